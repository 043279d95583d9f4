import { LoadState } from '@parlour/api-client';
import { paths } from '@parlour/kernel';
import { compareMoney } from '@parlour/kernel/money';
import { StaleNotice, useDateFormat } from '@parlour/site/format';
import { Button } from '@parlour/ui/button';
import { Card } from '@parlour/ui/card';
import { BarChart, FigureTable } from '@parlour/ui/chart';
import { SelectChip } from '@parlour/ui/chip';
import { startOfDay } from '@parlour/ui/date-range';
import { Facts } from '@parlour/ui/facts';
import { SectionTitle } from '@parlour/ui/section';
import { Segmented } from '@parlour/ui/segmented';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useGetDailyReportQuery } from '../../api/recordsApi';
import type { DailyReport } from '../../wire/records';
import { ExportButton } from './ExportButton';
import { Result, useSignedText } from '../../parts/recordParts';
import { useRecordParams, useRecordRange } from './recordParams';
import { profitDays, profitRange, readProfitDays } from '../../rules/profitRange';
import styles from './ProfitRecords.module.css';

const measures = ['result', 'netDeposits'] as const;
const columns = ['deposits', 'withdrawals', 'netDeposits', 'stake', 'payout', 'result', 'extras'] as const;

export function ProfitPeriod() {
  const { t } = useTranslation('wallet');
  const { query, set } = useRecordParams();
  return (
    <SelectChip
      label={t('profit.days.label')}
      options={profitDays.map((id) => ({ value: String(id), label: t(`profit.days.${id}`) }))}
      value={String(readProfitDays(query.get('days')))}
      onChange={(days) => set({ days })}
    />
  );
}

/** Shows net result and net deposits by day, as bars and as a table with the same figures (product decision 4.8). */
export function ProfitRecords() {
  const { t } = useTranslation('wallet');
  const { query: params } = useRecordParams();
  const { today } = useRecordRange();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const range = profitRange(readProfitDays(params.get('days')), today);
  const query = useGetDailyReportQuery({ ...range, timeZone }, { refetchOnMountOrArgChange: true });
  const report = query.currentData;

  if (!report) {
    return (
      <LoadState title={t('profit.error')} error={query.error} isBusy={query.isFetching} onRetry={() => void query.refetch()} cards={2} />
    );
  }
  return (
    <>
      <StaleNotice query={query} />
      <ProfitReport report={report} />
    </>
  );
}

function ProfitReport({ report: { days, total, currencySymbol: symbol } }: { report: DailyReport }) {
  const { t } = useTranslation('wallet');
  const dates = useDateFormat();
  const amountText = useSignedText(symbol);
  const [measure, setMeasure] = useState<(typeof measures)[number]>('result');
  const label = (day: string) => dates.date(startOfDay(day));
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return null;
  const amounts = days.map((day) => day[measure]).sort(compareMoney);
  const extremes = { least: amountText(amounts[0] ?? '0'), most: amountText(amounts.at(-1) ?? '0') };
  const ends = { first: label(first.day), last: label(last.day) };
  const newest = [...days].reverse();

  return (
    <>
      <Card>
        <Facts
          rows={[
            { label: t('profit.deposits'), value: amountText(total.deposits) },
            { label: t('profit.withdrawals'), value: amountText(total.withdrawals) },
            { label: t('profit.netDeposits'), value: amountText(total.netDeposits) },
            { label: t('profit.stake'), value: amountText(total.stake) },
            { label: t('profit.payout'), value: amountText(total.payout) },
            { label: t('profit.extras'), value: amountText(total.extras) },
            { label: t('profit.result'), value: <Result net={total.result} symbol={symbol} size="l" /> },
          ]}
        />
      </Card>
      <Segmented
        label={t('profit.measure')}
        items={measures.map((id) => ({ id, label: t(`profit.${id}`) }))}
        value={measure}
        onChange={setMeasure}
      />
      <BarChart
        values={days.map((day) => Number(day[measure]))}
        label={t('profit.chart', { measure: t(`profit.${measure}`), from: ends.first, to: ends.last, ...extremes })}
        format={(value) => amountText(String(value))}
        {...ends}
      />
      <p className={styles.note}>{t('profit.note')}</p>
      <SectionTitle title={t('profit.table')} />
      <FigureTable
        label={t('profit.table')}
        columns={[t('profit.day'), ...columns.map((id) => t(`profit.${id}`))]}
        rows={newest.map((day) => ({ id: day.day, name: label(day.day), cells: columns.map((id) => amountText(day[id])) }))}
      />
      <Button as={Link} to={paths.session.playControls} variant="ghost" icon="shield" block>
        {t('profit.limits')}
      </Button>
      <ExportButton
        name={`profit-${first.day}-${last.day}`}
        columns={[t('profit.day'), ...columns.map((id) => t(`profit.${id}`))]}
        collect={async () => ({ data: { rows: newest.map((day) => [day.day, ...columns.map((id) => day[id])]) } })}
      />
    </>
  );
}
