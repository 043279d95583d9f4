import { fromUnits, type Money, SCALE, toCurrency, toUnits, truncateMoney } from './amount';

export function addMoney(a: Money, b: Money): Money {
  return fromUnits(toUnits(a) + toUnits(b));
}

export function subtractMoney(a: Money, b: Money): Money {
  return fromUnits(toUnits(a) - toUnits(b));
}

/** Returns the exact product of an amount and a decimal rate, truncated to 8 places. */
export function multiplyMoney(amount: Money, rate: string): Money {
  return fromUnits((toUnits(amount) * toUnits(rate)) / 10n ** BigInt(SCALE));
}

/** Compares two amounts: negative, zero or positive. */
export function compareMoney(a: Money, b: Money): number {
  const difference = toUnits(a) - toUnits(b);
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

/** Returns the amount between two amounts at `share`, from 0 (the first) to 1 (the second). */
export function countedMoney(from: Money, to: Money, share: number): Money {
  return share >= 1 ? to : addMoney(from, truncateMoney(multiplyMoney(subtractMoney(to, from), share.toFixed(4)), 2));
}

/** What a bonus asks for before it becomes cash: stakes of a multiple of the bonus alone, or of deposit and bonus together. */
export type WageringRule = { turnoverTimes: Money; turnoverBase?: 'bonus' | 'depositAndBonus' | undefined };

/** `received`: the deposit after the fee. `symbol`: of the currency. */
type Bonus = { received: Money; bonus: Money; symbol: string };

/** Returns the stake that turns a bonus into cash, truncated to the decimals of the currency. Without a bonus it is zero. */
export function wageringOf({ turnoverTimes, turnoverBase }: WageringRule, { received, bonus, symbol }: Bonus): Money {
  if (compareMoney(bonus, '0') <= 0) return '0.00';
  return toCurrency(multiplyMoney(turnoverBase === 'depositAndBonus' ? addMoney(received, bonus) : bonus, turnoverTimes), symbol);
}
