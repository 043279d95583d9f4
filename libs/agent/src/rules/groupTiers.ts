import { compareMoney } from '@parlour/kernel';
import { type ProductType, type Tier, productTypes } from '../wire';

export type TierGroup = { productType: ProductType; tiers: Tier[] };

/** Tiers by product type in the order of the screens, the lowest step first (product 4.5). */
export function groupTiers(tiers: readonly Tier[]): TierGroup[] {
  return productTypes
    .map((productType) => ({ productType, tiers: tiers.filter((tier) => tier.productType === productType).sort(byThreshold) }))
    .filter((group) => group.tiers.length > 0);
}

/** Negative, zero or positive: which of two tiers asks for more. */
export function byThreshold(a: Tier, b: Tier): number {
  return (
    compareMoney(a.betAtLeast, b.betAtLeast) ||
    compareMoney(a.netLossAtLeast ?? '0', b.netLossAtLeast ?? '0') ||
    a.activeMembers - b.activeMembers
  );
}
