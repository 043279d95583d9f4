import type { ContractKind, Tier } from '../wire';

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
