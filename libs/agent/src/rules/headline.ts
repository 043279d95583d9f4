import { compareMoney } from '@parlour/kernel';
import type { Tier } from '../wire';
import { groupTiers } from './groupTiers';

export type Headline = {
  /** The lowest step of the headline product type. */
  entry: Tier;
  /** The step with the highest rate, if it pays more than `entry` in the same unit. */
  best?: Tier;
};

/**
 * Returns the steps for the contract's summary sentence: those for all games if there are any, else those of the product type
 * with the highest rate.
 */
export function headline(tiers: readonly Tier[]): Headline | undefined {
  const groups = groupTiers(tiers);
  const top = [...tiers].sort((a, b) => weight(b) - weight(a) || compareMoney(b.rate, a.rate))[0];
  const group =
    groups.find(({ productType }) => productType === 'ALL') ?? groups.find(({ productType }) => productType === top?.productType);
  const entry = group?.tiers[0];
  if (!entry) return undefined;
  const best = group.tiers
    .filter(({ rateUnit, rate }) => rateUnit === entry.rateUnit && compareMoney(rate, entry.rate) > 0)
    .sort((a, b) => compareMoney(b.rate, a.rate))[0];
  return best ? { entry, best } : { entry };
}

/** Ranks percentages above fixed amounts. */
function weight({ rateUnit }: Tier): number {
  return rateUnit === 'percent' ? 1 : 0;
}
