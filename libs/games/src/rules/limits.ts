/** How many items a strip shows, and above which count it offers "See all" (specification 2 and 9). */
export const limits = {
  hotPerPage: 9,
  hotMoreAbove: 10,
  favouritesPerPage: 9,
  favouritesMoreAbove: 10,
  vendorMoreAbove: 6,
  carouselMoreAbove: 3,
  carouselPerView: 3,
  /** In CSS pixels. */
  carouselSpacing: 20,
  footerLogos: 22,
  winnersAsked: 20,
  topWinners: 10,
  winnersLoopAbove: 3,
} as const;
