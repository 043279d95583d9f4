import { addMoney, compareMoney, type Money, multiplyMoney, truncateMoney } from '@parlour/kernel/money';

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

const BURMESE_ZERO = 0x1040;

/** Writes Burmese digits, as a Burmese keyboard types them, as Latin ones. */
export function latinDigits(text: string): string {
  return text.replace(/[\u1040-\u1049]/g, (digit) => String(digit.charCodeAt(0) - BURMESE_ZERO));
}

type Limits = { min: Money; max: Money };

const within = (amount: Money, { min, max }: Limits) => compareMoney(amount, min) >= 0 && compareMoney(amount, max) <= 0;

/** Returns the gateway's preset amounts within the limits, sorted and without duplicates. */
export function depositPresets(presets: Money[], limits: Limits): Money[] {
  const sorted = presets.filter((preset) => within(preset, limits)).sort(compareMoney);
  return sorted.filter((preset, index) => index === 0 || compareMoney(preset, sorted[index - 1] ?? '0') !== 0);
}

/** Quick choices in percent of the withdrawable balance (product decision 4.7). */
export const withdrawShares = ['25', '50', '100'] as const;

/**
 * Returns a share of the available balance, truncated to cents and capped at the maximum. Undefined if it is below the minimum.
 */
export function shareOf(available: Money, percent: (typeof withdrawShares)[number], limits: Limits): Money | undefined {
  const share = truncateMoney(multiplyMoney(available, percent === '100' ? '1' : `0.${percent}`), 2);
  const amount = compareMoney(share, limits.max) > 0 ? limits.max : share;
  return within(amount, limits) ? amount : undefined;
}
