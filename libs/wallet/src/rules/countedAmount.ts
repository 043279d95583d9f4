import { type Money, addMoney, multiplyMoney, subtractMoney, truncateMoney } from '@parlour/kernel';

/** Returns the amount to show when `share` (from 0 to 1) of the way from one amount to another is counted. */
export function countedAmount(from: Money, to: Money, share: number): Money {
  if (share >= 1) return to;
  return addMoney(from, truncateMoney(multiplyMoney(subtractMoney(to, from), share.toFixed(4)), 2));
}
