import * as surface from '.';

test('the public surface', () => {
  expect(Object.keys(surface).sort()).toMatchInlineSnapshot(`
   [
     "BannerFilm",
     "BannerStrip",
     "GameBanners",
     "ImageHelp",
     "OpenInBrowser",
     "ResourceLogos",
     "adoptImageCdnDraw",
     "adoptLateConfig",
     "contentFeature",
     "contentStart",
     "coverOf",
     "openOutside",
     "selectAnnouncements",
     "selectImageUrl",
     "useAnnouncementReads",
     "useAnnouncements",
     "useImageFiles",
     "useImageOrigins",
     "useImageUrl",
     "useLegal",
     "useMarkAnnouncementRead",
     "useOpenLink",
     "usePromotionCategories",
     "useResourceImages",
   ]
  `);
});
