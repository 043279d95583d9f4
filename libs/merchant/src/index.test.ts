import * as surface from '.';

test('the public surface', () => {
  expect(Object.keys(surface).sort()).toMatchInlineSnapshot(`
   [
     "BannerStrip",
     "LanguageSelector",
     "StatusScreen",
     "appPath",
     "artSources",
     "merchantFeature",
     "openableUrl",
     "readRuntimeConfig",
     "selectLocale",
     "selectMerchant",
     "selectRuntimeConfig",
     "systemStatus",
     "useAnnouncements",
     "useArt",
     "useCommunityLinks",
     "useFlag",
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
