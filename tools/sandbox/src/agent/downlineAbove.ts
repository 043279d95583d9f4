import type { Contract, ProductType, RateUnit, Tier } from '@parlour/agent/wire';

export type Grant = { downline: string; tiers: readonly Tier[] };

/**
 * Finds rates that an agent has granted to a downline and that are higher than the agent's own rate under `tiers`. Returns the highest of
 * them, or null. Without tiers the agent earns nothing, so every grant is higher.
 */
export function downlineAbove(grants: readonly Grant[], tiers: readonly Tier[]): Contract['downlineAbove'] {
  const above = grants
    .flatMap(({ downline, tiers: granted }) =>
      granted.map(({ productType, rate, rateUnit }) => ({ downline, productType, rate, rateUnit })),
    )
    .filter(({ productType, rate, rateUnit }) => Number(rate) > highest(tiers, productType, rateUnit))
    .sort((a, b) => Number(b.rate) - Number(a.rate));
  return above[0] ?? null;
}

/** Only rates of the same unit are compared; a rate on all products together also counts for each product. */
function highest(tiers: readonly Tier[], productType: ProductType, rateUnit: RateUnit): number {
  const paid = tiers.filter((tier) => tier.rateUnit === rateUnit && (tier.productType === productType || tier.productType === 'ALL'));
  return Math.max(0, ...paid.map(({ rate }) => Number(rate)));
}
