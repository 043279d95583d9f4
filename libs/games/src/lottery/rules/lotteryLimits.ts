/** Page sizes and polling intervals of the lottery (product 4.1). */
export const lotteryLimits = {
  recent: 6,
  results: 50,
  ordersPage: 20,
  /** Lines of one slip. */
  lines: 20,
  /** In milliseconds: when to fetch the result after a draw, and how often to poll for it. */
  afterDraw: 800,
  again: 5000,
} as const;
