import { useServerToday } from '@parlour/api-client';
import { paths, toGatewayLanguage } from '@parlour/kernel';
import { useRole } from '@parlour/player';
import { useLocale } from '@parlour/site';
import { StaleNotice, useDateFormat } from '@parlour/site/format';
import { Card } from '@parlour/ui/card';
import { Disclosure } from '@parlour/ui/disclosure';
import { ListGroup, ListRow } from '@parlour/ui/list-row';
import { Page, Stack } from '@parlour/ui/page';
import { SectionTitle } from '@parlour/ui/section';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useGetContractRequestQuery } from '../api/contractRequestApi';
import { useGetOverviewQuery } from '../api/teamApi';
import { isWon, useTeamMoney, useCounted, FigureGrid } from '../parts/TeamFigures';
import { TeamLoadState } from '../parts/TeamList';
import { waitingContracts } from '../rules/contractKinds';
import type { Overview } from '../wire/team';

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

const { team, figures, rebates, transfer, link, salary } = paths.agent;

/** Links to the agent screens; contracts only for accounts that may have any (specification 6). */
function AgentLinks() {
  const { t } = useTranslation('agent');
  const { needsContractCheck } = useRole();
  const { data } = useGetContractRequestQuery(undefined, { skip: !needsContractCheck });
  return (
    <ListGroup>
      <ListRow as={Link} to={team} icon="users" title={t('title.team')} text={t('home.team')} />
      <ListRow as={Link} to={figures} icon="trending-up" title={t('title.figures')} text={t('home.figures')} />
      <ListRow as={Link} to={rebates} icon="percent" title={t('title.rebates')} text={t('home.rebates')} />
      <ListRow as={Link} to={transfer} icon="send" title={t('title.transfer')} text={t('home.transfer')} />
      <ListRow as={Link} to={link} icon="link" title={t('title.link')} text={t('home.link')} />
      {needsContractCheck && (
        <ListRow
          as={Link}
          to={salary}
          icon="clipboard-list"
          title={t('menu.contracts')}
          text={t('home.contracts')}
          badge={waitingContracts(data).length}
        />
      )}
    </ListGroup>
  );
}

type AgentAnnouncementsProps = Pick<Overview, 'announcements'>;

function AgentAnnouncements({ announcements }: AgentAnnouncementsProps) {
  const { t } = useTranslation('agent');
  const dates = useDateFormat();
  return (
    <section aria-label={t('home.announcements')}>
      <SectionTitle icon="megaphone" title={t('home.announcements')} />
      {announcements.length === 0 ? (
        <p>{t('home.noAnnouncements')}</p>
      ) : (
        <Stack gap={2}>
          {announcements.map(({ id, title, text, at }) => (
            <Disclosure key={id} title={title} end={dates.short(at)}>
              <p>{text}</p>
            </Disclosure>
          ))}
        </Stack>
      )}
    </section>
  );
}
