export { defineFeature, screen } from './feature';
export type {
  Access,
  Chrome,
  Feature,
  FeatureRoute,
  FeatureSlice,
  LoadMessages,
  MenuEntry,
  MenuSlot,
  Messages,
  StartListening,
} from './feature';
export { betSettled, localeChanged, loggedIn, loggedOut, merchantChanged, toastDismissed, toastRequested } from './events';
export type { ToastLevel } from './events';
export { newIdempotencyKey } from './ids';
export { gatewayLanguages, intlTag, locales, toGatewayLanguage } from './locale';
export type { GatewayLanguage, Locale } from './locale';
export { addMoney, compareMoney, formatMoney, isMoney, multiplyMoney, subtractMoney, truncateMoney } from './money';
export type { Money } from './money';
export { homeAliases, paths, to } from './paths';
export { clearStored, readStored, removeStored, writeStored } from './storage';
export type { StorageArea } from './storage';
export { wireCall } from './wireCall';
export type { WireCall, WireInput, WireReply, WireValue } from './wireCall';
export { onWireItemsDropped, wireList } from './wireList';
export { wireId, wireMoney, wireText, wireTime } from './wireMoney';
