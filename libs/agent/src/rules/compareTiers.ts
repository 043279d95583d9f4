import { compareMoney } from '@parlour/kernel';
import { type ProductType, type Tier, productTypes } from '../wire';
import { byThreshold, groupTiers } from './groupTiers';
import type { TierColumn } from './tierColumns';

/** The current and the offered version of a step. One is missing if the step is added or removed. */
export type StepChange = { now?: Tier; next?: Tier };
export type ChangeGroup = { productType: ProductType; steps: StepChange[] };
export type FigureChange = { direction: 'up' | 'down' | 'same' | 'unlike'; isBetter: boolean };

/** Pairs the tiers of the current and the offered contract by product type (product 4.5, "Now → New"). */
export function compareTiers(now: readonly Tier[], next: readonly Tier[]): ChangeGroup[] {
  const [before, after] = [groupTiers(now), groupTiers(next)];
  return productTypes
    .map((productType) => {
      const of = (groups: typeof before) => groups.find((group) => group.productType === productType)?.tiers ?? [];
      return { productType, steps: pairSteps(of(before), of(after)) };
    })
    .filter(({ steps }) => steps.length > 0);
}

/** Pairs steps with the same bet and loss thresholds. The remaining steps are paired in order. */
function pairSteps(now: readonly Tier[], next: readonly Tier[]): StepChange[] {
  const isSame = (a: Tier, b: Tier) => byThreshold({ ...a, activeMembers: 0 }, { ...b, activeMembers: 0 }) === 0;
  const left = now.filter((tier) => !next.some((other) => isSame(tier, other)));
  const pairs: StepChange[] = next.map((tier) => {
    const before = now.find((other) => isSame(tier, other)) ?? left.shift();
    return before ? { now: before, next: tier } : { next: tier };
  });
  return [...pairs, ...left.map((tier) => ({ now: tier }))];
}

/**
 * Compares a figure of both versions. A higher rate is better for the agent, a higher condition is worse. Percentages and amounts
 * are not comparable.
 */
export function compareFigure({ now, next }: StepChange, column: TierColumn): FigureChange | undefined {
  if (!now || !next) return undefined;
  if (column === 'rate' && now.rateUnit !== next.rateUnit) return { direction: 'unlike', isBetter: false };
  const difference = compareMoney(figure(next, column), figure(now, column));
  if (difference === 0) return { direction: 'same', isBetter: false };
  return { direction: difference > 0 ? 'up' : 'down', isBetter: difference > 0 === (column === 'rate') };
}

function figure(tier: Tier, column: TierColumn): string {
  return String(tier[column] ?? '0');
}
