/** Widths in pixels in which banners are on offer. */
export const bannerWidths = [720, 1080];

/** How wide a banner stands on the page. */
export const bannerSizes = '(min-width: 600px) 600px, 100vw';
