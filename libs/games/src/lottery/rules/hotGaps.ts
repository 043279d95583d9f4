import type { DrawResult } from '../api/lotteryApi';

export type HotGap = {
  number: string;
  times: number;
  /** Draws since it was drawn last. */
  gap: number;
};

/** How often each number was drawn and how many draws ago, most frequent first. `results` starts with the newest draw. */
export function hotGaps(results: readonly Pick<DrawResult, 'numbers'>[]): HotGap[] {
  const found = new Map<string, HotGap>();
  for (const [gap, { numbers }] of results.entries()) {
    for (const number of new Set(numbers)) {
      const known = found.get(number);
      found.set(number, known ? { ...known, times: known.times + 1 } : { number, times: 1, gap });
    }
  }
  return [...found.values()].sort((a, b) => b.times - a.times || Number(a.number) - Number(b.number));
}
