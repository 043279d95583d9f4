import { useServerToday } from '@parlour/api-client';
import { paths, toGatewayLanguage } from '@parlour/kernel';
import { StaleNotice, useLocale } from '@parlour/merchant';
import { Card } from '@parlour/ui/card';
import { Page, Stack } from '@parlour/ui/page';
import { SectionTitle } from '@parlour/ui/section';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useGetOverviewQuery } from '../../api/teamApi';
import { AgentAnnouncements } from './AgentAnnouncements';
import { AgentLinks } from './AgentLinks';
import { FigureGrid } from '../../parts/FigureGrid';
import { TeamLoadState } from '../../parts/TeamLoadState';
import { useCounted } from '../../hooks/useCounted';
import { useTeamMoney } from '../../hooks/useTeamMoney';
import { isWon } from '../../rules/isWon';
import type { Overview } from '../../wire/team';

/** The agent home: a summary of the team and links to all agent screens (product 4.5). */
export function AgentHomeScreen() {
  const language = toGatewayLanguage(useLocale());
  const from = useServerToday();
  const query = useGetOverviewQuery({ from, language }, { refetchOnMountOrArgChange: true });
  return (
    <Page>
      <Stack gap={4}>
        <StaleNotice query={query} />
        {query.data ? <Glance overview={query.data} /> : <TeamLoadState query={query} rows={3} />}
        <AgentLinks />
        {query.data && <AgentAnnouncements announcements={query.data.announcements} />}
      </Stack>
    </Page>
  );
}

function Glance({ overview: { currencySymbol, upline, members, today } }: { overview: Overview }) {
  const { t } = useTranslation('agent');
  const money = useTeamMoney(currencySymbol);
  const counted = useCounted();
  return (
    <>
      <Card tone="accent">
        <Stack>
          <SectionTitle
            icon="users"
            title={t('home.people', counted(members.total))}
            moreLabel={t('home.seeTeam')}
            moreAs={Link}
            moreProps={{ to: paths.agent.team }}
          />
          <FigureGrid
            figures={[
              { label: t('figure.direct'), value: members.direct },
              { label: t('figure.agents'), value: members.agents },
              { label: t('figure.upline'), value: upline ?? t('home.noUpline') },
            ]}
          />
        </Stack>
      </Card>
      <Card>
        <Stack>
          <SectionTitle title={t('home.today')} moreLabel={t('home.seeFigures')} moreAs={Link} moreProps={{ to: paths.agent.figures }} />
          <FigureGrid
            figures={[
              { label: t('figure.bets'), value: money.amount(today.bets) },
              {
                label: t('figure.netLoss'),
                value: money.signed(today.netLoss),
                note: isWon(today.netLoss) ? t('figure.teamWon') : undefined,
              },
              { label: t('figure.income'), value: money.amount(today.income) },
              { label: t('figure.deposits'), value: money.amount(today.deposits) },
              { label: t('figure.activeMembers'), value: today.activeMembers },
              { label: t('figure.newMembers'), value: today.newMembers },
            ]}
          />
        </Stack>
      </Card>
    </>
  );
}
