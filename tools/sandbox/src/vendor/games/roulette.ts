import { createTableGame } from './tableGame';

/** European roulette with a single zero. The tables alone determine its return; roulette.test.ts checks every bet on every number. */

/** The numbers clockwise, as on the wheel. */
export const wheel = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26,
] as const;

export const reds: readonly number[] = [1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36];

/** The numbers that each bet covers. It pays 36 stakes shared among its numbers, its own stake included. */
const covered: Record<string, (number: number) => boolean> = {
  red: (number) => reds.includes(number),
  black: (number) => number > 0 && !reds.includes(number),
  even: (number) => number > 0 && number % 2 === 0,
  odd: (number) => number % 2 === 1,
  low: (number) => number >= 1 && number <= 18,
  high: (number) => number >= 19,
  dozen1: (number) => number >= 1 && number <= 12,
  dozen2: (number) => number >= 13 && number <= 24,
  dozen3: (number) => number >= 25,
  ...Object.fromEntries(wheel.map((own) => [`n${own}`, (number: number) => number === own])),
};

/** All bets of the table: `red`, `dozen1`, `n17`. */
export const rouletteBets: readonly string[] = Object.keys(covered);

/** Returns the payout of one chip on `bet` for `number`, as a multiple of the chip. */
export function payoutOf(bet: string, number: number): number {
  const covers = covered[bet];
  return covers?.(number) ? 36 / wheel.filter(covers).length : 0;
}

export const roulette = createTableGame({
  bets: rouletteBets,
  rules: { wheel, reds, returnRate: (36 / 37).toFixed(3) },
  deal: (draw) => ({ number: wheel[draw(wheel.length)] ?? 0 }),
  payoutOf: (bet, { number }) => payoutOf(bet, number),
});
