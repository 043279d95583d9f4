import type { MoneyKind } from '../../wire/records';

export const recordTabs = ['bets', 'money', 'profit'] as const;
export type RecordTab = (typeof recordTabs)[number];

export const moneyKinds = ['deposit', 'withdrawal', 'transfer', 'bonus', 'rebate', 'adjustment'] as const satisfies readonly MoneyKind[];

/** Returns the tab of a URL. The bonus entry of the side menu uses `?type=bonus` (product decision 4.8). */
export function readTab(query: URLSearchParams): RecordTab {
  const asked = query.get('tab') === 'pnl' ? 'profit' : query.get('tab');
  return recordTabs.find((tab) => tab === asked) ?? (query.get('type') === null ? 'bets' : 'money');
}

export function readKind(query: URLSearchParams): MoneyKind | undefined {
  const asked = query.get('kind') ?? query.get('type');
  return moneyKinds.find((kind) => kind === asked);
}
