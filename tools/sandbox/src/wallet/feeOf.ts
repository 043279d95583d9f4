import { type Money, multiplyMoney, toCurrency } from '@parlour/kernel/money';
import type { Merchant } from '@parlour/sandbox-world';

/** Returns the fee on an amount, truncated to a payable amount. */
export function feeOf(amount: Money, rate: string, { symbol }: Merchant): Money {
  return toCurrency(multiplyMoney(amount, rate), symbol);
}
