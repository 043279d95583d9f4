/** Timings in milliseconds (specification 9, timings). */
export const timings = {
  searchPause: 600,
  requestStagger: 400,
  winnersPause: 250,
  /** How often the figures of tiles and the latest wins are asked for. */
  liveFigures: 15_000,
  /** How long the hint to log in stays, when a visitor taps a favourite button (specification 8). */
  loginHint: 2000,
  /** A page or game that still loads after this time says so (product, "Rules for every screen"). */
  slowAfter: 3000,
  /** A game in a frame that has said nothing for this long since it loaded may not be there. */
  gameSilentAfter: 8000,
  /** While bets settle, balance and records refresh at most once in this time. */
  settleThrottle: 1000,
  /** Live tables in view are renewed this often. */
  tablesRenewal: 30_000,
  /** Matches on the screen are renewed this often, because odds move. */
  matchesRenewal: 30_000,
  /** How long a list waits for the games played last, which stand above it. Later they are placed below. */
  recentWait: 1500,
  /** How long a removed favourite can be restored: as long as a long toast (specification 9). */
  undo: 8000,
} as const;

/** Games per page of a request (specification 9, page sizes). */
export const pageSizes = {
  /** Game lists, recent, favourites by category. */
  list: 25,
  favouritesPage: 30,
  homeSection: 9,
  favouriteIds: 100,
} as const;

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
