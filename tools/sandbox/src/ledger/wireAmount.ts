import { addMoney, type Money } from '@parlour/kernel/money';

/** Formats an amount from the database for the wire: at least two decimals, no further trailing zeros. */
export function wireAmount(amount: string): Money {
  return addMoney(amount, '0');
}
