import { useDateFormat } from '@parlour/merchant';
import { ListGroup, ListRow } from '@parlour/ui/list-row';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Downline } from '../../wire/team';
import { levelQuery } from './levelQuery';
import { useCounted } from '../../hooks/useCounted';
import { useTeamMoney } from '../../hooks/useTeamMoney';

type DownlineListProps = { title: string; rows: readonly Downline[]; currencySymbol: string; address: URLSearchParams };

/** Lists downlines with the figures of each downline's whole subtree. A tap opens the next level. */
export function DownlineList({ title, rows, currencySymbol, address }: DownlineListProps) {
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
