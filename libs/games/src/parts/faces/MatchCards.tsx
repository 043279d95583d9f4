import { useDateFormat } from '@parlour/site/format';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type OpenMatch, useOpenMatches } from '../../hooks/useOpenMatches';
import { playPath } from '../../rules/play/playTarget';
import { LiveMark } from '../matches/LiveMark';
import { CardSkeletons } from './CardSkeletons';
import type { FaceProps } from './FaceProps';
import styles from './MatchCards.module.css';

/** As many matches come before the tiles of the games. */
const shownMatches = 6;

type MatchCardsProps = FaceProps & { gameType: 'SPORTS' | 'ESPORTS' };

/** The matches of a sport category with time and odds, before its games. Each leads to the vendor that takes bets on it. */
export function MatchCards({ games, pageNo, card, gameType }: MatchCardsProps) {
  const { matches, isLoading } = useOpenMatches(gameType);
  const shown = pageNo > 1 ? [] : matches.slice(0, shownMatches);

  return (
    <>
      {isLoading && <CardSkeletons />}
      {shown.map((match) => (
        <MatchCard key={match.matchId} match={match} gameType={gameType} />
      ))}
      {games.map((game) => card(game))}
    </>
  );
}

type MatchCardProps = { match: OpenMatch; gameType: string };

function MatchCard({ match, gameType }: MatchCardProps) {
  const { t } = useTranslation('games');
  const dates = useDateFormat();
  const { gameName, home, away, startsAt, hasBegun, vendor, vendorName, odds } = match;

  return (
    <Link to={playPath({ vendor, gameType, gameCode: '', nodeId: '', name: vendorName })} className={styles.match} data-width="card">
      <span className={styles.league}>{gameName}</span>
      {hasBegun ? (
        <LiveMark>{t('category.LIVE')}</LiveMark>
      ) : (
        <span className={styles.time}>{`${dates.short(startsAt)}, ${dates.time(startsAt)}`}</span>
      )}
      <Side name={home} odds={odds?.home} />
      {odds?.draw && <Side name={t('match.draw')} odds={odds.draw} isDim />}
      <Side name={away} odds={odds?.away} />
      <span className={styles.vendor}>{vendorName}</span>
    </Link>
  );
}

type SideProps = { name: string; odds?: string; isDim?: boolean };

function Side({ name, odds, isDim }: SideProps) {
  return (
    <span className={styles.side} data-dim={isDim}>
      <bdi className={styles.team}>{name}</bdi> {odds && <span className={styles.odds}>{odds}</span>}
    </span>
  );
}
