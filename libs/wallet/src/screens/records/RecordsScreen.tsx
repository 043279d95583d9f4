import { paths } from '@parlour/kernel';
import { StatusGate, useFlag } from '@parlour/site';
import { RangePicker, useDateFormat } from '@parlour/site/format';
import { Button } from '@parlour/ui/button';
import { EmptyState } from '@parlour/ui/empty-state';
import { FilterBar } from '@parlour/ui/filter-bar';
import { Page, Stack } from '@parlour/ui/page';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useCurrencySymbol } from '../../api/walletsApi';
import { BetList } from './BetList';
import { BetSheet } from './BetSheet';
import { HistoryPanel } from './HistoryPanel';
import { MoneyRecords } from './MoneyRecords';
import { ProfitPeriod, ProfitRecords } from './ProfitRecords';
import { BetFilters, MoneyFilters, TypeChip } from './RecordFilters';
import { useRecordRange, useRecordTab } from './recordParams';
import styles from './RecordsScreen.module.css';

/**
 * The records screen: bets, money, profit and loss, below one line that says which. Type, period, filters and open bet are stored in the URL
 * (product decision 4.8).
 */
export function RecordsScreen() {
  const { t } = useTranslation('wallet');
  const dates = useDateFormat();
  const { tab } = useRecordTab();
  const { range, today, chooseRange } = useRecordRange();

  return (
    <Page width="wide">
      <FilterBar label={t('records.bar')}>
        <TypeChip />
        {tab === 'profit' ? <ProfitPeriod /> : <RangePicker range={range} now={today} onChange={chooseRange} />}
        {tab === 'bets' && <BetFilters />}
        {tab === 'money' && <MoneyFilters />}
      </FilterBar>
      <Stack gap={2}>
        {tab === 'money' ? <MoneyRecords /> : <RecordGate>{tab === 'bets' ? <BetRecords /> : <ProfitRecords />}</RecordGate>}
        <HistoryPanel now={today} />
        <p className={styles.zone}>{t('records.zone', { zone: dates.zone() })}</p>
      </Stack>
    </Page>
  );
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

/** Shows the betting record of a period, optionally of one game type or vendor. */
function BetRecords() {
  const symbol = useCurrencySymbol();
  return (
    <>
      <BetList symbol={symbol} />
      <BetSheet symbol={symbol} />
    </>
  );
}
