/** Pauses in milliseconds and distances in CSS pixels (specification 9, timings). */
export const timings = {
  searchPause: 600,
  loadMoreThrottle: 1000,
  /** Pixels before the end of a list at which the next page is asked for. */
  scrollThreshold: 300,
  requestStagger: 400,
  winnersPause: 250,
  /** The hint to log in before favouring (specification 8). */
  loginHint: 2000,
  /** After so long a page or game that is still loading says so (product, "Rules for every screen"). */
  slowAfter: 3000,
  /** At most one refresh of balance and records in this time while bets settle. */
  settleThrottle: 1000,
  /** How long a removed favourite can be brought back: a long toast (specification 9). */
  undo: 8000,
} as const;
