import { type Money, multiplyMoney, truncateMoney } from '@parlour/kernel';

/** The fee on an amount, cut to what can be paid. */
export function feeOf(amount: Money, rate: string): Money {
  return truncateMoney(multiplyMoney(amount, rate), 2);
}
