import { addMoney, compareMoney, type Money, multiplyMoney, subtractMoney, truncateMoney } from '@parlour/kernel/money';

export type Quote = {
  /** The amount that the player pays. */
  pay: Money;
  fee: Money;
  /** The bonus of the promotion; "0.00" without one. */
  bonus: Money;
  /** The amount credited after the fee, including the bonus. */
  receive: Money;
  /** The turnover required before a withdrawal of the deposit. */
  turnover: Money;
  /** The turnover after which the bonus becomes cash; the deposit does not wait for it. */
  bonusTurnover: Money;
};

export type BonusRates = { min: Money; rate: Money; maxBonus: Money; turnoverTimes: Money; turnoverBase?: 'bonus' | 'depositAndBonus' };
export type Rates = { feeRate: Money; turnoverRate?: Money; promotion?: BonusRates };

const cents = (amount: Money) => truncateMoney(amount, 2);

/** Returns the bonus for an amount: "0.00" below the promotion's minimum, and never more than its maximum. */
export function bonusFor(amount: Money, promotion: BonusRates | undefined): Money {
  if (!promotion || compareMoney(amount, promotion.min) < 0) return '0.00';
  const bonus = cents(multiplyMoney(amount, promotion.rate));
  return compareMoney(bonus, promotion.maxBonus) > 0 ? cents(promotion.maxBonus) : bonus;
}

/** Returns the turnover of a bonus: a multiple of the bonus alone, or of the received amount and the bonus together. */
export function bonusTurnoverFor({ received, bonus }: { received: Money; bonus: Money }, promotion: BonusRates | undefined): Money {
  if (!promotion || compareMoney(bonus, '0') <= 0) return '0.00';
  const base = promotion.turnoverBase === 'depositAndBonus' ? addMoney(received, bonus) : bonus;
  return cents(multiplyMoney(base, promotion.turnoverTimes));
}

/**
 * Computes fee, bonus, received amount and turnover of an amount, truncated to cents. Rates are fractions of the amount ("0.01"
 * is one percent). Turnover is required for the received amount, after the fee.
 */
export function quote(amount: Money, { feeRate, turnoverRate = '0', promotion }: Rates): Quote {
  const fee = cents(multiplyMoney(amount, feeRate));
  const bonus = bonusFor(amount, promotion);
  const received = subtractMoney(amount, fee);
  return {
    pay: amount,
    fee,
    bonus,
    receive: addMoney(received, bonus),
    turnover: cents(multiplyMoney(received, turnoverRate)),
    bonusTurnover: bonusTurnoverFor({ received, bonus }, promotion),
  };
}
