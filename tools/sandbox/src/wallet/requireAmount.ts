import { compareMoney, type Money, toCurrency } from '@parlour/kernel/money';
import type { Merchant } from '@parlour/sandbox-world';
import { refuse } from '../http/refuse';

type Limits = { min: Money; max?: Money };

/** Refuses an amount that cannot be paid in the merchant's currency or lies outside the limits. */
export function requireAmount(amount: Money, { symbol }: Merchant, { min, max }: Limits): void {
  const isPayable = compareMoney(amount, '0') > 0 && compareMoney(amount, toCurrency(amount, symbol)) === 0;
  if (!isPayable || !/^\d+(\.\d{1,3})?$/.test(amount)) return refuse('FIELD_INVALID', { field: 'amount' });
  if (compareMoney(amount, min) < 0) return refuse('BELOW_MIN', { min });
  if (max !== undefined && compareMoney(amount, max) > 0) return refuse('ABOVE_MAX', { max });
}
