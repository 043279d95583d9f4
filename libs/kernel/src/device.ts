/** The app whose in-app browser shows the page, by its own name; `other` for one that does not say which it is. */
type InApp = 'Facebook' | 'Messenger' | 'Instagram' | 'Telegram' | 'Viber' | 'TikTok' | 'LINE' | 'WeChat' | 'Zalo' | 'other';

export type Device = {
  system: 'android' | 'ios' | 'desktop';
  /** Specification 2, "App download": iOS 12.0, 12.1, or 11 and below. */
  isOldIos: boolean;
  /** From iOS 17 on, an address can ask for Safari: `x-safari-https://…`. */
  hasSafariLinks: boolean;
  /** The only browser that installs a profile (specification 5). */
  isSafari: boolean;
  /** The operator's own app. It is a web view too, but has what our screens need. */
  isOwnApp: boolean;
  /** Set in a web view of another app: it has no tabs, installs and downloads nothing, and knows no passkeys. */
  inApp: InApp | undefined;
};

/** A window, as far as it tells where it is. */
type Place = {
  navigator: { userAgent: string; maxTouchPoints?: number; standalone?: unknown };
  TelegramWebview?: unknown;
  TelegramWebviewProxy?: unknown;
};

/** The first that fits counts: Messenger and Instagram may carry the marks of Facebook too. */
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
/** Browsers of their own, with tabs and downloads, that are built on a web view and look like one. */
const webViewBrowsers = /OPR\/|DuckDuckGo|PHX\/|\w+Browser\//;
const otherIosBrowsers = /CriOS|FxiOS|EdgiOS|OPiOS|OPT\/|GSA\/|DuckDuckGo|\w+Browser\//;

/** What a window says about where it runs: `deviceOf(window)`. */
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

/** An iPad says that it is a Mac, but one that is touched. */
function systemOf({ userAgent, maxTouchPoints = 0 }: Place['navigator']): Device['system'] {
  if (/iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)) return 'ios';
  return /Android/.test(userAgent) ? 'android' : 'desktop';
}

function inAppOf(place: Place, isIos: boolean): InApp | undefined {
  const { userAgent, standalone } = place.navigator;
  // From the home screen of an iPhone the user agent is that of any web view.
  if (standalone === true) return undefined;
  const named = apps.find(([, mark]) => mark.test(userAgent))?.[0];
  if (named) return named;
  // On Android it hides that it is a web view, on iOS it is any; what it gives to the page tells.
  if ('TelegramWebview' in place || 'TelegramWebviewProxy' in place) return 'Telegram';
  const isWebView = isIos ? !/Safari\//.test(userAgent) : /; wv\)/.test(userAgent);
  return isWebView && !webViewBrowsers.test(userAgent) ? 'other' : undefined;
}
