export type Device = {
  system: 'android' | 'ios' | 'desktop';
  /** Specification 2, "App download": iOS 12.0, 12.1, or 11 and below. */
  isOldIos: boolean;
  /** The only browser that installs a profile (specification 5). */
  isSafari: boolean;
  /** Inside another app, which neither installs nor downloads. */
  isInApp: boolean;
};

const inAppMarks =
  /\bFB(AN|AV|_IAB)\b|Instagram|Telegram|\bLine\/|Viber|MicroMessenger|\bZalo\b|musical_ly|BytedanceWebview|Twitter|Snapchat|Kwai|; wv\)/i;
const otherIosBrowsers = /CriOS|FxiOS|EdgiOS|OPiOS|OPT\/|GSA\/|DuckDuckGo|YaBrowser|UCBrowser|SamsungBrowser/;

type Navigator = { userAgent: string; maxTouchPoints?: number };

/** What a browser says about where it runs. An iPad says that it is a Mac, but one that is touched. */
export function deviceOf({ userAgent, maxTouchPoints = 0 }: Navigator): Device {
  const isIos = namesIos(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
  const isIosInApp = isIos && !/Safari\//.test(userAgent);
  const isInApp = inAppMarks.test(userAgent) || isIosInApp;
  return {
    system: isIos ? 'ios' : /Android/.test(userAgent) ? 'android' : 'desktop',
    isOldIos: isOldIos(userAgent),
    isSafari: isIos && !isInApp && !otherIosBrowsers.test(userAgent),
    isInApp,
  };
}

function namesIos(userAgent: string): boolean {
  return /iPhone|iPad|iPod/.test(userAgent);
}

function isOldIos(userAgent: string): boolean {
  const [, major = NaN, minor = 0] = (/OS (\d+)_(\d+)/.exec(userAgent) ?? []).map(Number);
  return namesIos(userAgent) && (major <= 11 || (major === 12 && minor <= 1));
}
