/** The app whose in-app browser shows the page; `other` if the app does not identify itself. */
type InApp = 'Facebook' | 'Messenger' | 'Instagram' | 'Telegram' | 'Viber' | 'TikTok' | 'LINE' | 'WeChat' | 'Zalo' | 'other';

export type Device = {
  system: 'android' | 'ios' | 'desktop';
  /** Specification 2, "App download": iOS 12.0, 12.1, or 11 and below. */
  isOldIos: boolean;
  /** From iOS 17 on, an address can ask for Safari: `x-safari-https://…`. */
  hasSafariLinks: boolean;
  /** The only browser that installs a profile (specification 5). */
  isSafari: boolean;
  /** The operator's own app. It is a web view too, but supports everything that our screens need. */
  isOwnApp: boolean;
  /** Set in another app's web view, which has no tabs, no installation, no downloads and no passkeys. */
  inApp: InApp | undefined;
};

/** The parts of `window` that identify the device. */
type Place = {
  navigator: { userAgent: string; maxTouchPoints?: number; standalone?: unknown };
  TelegramWebview?: unknown;
  TelegramWebviewProxy?: unknown;
};

/** The first match wins: Messenger and Instagram may carry Facebook's tokens too. */
const apps: readonly (readonly [InApp, RegExp])[] = [
  ['Messenger', /FBAN\/Messenger|FB_IAB\/Orca/],
  ['Instagram', /Instagram/],
  ['Facebook', /\bFB(AN|AV|_IAB)\b/],
  ['Telegram', /Telegram/],
  ['Viber', /Viber/],
  ['TikTok', /musical_ly|BytedanceWebview/],
  ['LINE', /\bLine\//],
  ['WeChat', /MicroMessenger/],
  ['Zalo', /\bZalo\b/],
  ['other', /Twitter|Snapchat|Kwai/],
];
/** Full browsers that are built on a web view, and whose user agent looks like one. */
const webViewBrowsers = /OPR\/|DuckDuckGo|PHX\/|\w+Browser\//;
const otherIosBrowsers = /CriOS|FxiOS|EdgiOS|OPiOS|OPT\/|GSA\/|DuckDuckGo|\w+Browser\//;

/** Detects the device and the surrounding app from `window`. */
export function deviceOf(place: Place): Device {
  const { userAgent } = place.navigator;
  const system = systemOf(place.navigator);
  const isIos = system === 'ios';
  const isOwnApp = /\bParlourApp\//.test(userAgent);
  const inApp = isOwnApp ? undefined : inAppOf(place, isIos);
  const [, major = NaN, minor = 0] = (/ OS (\d+)_(\d+)/.exec(userAgent) ?? []).map(Number);
  return {
    system,
    isOldIos: isIos && (major <= 11 || (major === 12 && minor <= 1)),
    hasSafariLinks: isIos && major >= 17,
    isSafari: isIos && !isOwnApp && !inApp && !otherIosBrowsers.test(userAgent),
    isOwnApp,
    inApp,
  };
}

/** An iPad reports itself as a Mac, but has a touch screen. */
function systemOf({ userAgent, maxTouchPoints = 0 }: Place['navigator']): Device['system'] {
  if (/iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)) return 'ios';
  return /Android/.test(userAgent) ? 'android' : 'desktop';
}

function inAppOf(place: Place, isIos: boolean): InApp | undefined {
  const { userAgent, standalone } = place.navigator;
  // A web app on an iPhone's home screen has the user agent of a plain web view.
  if (standalone === true) return undefined;
  const named = apps.find(([, mark]) => mark.test(userAgent))?.[0];
  if (named) return named;
  // Telegram's user agent does not identify it, but Telegram adds these globals to the page.
  if ('TelegramWebview' in place || 'TelegramWebviewProxy' in place) return 'Telegram';
  const isWebView = isIos ? !/Safari\//.test(userAgent) : /; wv\)/.test(userAgent);
  return isWebView && !webViewBrowsers.test(userAgent) ? 'other' : undefined;
}
