import { paths, to } from '@parlour/kernel';
import { useDateFormat } from '@parlour/site/format';
import { Button } from '@parlour/ui/button';
import { Card } from '@parlour/ui/card';
import { ListGroup, ListRow } from '@parlour/ui/list-row';
import { Stack } from '@parlour/ui/page';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useCounted, isWon, useTeamMoney, FigureGrid } from '../parts/TeamFigures';
import { TeamEmpty } from '../parts/TeamList';
import type { DownlinePage, Downline } from '../wire/team';

type TeamLevelProps = {
  /** The first page, which contains the totals of the level. */
  first: DownlinePage;
  rows: DownlinePage['content'];
  /** The member who owns the level; undefined at the top. */
  of: string | undefined;
  search: string;
  address: URLSearchParams;
};

/** One level of the team: totals and members. */
export function TeamLevel({ first, rows, of, search, address }: TeamLevelProps) {
  const { t } = useTranslation('agent');
  const counted = useCounted();
  return (
    <>
      <TeamTotals page={first} of={of} />
      {first.count === 0 ? (
        <TeamEmpty search={search} isOwn={of === undefined} />
      ) : (
        <DownlineList
          title={t(search ? 'team.found' : 'team.direct', counted(first.count))}
          rows={rows}
          currencySymbol={first.currencySymbol}
          address={address}
        />
      )}
    </>
  );
}

type TeamTotalsProps = {
  page: Pick<DownlinePage, 'totals' | 'currencySymbol' | 'trail'>;
  /** The member who owns the level; undefined at the top. */
  of: string | undefined;
};

/** Shows the totals of all downlines, and a link to send money to the member who owns the level. */
function TeamTotals({ page: { totals, currencySymbol, trail }, of }: TeamTotalsProps) {
  const { t } = useTranslation('agent');
  const money = useTeamMoney(currencySymbol);
  return (
    <Card>
      <Stack>
        <FigureGrid
          figures={[
            { label: t('figure.below'), value: totals.members },
            { label: t('figure.bets'), value: money.amount(totals.bets) },
            {
              label: t('figure.netLoss'),
              value: money.signed(totals.netLoss),
              note: isWon(totals.netLoss) ? t('figure.teamWon') : undefined,
            },
            { label: t('figure.deposits'), value: money.amount(totals.deposits) },
            { label: t('figure.withdrawals'), value: money.amount(totals.withdrawals) },
          ]}
        />
        {of && (
          <Button as={Link} to={to(paths.agent.transfer, {}, { to: of })} variant="secondary" icon="send" block>
            {t('team.send', { name: trail.at(-1)?.name ?? '' })}
          </Button>
        )}
      </Stack>
    </Card>
  );
}

type DownlineListProps = { title: string; rows: readonly Downline[]; currencySymbol: string; address: URLSearchParams };

/** Lists downlines with the figures of each downline's whole subtree. A tap opens the next level. */
function DownlineList({ title, rows, currencySymbol, address }: DownlineListProps) {
  const { t } = useTranslation('agent');
  const counted = useCounted();
  const dates = useDateFormat();
  const money = useTeamMoney(currencySymbol);
  return (
    <ListGroup title={title}>
      {rows.map(({ memberId, name, username, isAgent, below, joinedAt, bets, netLoss }) => (
        <ListRow
          key={memberId}
          as={Link}
          to={levelQuery(address, memberId)}
          icon={isAgent ? 'users' : 'user'}
          title={<bdi>{name}</bdi>}
          text={
            <>
              {isAgent ? t('team.agent', { username, ...counted(below) }) : t('team.member', { username, date: dates.date(joinedAt) })}
              <br />
              {t('team.line', { bets: money.amount(bets), netLoss: money.signed(netLoss) })}
            </>
          }
        />
      ))}
    </ListGroup>
  );
}

/** Returns the query of another team level. Keeps the range, drops the search. */
export function levelQuery(address: URLSearchParams, of?: string): { search: string } {
  const kept = [...address].filter(([name]) => name !== 'of' && name !== 'q');
  return { search: new URLSearchParams(of ? [...kept, ['of', of]] : kept).toString() };
}
