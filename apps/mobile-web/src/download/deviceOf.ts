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
// eslint-disable-next-line complexity -- one question per device
export function deviceOf({ userAgent, maxTouchPoints = 0 }: Navigator): Device {
  const isIos = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
  const [, major = NaN, minor = 0] = (/(?:iPhone )?OS (\d+)_(\d+)/.exec(userAgent) ?? []).map(Number);
  const isIosInApp = isIos && !/Safari\//.test(userAgent);
  const isInApp = inAppMarks.test(userAgent) || isIosInApp;
  return {
    system: isIos ? 'ios' : /Android/.test(userAgent) ? 'android' : 'desktop',
    isOldIos: /iPhone|iPad|iPod/.test(userAgent) && (major <= 11 || (major === 12 && minor <= 1)),
    isSafari: isIos && !isInApp && !otherIosBrowsers.test(userAgent),
    isInApp,
  };
}
