import { useServerNow } from '@parlour/api-client';
import { paths, to, toGatewayLanguage } from '@parlour/kernel';
import { useLocale } from '@parlour/merchant';
import { countdownText } from '@parlour/ui/countdown';
import { ListGroup, ListRow } from '@parlour/ui/list-row';
import { Skeleton } from '@parlour/ui/skeleton';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useTournamentText } from '../hooks/useTournamentText';
import { featured } from '../rules/featured';
import { useGetTournamentsQuery } from '../tournamentsApi';
import type { Tournament } from '../wire';
import styles from './Tournament.module.css';

const DAY_MS = 24 * 3_600_000;

/** The player's running tournament, or one to join; nothing while none runs. One row, because home is long. */
export function FeaturedTournament() {
  const language = toGatewayLanguage(useLocale());
  const now = useServerNow();
  const { data, isLoading } = useGetTournamentsQuery({ language }, { refetchOnMountOrArgChange: true });
  const tournament = data ? featured(data, now) : undefined;
  if (isLoading) return <Skeleton shape="row" />;
  return tournament && <Row tournament={tournament} now={now} />;
}

function Row({ tournament, now }: { tournament: Tournament; now: number }) {
  const { t } = useTranslation('tournaments');
  const text = useTournamentText(tournament);
  const msLeft = tournament.endsAt - now;
  const left = msLeft >= DAY_MS ? t('card.days', { count: Math.floor(msLeft / DAY_MS) }) : countdownText(msLeft);

  return (
    <ListGroup>
      <ListRow
        as={Link}
        to={to(paths.tournaments.tournament, { tournamentId: tournament.id })}
        icon="trophy"
        title={tournament.title}
        text={`${t('card.endsIn')} ${left}`}
        end={<span className={styles.own}>{text.mine ?? t('card.join')}</span>}
      />
    </ListGroup>
  );
}
