import { addMoney, compareMoney, type Money, multiplyMoney, toCurrency } from '@parlour/kernel/money';
import { type AmountRefusal, type Reading, typedAmount } from '@parlour/kernel/typed';

/** The reason why a typed amount cannot be sent. Every value has a message `amount.problem.<value>`. */
export type AmountProblem = AmountRefusal | 'belowMin' | 'aboveMax' | 'aboveAvailable';
export type AmountLimits = { min: Money; max: Money; available?: Money };

/** Reads a typed amount of the currency and checks it against the limits. Zero is below every minimum. */
export function readAmount(text: string, symbol: string, { min, max, available }: AmountLimits): Reading<Money, AmountProblem> {
  const reading = typedAmount(text, symbol);
  if (reading.problem) return reading;
  const { value } = reading;
  if (compareMoney(value, min) < 0 || compareMoney(value, '0') === 0) return { problem: 'belowMin' };
  if (compareMoney(value, max) > 0) return { problem: 'aboveMax' };
  if (available !== undefined && compareMoney(value, available) > 0) return { problem: 'aboveAvailable' };
  return { value };
}

/** Formats an amount for an input field, without separators and trailing zeros, e.g. "1000" or "3120.13"; its form reads it back as the same amount. */
export function toFieldText(amount: Money): string {
  return addMoney(amount, '0').replace(/\.00$/, '');
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
 * Returns a share of the available balance, truncated to the decimals of the currency and capped at the maximum. Undefined if it is below the minimum.
 */
export function shareOf(
  available: Money,
  percent: (typeof withdrawShares)[number],
  { symbol, ...limits }: Limits & { symbol: string },
): Money | undefined {
  const share = toCurrency(multiplyMoney(available, percent === '100' ? '1' : `0.${percent}`), symbol);
  const amount = compareMoney(share, limits.max) > 0 ? limits.max : share;
  return within(amount, limits) ? amount : undefined;
}
