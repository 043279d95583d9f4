import { LoadMore, pageRows } from '@parlour/api-client';
import { RangePicker, StaleNotice, useDateFormat } from '@parlour/site/format';
import { Card } from '@parlour/ui/card';
import type { DayRange } from '@parlour/ui/date-range';
import { EmptyState } from '@parlour/ui/empty-state';
import { Facts } from '@parlour/ui/facts';
import { FilterBar } from '@parlour/ui/filter-bar';
import { ListGroup, ListRow } from '@parlour/ui/list-row';
import { Page, Stack } from '@parlour/ui/page';
import { SectionTitle } from '@parlour/ui/section';
import { useTranslation } from 'react-i18next';
import { useGetKpiQuery, useGetIncomeInfiniteQuery } from '../api/teamApi';
import { isWon, useTeamRange, useTeamMoney, FigureGrid } from '../parts/TeamFigures';
import { TeamLoadState } from '../parts/TeamList';
import type { Kpi } from '../wire/team';
import { TeamChart } from './TeamChart';

/** Shows the team KPI of a range: figures, a chart with its table, and the agent's income. */
export function FiguresScreen() {
  const { t } = useTranslation('agent');
  const { now, range, choose } = useTeamRange();
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const query = useGetKpiQuery({ from: range.from, to: range.to, zone }, { refetchOnMountOrArgChange: true });
  // `currentData` is undefined while a new range loads, so figures never appear under the wrong range.
  const kpi = query.currentData;
  return (
    <Page>
      <FilterBar label={t('title.figures')}>
        <RangePicker range={range} now={now} onChange={choose} />
      </FilterBar>
      <Stack gap={4}>
        <StaleNotice query={query} />
        {kpi ? <Figures kpi={kpi} /> : <TeamLoadState query={query} failure={t('kpi.failed')} />}
        <IncomeList range={range} />
      </Stack>
    </Page>
  );
}

function Figures({ kpi }: { kpi: Kpi }) {
  const { t } = useTranslation('agent');
  const { totals, income, currencySymbol } = kpi;
  const money = useTeamMoney(currencySymbol);
  return (
    <>
      <Card>
        <FigureGrid
          figures={[
            { label: t('figure.bets'), value: money.amount(totals.bets) },
            { label: t('figure.payouts'), value: money.amount(totals.payouts) },
            {
              label: t('figure.netLoss'),
              value: money.signed(totals.netLoss),
              note: isWon(totals.netLoss) ? t('figure.teamWon') : undefined,
            },
            { label: t('figure.deposits'), value: money.amount(totals.deposits) },
            { label: t('figure.withdrawals'), value: money.amount(totals.withdrawals) },
            { label: t('figure.activeMembers'), value: totals.activeMembers },
            { label: t('figure.newMembers'), value: totals.newMembers },
          ]}
        />
      </Card>
      <Card>
        <Stack>
          <SectionTitle title={t('kpi.byDay')} />
          <TeamChart kpi={kpi} />
        </Stack>
      </Card>
      <Card>
        <Stack>
          <SectionTitle title={t('figure.income')} />
          <Facts
            rows={[
              { label: t('income.salary'), value: money.amount(income.salary) },
              { label: t('income.dividend'), value: money.amount(income.dividend) },
              { label: t('income.hourly'), value: money.amount(income.hourly) },
              { label: t('income.rebate'), value: money.amount(income.rebate) },
              { label: t('income.total'), value: <strong>{money.amount(income.total)}</strong> },
            ]}
          />
        </Stack>
      </Card>
    </>
  );
}

type IncomeListProps = { range: DayRange };

/** Lists each payment with its period and the part that went to downlines. */
function IncomeList({ range: { from, to } }: IncomeListProps) {
  const { t } = useTranslation('agent');
  const dates = useDateFormat();
  const query = useGetIncomeInfiniteQuery({ from, to }, { refetchOnMountOrArgChange: true });
  const pages = query.currentData?.pages;
  const money = useTeamMoney(pages?.[0]?.currencySymbol ?? '');
  if (!pages) return <TeamLoadState query={query} failure={t('income.failed')} rows={2} />;
  const rows = pageRows(pages, ({ id }) => id);
  if (rows.length === 0) return <EmptyState icon="coins" title={t('income.empty')} />;
  return (
    <>
      <ListGroup title={t('income.payments')}>
        {rows.map(({ id, kind, gross, passedOn, amount, periodFrom, paidAt }) => (
          <ListRow
            key={id}
            title={t(`income.${kind}`)}
            text={
              <>
                {t('income.period', { date: dates.date(periodFrom), paid: dates.date(paidAt) })}
                <br />
                {t('income.parts', { gross: money.amount(gross), passedOn: money.amount(passedOn) })}
              </>
            }
            end={money.amount(amount)}
          />
        ))}
      </ListGroup>
      <LoadMore query={query} />
    </>
  );
}
