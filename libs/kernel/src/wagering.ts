import { type Money, addMoney, compareMoney, multiplyMoney, truncateMoney } from './money';

/** What a bonus asks for before it becomes cash: stakes of a multiple of the bonus alone, or of deposit and bonus together. */
export type WageringRule = { turnoverTimes: Money; turnoverBase?: 'bonus' | 'depositAndBonus' | undefined };

/** Returns the stake that turns a bonus into cash, truncated to cents; `received` is the deposit after the fee. Without a bonus it is "0.00". */
export function wageringOf({ turnoverTimes, turnoverBase }: WageringRule, { received, bonus }: { received: Money; bonus: Money }): Money {
  if (compareMoney(bonus, '0') <= 0) return '0.00';
  return truncateMoney(multiplyMoney(turnoverBase === 'depositAndBonus' ? addMoney(received, bonus) : bonus, turnoverTimes), 2);
}
