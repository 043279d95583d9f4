import { type Money, addMoney, compareMoney } from '@parlour/kernel';
import { latinDigits } from './latinDigits';

/** The reason why a typed amount cannot be sent. Every value has a message `amount.problem.<value>`. */
export type AmountProblem = 'empty' | 'format' | 'decimals' | 'tooLong' | 'belowMin' | 'aboveMax' | 'aboveAvailable';
export type AmountReading = { amount: Money; problem?: undefined } | { amount?: undefined; problem: AmountProblem };
export type AmountLimits = { min: Money; max: Money; available?: Money };

/** The maximum number of digits before the decimal point. No wallet holds more, and kernel's decimals take 24. */
const MAX_WHOLE_DIGITS = 15;

/**
 * Parses typed text into an exact amount with two decimals. Accepts surrounding spaces, thousands commas, "5.", ".5" and Burmese
 * digits. Rejects signs, exponents, more than two decimals and anything else that is not a number.
 */
export function parseAmount(text: string): AmountReading {
  const typed = latinDigits(text.trim());
  if (typed === '') return { problem: 'empty' };
  if (!/^(\d+|\d{1,3}(,\d{3})+)?(\.\d*)?$/.test(typed) || !/\d/.test(typed)) return { problem: 'format' };
  const [whole = '', fraction = ''] = typed.replaceAll(',', '').split('.');
  if (fraction.length > 2) return { problem: 'decimals' };
  const digits = whole.replace(/^0+(?=\d)/, '') || '0';
  if (digits.length > MAX_WHOLE_DIGITS) return { problem: 'tooLong' };
  return { amount: `${digits}.${fraction.padEnd(2, '0')}` };
}

/** Parses a typed amount and checks it against the limits. Zero is below every minimum. */
export function readAmount(text: string, { min, max, available }: AmountLimits): AmountReading {
  const reading = parseAmount(text);
  if (reading.problem) return reading;
  const { amount } = reading;
  if (compareMoney(amount, min) < 0 || compareMoney(amount, '0') === 0) return { problem: 'belowMin' };
  if (compareMoney(amount, max) > 0) return { problem: 'aboveMax' };
  if (available !== undefined && compareMoney(amount, available) > 0) return { problem: 'aboveAvailable' };
  return { amount };
}

/** Formats an amount for an input field, without separators and trailing zeros, e.g. "1000" or "3120.13". */
export function toFieldText(amount: Money): string {
  return addMoney(amount, '0').replace(/\.00$/, '');
}
