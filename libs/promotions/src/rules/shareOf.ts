import { compareMoney, type Money } from '@parlour/kernel/money';

/** Returns the completed share of `target` from 0 to 1, for a bar. A target of zero counts as complete. */
export function shareOf(done: Money, target: Money): number {
  if (compareMoney(target, '0') <= 0 || compareMoney(done, target) >= 0) return 1;
  return Math.max(0, Number(done) / Number(target));
}
