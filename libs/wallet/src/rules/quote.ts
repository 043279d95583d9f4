import { type Money, addMoney, compareMoney, multiplyMoney, subtractMoney, truncateMoney } from '@parlour/kernel';

export type Quote = {
  /** What leaves the player. */
  pay: Money;
  fee: Money;
  /** What an offer gives on top; "0.00" without one. */
  bonus: Money;
  /** What arrives after the fee, with the bonus. */
  receive: Money;
  /** What must be wagered before a withdrawal. */
  turnover: Money;
};

export type BonusRates = { min: Money; rate: Money; maxBonus: Money; turnoverTimes: Money };
export type Rates = { feeRate: Money; turnoverRate?: Money; promotion?: BonusRates };

const cents = (amount: Money) => truncateMoney(amount, 2);

/** What an offer gives for an amount: nothing below its least, never more than its most. */
export function bonusFor(amount: Money, promotion: BonusRates | undefined): Money {
  if (!promotion || compareMoney(amount, promotion.min) < 0) return '0.00';
  const bonus = cents(multiplyMoney(amount, promotion.rate));
  return compareMoney(bonus, promotion.maxBonus) > 0 ? cents(promotion.maxBonus) : bonus;
}

/**
 * What an amount comes to under a fee, a turnover rate and an offer ("0.01" is one percent; rates are shares of the amount,
 * an offer's turnover is times its bonus), cut to cents.
 */
export function quote(amount: Money, { feeRate, turnoverRate = '0', promotion }: Rates): Quote {
  const fee = cents(multiplyMoney(amount, feeRate));
  const bonus = bonusFor(amount, promotion);
  const played = addMoney(multiplyMoney(amount, turnoverRate), multiplyMoney(bonus, promotion?.turnoverTimes ?? '0'));
  return { pay: amount, fee, bonus, receive: addMoney(subtractMoney(amount, fee), bonus), turnover: cents(played) };
}
