/** Timings in milliseconds (specification 9, timings). */
export const timings = {
  searchPause: 600,
  requestStagger: 400,
  winnersPause: 250,
  /** How long the hint to log in stays, when a visitor taps a favourite button (specification 8). */
  loginHint: 2000,
  /** A page or game that still loads after this time says so (product, "Rules for every screen"). */
  slowAfter: 3000,
  /** While bets settle, balance and records refresh at most once in this time. */
  settleThrottle: 1000,
  /** How long a removed favourite can be restored: as long as a long toast (specification 9). */
  undo: 8000,
} as const;
