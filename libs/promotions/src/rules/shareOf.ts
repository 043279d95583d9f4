import { type Money, compareMoney } from '@parlour/kernel';

/** How much of `target` is done, from 0 to 1, for a bar; nothing to reach is reached. */
export function shareOf(done: Money, target: Money): number {
  if (compareMoney(target, '0') <= 0 || compareMoney(done, target) >= 0) return 1;
  return Math.max(0, Number(done) / Number(target));
}
