import { typedCount } from '@parlour/kernel/typed';

/** The draws that a slip plays in. `draws` and the multiplier of the stake in each draw are the texts as they were typed. */
export type Chase = { draws: string; times: readonly string[]; stopOnWin: boolean };

/** The slip plays in the next draw alone. */
export const oneDraw: Chase = { draws: '1', times: ['1'], stopOnWin: true };

/** The highest multiplier of a draw. */
export const mostTimes = 999;

/** Reads the multiplier of each draw. Undefined while a text is no number within its limit: nothing is sent then. */
export function chaseMultipliers({ draws, times }: Chase, maxDraws: number): number[] | undefined {
  if (typedCount(draws, maxDraws) !== times.length) return undefined;
  const read = times.flatMap((text) => typedCount(text, mostTimes) ?? []);
  return read.length === times.length ? read : undefined;
}

/** A changed number of draws adds draws with the multiplier 1 or removes the last ones. A text that is no such number leaves them. */
export function withDraws(chase: Chase, draws: string, maxDraws: number): Chase {
  const count = typedCount(draws, maxDraws);
  const times = count === undefined ? chase.times : Array.from({ length: count }, (_, at) => chase.times[at] ?? '1');
  return { ...chase, draws, times };
}
