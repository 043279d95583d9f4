import type { ProductType, RateUnit, Tier } from '@parlour/agent/wire';
import { multiplyMoney } from '@parlour/kernel/money';

type Step = [bet: number, activeMembers: number, rate: string, netLoss?: number];

/** Tiers of one product type, the lowest first. */
export function tiersOf(productType: ProductType, rateUnit: RateUnit, steps: readonly Step[]): Tier[] {
  return steps.map(([bet, activeMembers, rate, netLoss]) => ({
    productType,
    rateUnit,
    activeMembers,
    rate,
    betAtLeast: `${bet}.00`,
    netLossAtLeast: netLoss === undefined ? null : `${netLoss}.00`,
  }));
}

const kyatPerPeso = '25';

/** The same contract in Myanmar's currency. */
export function inKyat(tiers: readonly Tier[]): Tier[] {
  const worth = (pesos: string) => multiplyMoney(pesos, kyatPerPeso);
  return tiers.map((tier) => ({
    ...tier,
    betAtLeast: worth(tier.betAtLeast),
    netLossAtLeast: tier.netLossAtLeast && worth(tier.netLossAtLeast),
    rate: tier.rateUnit === 'fixed' ? worth(tier.rate) : tier.rate,
  }));
}
