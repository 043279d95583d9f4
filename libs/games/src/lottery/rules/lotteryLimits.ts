/** How much the lottery shows and how often it looks (product 4.1). */
export const lotteryLimits = {
  recent: 6,
  results: 50,
  ordersPage: 20,
  /** Lines of one slip. */
  lines: 20,
  /** Milliseconds after a draw at which its result is asked for, and between two questions. */
  afterDraw: 800,
  again: 5000,
  /** Between two looks for a slip whose reply was lost. */
  lookAgain: 4000,
  /** How long a request may be on its way: the client's 30 s for money, and what lies between. */
  replyPath: 40_000,
} as const;
