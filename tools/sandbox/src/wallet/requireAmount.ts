import { compareMoney, type Money } from '@parlour/kernel/money';
import { refuse } from '../http/refuse';

/** Refuses an amount that cannot be paid or lies outside the limits. */
export function requireAmount(amount: Money, { min, max }: { min: Money; max?: Money }): void {
  if (!/^\d+(\.\d{1,2})?$/.test(amount) || compareMoney(amount, '0') <= 0) return refuse('FIELD_INVALID', { field: 'amount' });
  if (compareMoney(amount, min) < 0) return refuse('BELOW_MIN', { min });
  if (max !== undefined && compareMoney(amount, max) > 0) return refuse('ABOVE_MAX', { max });
}
