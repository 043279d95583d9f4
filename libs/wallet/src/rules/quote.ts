import { type Money, multiplyMoney, subtractMoney, truncateMoney } from '@parlour/kernel';

export type Quote = {
  /** What leaves the player. */
  pay: Money;
  fee: Money;
  /** What arrives after the fee. */
  receive: Money;
  /** What must be wagered before a withdrawal. */
  turnover: Money;
};

/** What an amount comes to under a fee and a turnover rate ("0.01" is one percent; both are shares of the amount), cut to cents. */
export function quote(amount: Money, { feeRate, turnoverRate = '0' }: { feeRate: Money; turnoverRate?: Money }): Quote {
  const fee = truncateMoney(multiplyMoney(amount, feeRate), 2);
  return { pay: amount, fee, receive: subtractMoney(amount, fee), turnover: truncateMoney(multiplyMoney(amount, turnoverRate), 2) };
}
