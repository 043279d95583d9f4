import { compareMoney } from '@parlour/kernel/money';
import { type ProductType, type Tier } from '../wire/contract';
import { productTypes } from '../wire/productTypes';
import { type ContractKind } from '../wire/contractRequest';

type TierGroup = { productType: ProductType; tiers: Tier[] };

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

export type TierColumn = keyof Pick<Tier, 'betAtLeast' | 'netLossAtLeast' | 'activeMembers' | 'rate'>;

const columns: Record<ContractKind, readonly TierColumn[]> = {
  salary: ['betAtLeast', 'activeMembers', 'rate'],
  dividend: ['betAtLeast', 'netLossAtLeast', 'activeMembers', 'rate'],
  hourly: ['betAtLeast', 'activeMembers', 'rate'],
};

/** Returns the table columns of a contract kind (product 4.5). */
export function tierColumns(kind: ContractKind): readonly TierColumn[] {
  return columns[kind];
}

/** The current and the offered version of a step. One is missing if the step is added or removed. */
export type StepChange = { now?: Tier; next?: Tier };
type ChangeGroup = { productType: ProductType; steps: StepChange[] };
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

type Headline = {
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
