import * as surface from '.';

test('the public surface', () => {
  expect(Object.keys(surface).sort()).toMatchInlineSnapshot(`
   [
     "BannerStrip",
     "LanguageSelector",
     "StatusScreen",
     "appPath",
     "merchantFeature",
     "openableUrl",
     "readRuntimeConfig",
     "selectLocale",
     "selectMerchant",
     "selectRuntimeConfig",
     "useAnnouncements",
     "useArt",
     "useCommunityLinks",
     "useFlag",
     "useIsStatusKnown",
     "useLocale",
     "useMarkAnnouncementRead",
     "useMerchant",
     "useOpenLink",
     "usePromotionCategories",
     "useResource",
     "useSwitchMerchant",
     "useSystemStatus",
   ]
  `);
});
