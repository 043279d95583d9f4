import { useServerNow } from '@parlour/api-client';
import { paths, to, toGatewayLanguage } from '@parlour/kernel';
import { useLocale } from '@parlour/site';
import { countdownDays } from '@parlour/ui/countdown';
import { ListGroup, ListRow } from '@parlour/ui/list-row';
import { Skeleton } from '@parlour/ui/skeleton';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useTournamentText } from './tournamentText';
import { phaseOf } from '../rules/race';
import { useGetTournamentsQuery } from '../tournamentsApi';
import type { Tournament } from '../wire';
import styles from './Tournament.module.css';

export type FeaturedTournamentProps = {
  /** Limits the choice to tournaments in which this game counts. */
  game?: TournamentGame;
  /** Limits the choice to tournaments that the player has joined. */
  isOwn?: boolean;
};

/** The player's running tournament, or one to join; nothing while none runs. One row, because home is long. */
export function FeaturedTournament({ game, isOwn = false }: FeaturedTournamentProps) {
  const language = toGatewayLanguage(useLocale());
  const now = useServerNow();
  const { data, isLoading } = useGetTournamentsQuery({ language }, { refetchOnMountOrArgChange: true });
  const isMeant = (tournament: Tournament) => (!game || countsGame(tournament, game)) && (!isOwn || tournament.mine !== null);
  const tournament = data && featured(data.filter(isMeant), now);
  // Most players have joined no tournament, so their own one has no skeleton.
  if (isLoading && isOwn) return <div data-loading hidden />;
  // Most games take part in no tournament, so a game has no skeleton either.
  if (isLoading && !game) return <RowSkeleton />;
  return tournament && <Row tournament={tournament} now={now} />;
}

/** What follows it in a `Stack` appears together with the row. */
function RowSkeleton() {
  return (
    <div data-loading>
      <Skeleton shape="row" />
    </div>
  );
}

function Row({ tournament, now }: { tournament: Tournament; now: number }) {
  const { t } = useTranslation('tournaments');
  const text = useTournamentText(tournament);
  const { days, clock } = countdownDays(tournament.endsAt - now);

  return (
    <ListGroup>
      <ListRow
        as={Link}
        to={to(paths.tournaments.tournament, { tournamentId: tournament.id })}
        icon="trophy"
        title={tournament.title}
        text={`${t('card.endsIn')} ${days > 0 ? t('card.days', { count: days }) : clock}`}
        end={<span className={styles.own}>{text.mine ?? t('card.join')}</span>}
      />
    </ListGroup>
  );
}

/** A game by its category and the code of its provider. */
type TournamentGame = { gameType: string; vendor: string };

/** Whether the rounds of a game count in a tournament. */
export function countsGame({ gameType, vendor }: Pick<Tournament, 'gameType' | 'vendor'>, game: TournamentGame): boolean {
  return (gameType === null || gameType === game.gameType) && (!vendor || vendor === game.vendor);
}

/** Returns the tournament for home: a running one that the player has joined, or else the running one that ends first. */
export function featured(tournaments: readonly Tournament[], now: number): Tournament | undefined {
  const running = tournaments.filter((tournament) => phaseOf(tournament, now) === 'running').sort((a, b) => a.endsAt - b.endsAt);
  return running.find(({ mine }) => mine !== null) ?? running[0];
}
