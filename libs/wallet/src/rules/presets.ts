import { type Money, compareMoney, multiplyMoney, truncateMoney } from '@parlour/kernel';

type Limits = { min: Money; max: Money };

const within = (amount: Money, { min, max }: Limits) => compareMoney(amount, min) >= 0 && compareMoney(amount, max) <= 0;

/** The gateway's proposals that a player may in fact choose, smallest first, each once. */
export function depositPresets(presets: Money[], limits: Limits): Money[] {
  const sorted = presets.filter((preset) => within(preset, limits)).sort(compareMoney);
  return sorted.filter((preset, index) => index === 0 || compareMoney(preset, sorted[index - 1] ?? '0') !== 0);
}

/** Shares of what can be withdrawn that a player may choose at a tap (product decision 4.7). */
export const withdrawShares = ['25', '50', '100'] as const;

/** A share of what is available, cut to cents and to the maximum; undefined when it falls below the minimum. */
export function shareOf(available: Money, percent: (typeof withdrawShares)[number], limits: Limits): Money | undefined {
  const share = truncateMoney(multiplyMoney(available, percent === '100' ? '1' : `0.${percent}`), 2);
  const amount = compareMoney(share, limits.max) > 0 ? limits.max : share;
  return within(amount, limits) ? amount : undefined;
}
