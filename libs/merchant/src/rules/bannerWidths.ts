/** Available widths of banners, in pixels. */
export const bannerWidths = [720, 1080];

/** Displayed width of a banner, as a `sizes` attribute. */
export const bannerSizes = '(min-width: 600px) 600px, 100vw';
