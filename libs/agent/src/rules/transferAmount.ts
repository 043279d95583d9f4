import { type Money, addMoney, compareMoney, isMoney } from '@parlour/kernel';
import type { TransferRules } from '../wire/transfer';

/** The reason why an amount cannot be sent. Every value has a message `transfer.problem.<value>`. */
export type AmountProblem = 'empty' | 'belowMin' | 'aboveMax' | 'aboveAvailable';
export type AmountReading = { amount: Money; problem?: undefined } | { amount?: undefined; problem: AmountProblem };

/** Parses the field's text into an exact amount and checks it against the limits. */
export function transferAmount(text: string, { min, max, available }: Pick<TransferRules, 'min' | 'max' | 'available'>): AmountReading {
  const typed = text.replace(/\.$/, '');
  if (!isMoney(typed)) return { problem: 'empty' };
  const amount = addMoney(typed, '0');
  if (compareMoney(amount, min) < 0) return { problem: 'belowMin' };
  // The lower limit is the one that counts: with less than the maximum available, the maximum would send the agent astray.
  const isShort = compareMoney(available, max) < 0;
  if (compareMoney(amount, isShort ? available : max) > 0) return { problem: isShort ? 'aboveAvailable' : 'aboveMax' };
  return { amount };
}
