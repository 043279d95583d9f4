import * as surface from '.';

test('the public surface', () => {
  expect(Object.keys(surface).sort()).toMatchInlineSnapshot(`
   [
     "BannerStrip",
     "LanguageSelector",
     "StatusScreen",
     "appPath",
     "merchantFeature",
     "merchantMessages",
     "merchantSlice",
     "openableUrl",
     "readRuntimeConfig",
     "savesData",
     "selectLocale",
     "selectMerchant",
     "selectRuntimeConfig",
     "useAnnouncements",
     "useArt",
     "useCommunityLinks",
     "useFlag",
     "useImageUrl",
     "useIsStatusKnown",
     "useLocale",
     "useMarkAnnouncementRead",
     "useMarks",
     "useMerchant",
     "useOfficialDomains",
     "useOpenLink",
     "usePromotionCategories",
     "useResource",
     "useSwitchMerchant",
     "useSystemStatus",
     "useTemplate",
   ]
  `);
});
