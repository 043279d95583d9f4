import { compareMoney } from '@parlour/kernel/money';
import { useDateFormat } from '@parlour/site/format';
import { BarChart, FigureTable } from '@parlour/ui/chart';
import { startOfDay } from '@parlour/ui/date-range';
import { Disclosure } from '@parlour/ui/disclosure';
import { Stack } from '@parlour/ui/page';
import { Segmented } from '@parlour/ui/segmented';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTeamMoney } from '../parts/TeamFigures';
import type { Kpi } from '../wire/team';

type TeamChartProps = { kpi: Kpi };

const measures = ['bets', 'netLoss', 'deposits'] as const;

/** Shows one measure of the team by day, as bars and as a table with the same figures. */
export function TeamChart({ kpi: { days, currencySymbol } }: TeamChartProps) {
  const { t } = useTranslation('agent');
  const dates = useDateFormat();
  const money = useTeamMoney(currencySymbol);
  const [measure, setMeasure] = useState<(typeof measures)[number]>('bets');
  const label = (day: string) => dates.short(startOfDay(day));
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return null;
  const amounts = days.map((day) => day[measure]).sort(compareMoney);
  const extremes = { least: money.signed(amounts[0] ?? '0'), most: money.signed(amounts.at(-1) ?? '0') };
  const ends = { first: label(first.day), last: label(last.day) };

  return (
    <Stack>
      <Segmented
        label={t('kpi.measure')}
        items={measures.map((id) => ({ id, label: t(`figure.${id}`) }))}
        value={measure}
        onChange={setMeasure}
      />
      <BarChart
        values={days.map((day) => Number(day[measure]))}
        label={t('kpi.chart', { figure: t(`figure.${measure}`), from: ends.first, to: ends.last, ...extremes })}
        format={(value) => money.signed(String(value))}
        {...ends}
      />
      <Disclosure title={t('kpi.table')}>
        <FigureTable
          label={t('kpi.table')}
          columns={[t('kpi.day'), ...measures.map((id) => t(`figure.${id}`))]}
          rows={days.map((day) => ({ id: day.day, name: label(day.day), cells: measures.map((id) => money.signed(day[id])) }))}
        />
      </Disclosure>
    </Stack>
  );
}
