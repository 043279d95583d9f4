import { type Money, addMoney } from '@parlour/kernel';

/** An amount from the database as the wire writes it: at least two places, no idle zeros. */
export function wireAmount(amount: string): Money {
  return addMoney(amount, '0');
}
