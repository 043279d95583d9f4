import { compareMoney } from '@parlour/kernel';
import type { Tier } from '../wire';
import { groupTiers } from './groupTiers';

export type Headline = {
  /** The first step of what the contract is mainly about. */
  entry: Tier;
  /** The highest step's, where it pays more in the same unit. */
  best?: Tier;
};

/** What the plain sentence speaks of: all games together if the contract knows them, else the product type with the highest rate. */
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

/** A percentage says more about a contract than an amount. */
function weight({ rateUnit }: Tier): number {
  return rateUnit === 'percent' ? 1 : 0;
}
