export { adoptCountries, type Country, countryOf, type Currency, currencyOf, ownCountries, withSymbol } from './country';
export {
  betSettled,
  featuresAdded,
  localeChanged,
  loggedIn,
  loggedOut,
  merchantChanged,
  sessionRestored,
  toastDismissed,
  type ToastLevel,
  toastRequested,
  type ToastText,
} from './events';
export {
  adoptLanguages,
  type GatewayLanguage,
  gatewayLanguages,
  intlTag,
  type Language,
  languageOf,
  languageWithCode,
  type Locale,
  locales,
  type OwnLocale,
  ownLocale,
  toGatewayLanguage,
} from './locale';
export { appPath, openableUrl } from './openableUrl';
export { homeAliases, parseUrl, paths, to } from './paths';
export { withTimeout } from './withTimeout';
