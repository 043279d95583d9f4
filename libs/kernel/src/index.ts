export {
  betSettled,
  featuresAdded,
  localeChanged,
  loggedIn,
  loggedOut,
  merchantChanged,
  toastDismissed,
  type ToastLevel,
  toastRequested,
  type ToastText,
} from './events';
export { type GatewayLanguage, gatewayLanguages, intlTag, type Locale, locales, toGatewayLanguage } from './locale';
export { appPath, openableUrl } from './openableUrl';
export { homeAliases, parseUrl, paths, to } from './paths';
export { DAY_MS, HOUR_MS } from './time';
export { withTimeout } from './withTimeout';
