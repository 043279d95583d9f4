// As a namespace, so that a build leaves out the unused functions.
import * as supports from './supports';

export { deviceOf } from './device/deviceOf';
export { isStandalone } from './device/deviceOf';
export type { Device } from './device/deviceOf';
export { deviceValue } from './deviceValue';
export { isPlainTap } from './device/deviceOf';
export { defineFeature, screen } from './feature';
export type {
  Access,
  Chrome,
  Feature,
  FeatureRoute,
  FeatureSearch,
  FeatureStart,
  Findable,
  FindablePage,
  LoadMessages,
  MenuEntry,
  MenuSlot,
  Messages,
  Overlay,
  Preview,
  PreviewModule,
  SearchEntry,
  SearchSheetProps,
  StartListening,
  VisitorSheet,
  VisitorSheetProps,
} from './feature';
export { betSettled, featuresAdded, localeChanged, loggedIn, loggedOut, merchantChanged, toastDismissed, toastRequested } from './events';
export type { ToastLevel, ToastText } from './events';
export { groupDigits } from './groupDigits';
export { newIdempotencyKey } from './ids';
export { gatewayLanguages, intlTag, locales, toGatewayLanguage } from './locale';
export type { GatewayLanguage, Locale } from './locale';
export { isMoney } from './money';
export type { Money } from './money';
export { addMoney, compareMoney, countedMoney, formatMoney, multiplyMoney, subtractMoney, truncateMoney } from './money';
export { parseUrl } from './parseUrl';
export { homeAliases, paths, to } from './paths';
export { publicCacheControl, publicReplies } from './publicReplies';
export type { PublicReply } from './publicReplies';
export { clearStored, readStored, removeStored, storedKeys, writeCookie, writeStored } from './storage';
export type { StorageArea } from './storage';
export { supports };
export { whenIdle } from './supports';
export { wireCall } from './wireCall';
export type { WireCall, WireInput, WireReply, WireValue } from './wireCall';
export { onWireItemsDropped, wireList } from './wireList';
export { wireId, wireKey, wireMoney, wireText, wireTime } from './wireList';
export { withTimeout } from './withTimeout';
