/** Pauses in milliseconds (specification 9, timings). */
export const timings = {
  searchPause: 600,
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
