import { useServerToday } from '@parlour/api-client';
import { paths } from '@parlour/kernel';
import { StatusGate, useFlag, useOffers } from '@parlour/site';
import { RangePicker, useDateFormat } from '@parlour/site/format';
import { Button } from '@parlour/ui/button';
import { type RangeDays, rangeQuery, readRange } from '@parlour/ui/date-range';
import { EmptyState } from '@parlour/ui/empty-state';
import { Page, Stack } from '@parlour/ui/page';
import { Segmented } from '@parlour/ui/segmented';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams, Link } from 'react-router-dom';
import { HistoryPanel } from './HistoryPanel';
import { ProfitRecords } from './ProfitRecords';
import styles from './RecordsScreen.module.css';
import { BetRecords } from './bets/BetRecords';
import { MoneyRecords } from './money/MoneyRecords';
import { type RecordTab, readTab, recordTabs } from './recordParams';

/** The filter parameters of all tabs; a new range keeps them. */
const filters = ['game', 'vendor', 'type', 'kind', 'status', 'method'];

/**
 * The records screen: bets, money, profit and loss. Tab, range, filters and open bet are stored in the URL (product decision
 * 4.8).
 */
export function RecordsScreen() {
  const { t } = useTranslation('wallet');
  const dates = useDateFormat();
  const [query, setQuery] = useSearchParams();
  const today = useServerToday();
  const tabs = useTabs();
  const tab = readTab(query, tabs);
  const range = readRange(query, today, '7d');

  function handleTab(chosen: RecordTab) {
    setQuery({ ...rangeQuery(range), tab: chosen }, { replace: true });
  }
  function handleRange(days: RangeDays) {
    const kept = [...query].filter(([name]) => filters.includes(name));
    setQuery({ tab, ...rangeQuery(days), ...Object.fromEntries(kept) }, { replace: true });
  }

  return (
    <Page>
      <Stack>
        {tabs.length > 1 && (
          <Segmented
            label={t('records.what')}
            items={tabs.map((id) => ({ id, label: t(`records.tab.${id}`) }))}
            value={tab}
            onChange={handleTab}
          />
        )}
        {tab !== 'profit' && <RangePicker range={range} now={today} onChange={handleRange} />}
        {tab === 'money' && <MoneyRecords range={range} />}
        {tab !== 'money' && <RecordGate>{tab === 'bets' ? <BetRecords range={range} /> : <ProfitRecords now={today} />}</RecordGate>}
        <HistoryPanel now={today} />
        <p className={styles.zone}>{t('records.zone', { zone: dates.zone() })}</p>
      </Stack>
    </Page>
  );
}

/** Returns the tabs that this site has. */
function useTabs(): RecordTab[] {
  const offers = { bets: useOffers('getBets'), money: useOffers('getMoneyRecords'), profit: useOffers('getDailyReport') };
  return recordTabs.filter((tab) => offers[tab]);
}

/**
 * Shows betting records only with TRANSBETREPMEM3. Without it, explains why and offers an alternative (product decision 4.8).
 */
function RecordGate({ children }: { children: ReactNode }) {
  const { t } = useTranslation('wallet');
  const isOn = useFlag('TRANSBETREPMEM3');
  if (isOn) return children;
  return (
    <StatusGate cards={3} title={t('records.error')}>
      <EmptyState
        icon="lock"
        title={t('records.restricted.title')}
        text={t('records.restricted.text')}
        action={
          <Button as={Link} to={`${paths.wallet.records}?tab=money`} variant="secondary">
            {t('records.restricted.action')}
          </Button>
        }
      />
    </StatusGate>
  );
}
