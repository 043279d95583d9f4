export { siteFeature } from './feature';
export { BrandName } from './blocks/BrandName';
export { LanguageSelector } from './blocks/LanguageSelector';
export { StatusGate } from './blocks/StatusGate';
export { StatusScreen } from './blocks/StatusScreen';
export { useFlag } from './hooks/useFlag';
export { useCommunityLinks, useMerchantLink, useOfficialDomains } from './hooks/useCommunityLinks';
export { useLocale, useMerchant, useOffers, useSwitchMerchant } from './hooks/useMerchant';
export { useIsStatusSettled, useLayoutVariant, useStatus, useSystemStatus } from './hooks/useStatus';
export { dialingCodeOf } from './rules/dialingCodeOf';
export {
  selectLocale,
  selectMerchant,
  selectNeedsSession,
  selectOffers,
  selectRuntimeConfig,
  selectStatus,
  selectStoredStatus,
} from './siteSelectors';
export { siteOf, siteSlice, statusRemembered } from './siteSlice';
export { siteStart } from './siteStart';
export type { Status } from './wire/status';
