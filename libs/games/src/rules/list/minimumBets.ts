/** Options of the minimum-bet filter besides "all" (specification 9). */
export const minimumBets = ['0.01', '0.05', '0.1', '0.5', '0.75', '1'] as const;

export type MinimumBet = (typeof minimumBets)[number];

export function isMinimumBet(text: unknown): text is MinimumBet {
  return minimumBets.includes(text as MinimumBet);
}
