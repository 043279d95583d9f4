import {
  addMoney,
  compareMoney,
  type Money,
  multiplyMoney,
  subtractMoney,
  toCurrency,
  wageringOf,
  type WageringRule,
} from '@parlour/kernel/money';
import type { Order } from '../wire/order';

export type Quote = {
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

export type BonusRates = WageringRule & { min: Money; rate: Money; maxBonus: Money };
/** `symbol`: of the currency. */
export type Rates = { feeRate: Money; turnoverRate?: Money; promotion?: BonusRates; symbol: string };

/** Returns the bonus for an amount: "0.00" below the promotion's minimum, and never more than its maximum. */
export function bonusFor(amount: Money, promotion: BonusRates | undefined, symbol: string): Money {
  if (!promotion || compareMoney(amount, promotion.min) < 0) return '0.00';
  const bonus = toCurrency(multiplyMoney(amount, promotion.rate), symbol);
  return compareMoney(bonus, promotion.maxBonus) > 0 ? toCurrency(promotion.maxBonus, symbol) : bonus;
}

/** Returns what an order brings in all, cash and bonus: the amount that its quote called received. */
export function creditOf({ receive, bonus }: Pick<Order, 'receive' | 'bonus'>): Money {
  return addMoney(receive, bonus ?? '0');
}

/**
 * Computes fee, bonus, received amount and turnover of an amount, truncated to the decimals of the currency. Rates are fractions of the amount ("0.01"
 * is one percent). Turnover is required for the received amount, after the fee.
 */
export function quote(amount: Money, { feeRate, turnoverRate = '0', promotion, symbol }: Rates): Quote {
  const fee = toCurrency(multiplyMoney(amount, feeRate), symbol);
  const bonus = bonusFor(amount, promotion, symbol);
  const received = subtractMoney(amount, fee);
  return {
    pay: amount,
    fee,
    bonus,
    receive: addMoney(received, bonus),
    turnover: toCurrency(multiplyMoney(received, turnoverRate), symbol),
    bonusTurnover: promotion ? wageringOf(promotion, { received, bonus, symbol }) : '0.00',
  };
}
