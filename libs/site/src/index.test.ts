import * as site from '.';
import * as format from './format';
import * as runtimeConfig from './runtimeConfig';

test('the public surface', () => {
  const faces = { '.': site, './format': format, './runtime-config': runtimeConfig };
  expect(Object.fromEntries(Object.entries(faces).map(([name, face]) => [name, Object.keys(face).sort()]))).toMatchInlineSnapshot(`
   {
     ".": [
       "BrandName",
       "LanguageSelector",
       "StatusGate",
       "StatusScreen",
       "dialingCodeOf",
       "selectLocale",
       "selectMerchant",
       "selectNeedsSession",
       "selectOffers",
       "selectRuntimeConfig",
       "selectStatus",
       "selectStoredStatus",
       "siteFeature",
       "siteOf",
       "siteSlice",
       "siteStart",
       "statusRemembered",
       "useCommunityLinks",
       "useFlag",
       "useIsStatusSettled",
       "useLayoutVariant",
       "useLocale",
       "useMerchant",
       "useMerchantLink",
       "useOffers",
       "useOfficialDomains",
       "useStatus",
       "useSwitchMerchant",
       "useSystemStatus",
     ],
     "./format": [
       "RangePicker",
       "StaleNotice",
       "useAmountText",
       "useDateFormat",
       "usePageZone",
     ],
     "./runtime-config": [
       "campaignRules",
       "flagNames",
       "flagSetting",
       "merchantConfig",
       "parseRuntimeConfig",
       "readRuntimeConfig",
       "runtimeConfig",
       "tagPurpose",
     ],
   }
  `);
});
