import { useServerToday } from '@parlour/api-client';
import { toGatewayLanguage } from '@parlour/kernel';
import { useLocale, useOffers } from '@parlour/site';
import { type RangeDays, rangeQuery, readRange } from '@parlour/ui/date-range';
import { useSearchParams } from 'react-router-dom';
import type { MoneyFilter } from '../../api/recordsApi';
import type { MoneyKind, MoneyRecord } from '../../wire/records';

/** Reads and writes the filters of the records in the URL; empty ones are removed. */
export function useRecordParams() {
  const [query, setQuery] = useSearchParams();
  function set(changes: Record<string, string | undefined>) {
    setQuery(
      (former) => {
        const next = new URLSearchParams(former);
        for (const [name, value] of Object.entries(changes)) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      },
      { replace: true },
    );
  }
  return { query, set };
}

/** Returns the tab of the URL, and the tabs that this site has. */
export function useRecordTab() {
  const [query] = useSearchParams();
  const offers = { bets: useOffers('getBets'), money: useOffers('getMoneyRecords'), profit: useOffers('getDailyReport') };
  const tabs = recordTabs.filter((tab) => offers[tab]);
  return { tab: readTab(query, tabs), tabs };
}

/** Returns the period of the bets and the money records, which a week is without a choice. */
export function useRecordRange() {
  const { query, set } = useRecordParams();
  const today = useServerToday();
  const chooseRange = (days: RangeDays) => set({ range: undefined, from: undefined, to: undefined, ...rangeQuery(days) });
  return { today, range: readRange(query, today, '7d'), chooseRange };
}

const recordTabs = ['bets', 'money', 'profit'] as const;
export type RecordTab = (typeof recordTabs)[number];

export const moneyKinds = ['deposit', 'withdrawal', 'transfer', 'bonus', 'rebate', 'adjustment'] as const satisfies readonly MoneyKind[];

/** Returns the tab of a URL, or the first of the site's tabs. The bonus entry of the side menu uses `?type=bonus` (product decision 4.8). */
export function readTab(query: URLSearchParams, tabs: readonly RecordTab[] = recordTabs): RecordTab {
  const asked = query.get('tab') === 'pnl' ? 'profit' : query.get('tab');
  const wanted = recordTabs.find((tab) => tab === asked) ?? (query.get('type') === null ? 'bets' : 'money');
  return tabs.includes(wanted) ? wanted : (tabs[0] ?? wanted);
}

export function readKind(query: URLSearchParams): MoneyKind | undefined {
  const asked = query.get('kind') ?? query.get('type');
  return moneyKinds.find((kind) => kind === asked);
}

/** Longer values of the URL are no ids. */
const ID_LENGTH = 40;

export function readGameType(query: URLSearchParams): string | undefined {
  return readId(query, 'game');
}

export function readVendor(query: URLSearchParams): string | undefined {
  return readId(query, 'vendor');
}

function readId(query: URLSearchParams, name: string): string | undefined {
  const text = query.get(name);
  return text && text.length <= ID_LENGTH ? text : undefined;
}

export const moneyStatuses = [
  'pending',
  'successful',
  'rejected',
  'expired',
  'cancelled',
  'checking',
] as const satisfies readonly MoneyRecord['status'][];

const METHOD_LENGTH = 60;

export function useMoneyFilter(): MoneyFilter {
  const language = toGatewayLanguage(useLocale());
  const { query } = useRecordParams();
  const { from, to } = useRecordRange().range;
  const kind = readKind(query);
  const status = moneyStatuses.find((id) => id === query.get('status'));
  const method = query.get('method');
  const isMethod = method !== null && method !== '' && method.length <= METHOD_LENGTH;
  return { from, to, language, ...(kind && { kind }), ...(status && { status }), ...(isMethod && { method }) };
}
