import { useDateFormat } from '@parlour/site/format';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { OpenMatch } from '../../hooks/useOpenMatches';
import { playPath } from '../../rules/play/playTarget';
import { LiveMark } from './LiveMark';
import styles from './MatchRow.module.css';

export type MatchRowProps = { match: OpenMatch; gameType: string };

/**
 * A match with its odds: 1 and 2 for a win of either side, X for a draw. Its time is the player's (product 4.2). It leads to the vendor, which takes the bets.
 */
export function MatchRow({ match, gameType }: MatchRowProps) {
  const { t } = useTranslation('games');
  const dates = useDateFormat();
  const siteDates = useDateFormat('site');
  const { home, away, startsAt, hasBegun, vendor, vendorName: name, odds } = match;
  const outcomes = odds ? ([['1', odds.home], ...(odds.draw ? [['X', odds.draw]] : []), ['2', odds.away]] as const) : [];
  // The title above the match is the site's day.
  const isOtherDay = !hasBegun && dates.date(startsAt) !== siteDates.date(startsAt);

  return (
    <Link to={playPath({ vendor, gameType, gameCode: '', nodeId: '', name })} className={styles.row}>
      {hasBegun ? <LiveMark>{t('esports.live')}</LiveMark> : <span className={styles.time}>{dates.time(startsAt)}</span>}
      <span className={styles.teams}>
        <bdi className={styles.team}>{home}</bdi>
        <bdi className={styles.team}>{away}</bdi>
        <span className={styles.vendor}>{isOtherDay ? `${dates.short(startsAt)} · ${name}` : name}</span>
      </span>
      <span className={styles.odds}>
        {outcomes.map(([outcome, value]) => (
          <span key={outcome} className={styles.outcome}>
            <span className={styles.sign}>{outcome}</span> {value}
          </span>
        ))}
      </span>
    </Link>
  );
}
