import { serverNow } from '@parlour/api-client';
import { Page, Stack } from '@parlour/ui/page';
import { Segmented } from '@parlour/ui/segmented';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { BetRecords } from '../parts/BetRecords';
import { MoneyRecords } from '../parts/MoneyRecords';
import { RangePicker } from '../parts/RangePicker';
import { useWhen } from '../parts/useWhen';
import { type RangeId, readRange } from '../rules/dateRange';
import styles from './RecordsScreen.module.css';

const tabs = ['bets', 'money'] as const;

/** Bets and orders of a range; tab, range and open bet live in the address. */
export function RecordsScreen() {
  const { t } = useTranslation('wallet');
  const when = useWhen();
  const [query, setQuery] = useSearchParams();
  const [now] = useState(serverNow);
  const tab = query.get('tab') === 'money' ? 'money' : 'bets';
  const range = readRange({ range: query.get('range'), from: query.get('from'), to: query.get('to') }, now);

  function handleTab(chosen: (typeof tabs)[number]) {
    setQuery({ ...rangeQuery(range.id, range.fromDay, range.toDay), tab: chosen }, { replace: true });
  }
  function handleRange(id: RangeId, fromDay: string, toDay: string) {
    setQuery({ tab, ...rangeQuery(id, fromDay, toDay) }, { replace: true });
  }

  return (
    <Page>
      <Stack>
        <Segmented
          label={t('records.what')}
          items={tabs.map((id) => ({ id, label: t(`records.tab.${id}`) }))}
          value={tab}
          onChange={handleTab}
        />
        <RangePicker range={range} now={now} onChange={handleRange} />
        {tab === 'bets' ? <BetRecords range={range} /> : <MoneyRecords range={range} />}
        <p className={styles.zone}>{t('records.zone', { zone: when.zone })}</p>
      </Stack>
    </Page>
  );
}

function rangeQuery(range: RangeId, from: string, to: string): Record<string, string> {
  return range === 'custom' ? { range, from, to } : { range };
}
