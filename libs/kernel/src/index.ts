// As a namespace, so that a build leaves out the unused functions.
import * as supports from './supports';

export { type Device, deviceOf } from './device/deviceOf';
export { isPlainTap } from './device/isPlainTap';
export { isStandalone } from './device/isStandalone';
export { earlyPage } from './earlyPage';
export { deviceValue } from './deviceValue';
export {
  type Access,
  type Chrome,
  defineFeature,
  type Feature,
  type FeatureRoute,
  type FeatureSearch,
  type FeatureStart,
  type Findable,
  type FindablePage,
  type LoadMessages,
  type MenuEntry,
  type MenuSlot,
  type Messages,
  type Overlay,
  type Preview,
  type PreviewModule,
  screen,
  type SearchEntry,
  type SearchSheetProps,
  type StartListening,
  type VisitorSheet,
  type VisitorSheetProps,
} from './feature';
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
export { groupDigits } from './groupDigits';
export { newIdempotencyKey } from './ids';
export { type GatewayLanguage, gatewayLanguages, intlTag, type Locale, locales, toGatewayLanguage } from './locale';
export {
  addMoney,
  compareMoney,
  countedMoney,
  formatMoney,
  isMoney,
  type Money,
  multiplyMoney,
  subtractMoney,
  truncateMoney,
  wageringOf,
  type WageringRule,
} from './money';
export { parseUrl } from './parseUrl';
export { homeAliases, paths, to } from './paths';
export { publicCacheControl, publicReplies, type PublicReply } from './publicReplies';
export { clearStored, readStored, removeStored, type StorageArea, storedKeys, writeCookie, writeStored } from './storage';
export { supports };
export { whenIdle } from './supports';
export { wireCall, type WireCall, type WireInput, type WireReply, type WireValue } from './wireCall';
export { onWireItemsDropped, wireId, wireKey, wireList, wireMoney, wireText, wireTime } from './wireList';
export { withTimeout } from './withTimeout';
