import { RangePicker, StaleNotice } from '@parlour/merchant';
import { Card } from '@parlour/ui/card';
import { Facts } from '@parlour/ui/facts';
import { Page, Stack } from '@parlour/ui/page';
import { SectionTitle } from '@parlour/ui/section';
import { useTranslation } from 'react-i18next';
import { useGetKpiQuery } from '../../api/teamApi';
import { FigureGrid } from '../../parts/FigureGrid';
import { IncomeList } from './IncomeList';
import { TeamLoadState } from '../../parts/TeamLoadState';
import { TeamChart } from './TeamChart';
import { useTeamMoney } from '../../hooks/useTeamMoney';
import { useTeamRange } from '../../hooks/useTeamRange';
import { isWon } from '../../rules/isWon';
import type { Kpi } from '../../wire/team';

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
      <Stack gap={4}>
        <RangePicker range={range} now={now} onChange={choose} />
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
