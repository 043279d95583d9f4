import { type Money, compareMoney, multiplyMoney, truncateMoney } from '@parlour/kernel';

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
