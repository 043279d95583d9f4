import type { SlipInput } from '../api/lotteryApi';

/** What makes two slips the same: everything that is sent but the key. Kept beside the key, so that the same slip is never sent under two. */
export function slipHash({ nodeId, drawNo, lines, multipliers, stopOnWin }: Omit<SlipInput, 'idempotencyKey'>): string {
  const sorted = lines.map(({ playTypeId, picks, unit, multiplier, rebate }) => [
    playTypeId,
    picks.map((row) => [...row].sort()),
    unit,
    multiplier,
    rebate,
  ]);
  return JSON.stringify([nodeId, drawNo, sorted, multipliers, stopOnWin]);
}
