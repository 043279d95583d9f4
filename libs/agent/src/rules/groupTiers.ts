import { compareMoney } from '@parlour/kernel';
import { type ProductType, type Tier, productTypes } from '../wire';

export type TierGroup = { productType: ProductType; tiers: Tier[] };

/** Groups tiers by product type in display order, lowest step first (product 4.5). */
export function groupTiers(tiers: readonly Tier[]): TierGroup[] {
  return productTypes
    .map((productType) => ({ productType, tiers: tiers.filter((tier) => tier.productType === productType).sort(byThreshold) }))
    .filter((group) => group.tiers.length > 0);
}

/** Compares the thresholds of two tiers, for sorting. */
export function byThreshold(a: Tier, b: Tier): number {
  return (
    compareMoney(a.betAtLeast, b.betAtLeast) ||
    compareMoney(a.netLossAtLeast ?? '0', b.netLossAtLeast ?? '0') ||
    a.activeMembers - b.activeMembers
  );
}
