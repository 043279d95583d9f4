import { type Money, multiplyMoney, truncateMoney } from '@parlour/kernel/money';

/** Returns the fee on an amount, truncated to a payable amount. */
export function feeOf(amount: Money, rate: string): Money {
  return truncateMoney(multiplyMoney(amount, rate), 2);
}
