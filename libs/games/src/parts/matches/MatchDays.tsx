import { Loading } from '@parlour/api-client';
import { useDateFormat } from '@parlour/site/format';
import { Button } from '@parlour/ui/button';
import { ListGroup } from '@parlour/ui/list-row';
import { Notice } from '@parlour/ui/notice';
import { Stack } from '@parlour/ui/page';
import { VisuallyHidden } from '@parlour/ui/visually-hidden';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useRenewal } from '../../hooks/useLiveFigures';
import { type OpenMatch, useOpenMatches } from '../../hooks/useOpenMatches';
import { timings } from '../../rules/limits';
import { type MatchDay, matchDays } from '../../rules/matchDays';
import { playPath } from '../../rules/play/playTarget';
import { LiveMark } from './LiveMark';
import styles from './MatchDays.module.css';

export type MatchDaysProps = { gameType: 'SPORTS' | 'ESPORTS' };

/** As many are shown at first, so that what follows is near. */
const shownAtFirst = 8;

/** The matches of a sport category by day, those that have begun first, each with a link to the vendor that takes bets on it. Odds move while the page is used. Hidden when there are none. */
export function MatchDays({ gameType }: MatchDaysProps) {
  const { t } = useTranslation('games');
  const id = useId();
  const siteDates = useDateFormat('site');
  const { matches, isLoading } = useOpenMatches(gameType, useRenewal(timings.matchesRenewal));
  const [isWhole, setWhole] = useState(false);
  if (isLoading) return <Loading cards={3} />;
  if (matches.length === 0) return null;

  const days = matchDays(matches, { live: t('esports.live'), dayOf: siteDates.day }, isWhole ? undefined : shownAtFirst);
  return (
    <section aria-labelledby={id}>
      <Stack gap={3}>
        {/* The days say what the list is; a visible title would push the matches down. */}
        <VisuallyHidden>
          <h2 id={id}>{t('esports.matches')}</h2>
        </VisuallyHidden>
        {days.map((day) => (
          <Day key={day.title} day={day} gameType={gameType} />
        ))}
        {!isWhole && matches.length > shownAtFirst && (
          <Button block variant="secondary" onClick={() => setWhole(true)}>
            {t('esports.allMatches', { count: matches.length })}
          </Button>
        )}
        <Notice tone="info">{t('esports.delay')}</Notice>
      </Stack>
    </section>
  );
}

/** Says whose day it is when the clock of the player, by which its matches begin, is another one. */
function Day({ day: { title, at = NaN, leagues }, gameType }: MatchDaysProps & { day: MatchDay<OpenMatch> }) {
  const offset = useDateFormat().offset(at);
  const siteOffset = useDateFormat('site').offset(at);
  return (
    <div className={styles.day}>
      <h3 className={styles.title}>{offset === siteOffset ? title : `${title} (${siteOffset})`}</h3>
      {leagues.map((league) => (
        <div key={league.title}>
          <h4 className={styles.league}>{league.title}</h4>
          <ListGroup>
            {league.matches.map((match) => (
              <MatchRow key={match.matchId} match={match} gameType={gameType} />
            ))}
          </ListGroup>
        </div>
      ))}
    </div>
  );
}

/**
 * A match with its odds: 1 and 2 for a win of either side, X for a draw. Its time is the player's (product 4.2). It leads to the vendor, which takes the bets.
 */
function MatchRow({ match, gameType }: MatchDaysProps & { match: OpenMatch }) {
  const { t } = useTranslation('games');
  const dates = useDateFormat();
  const siteDates = useDateFormat('site');
  const { home, away, startsAt, hasBegun, vendor, vendorName: name, odds } = match;
  const outcomes = odds ? ([['1', odds.home], ...(odds.draw ? [['X', odds.draw]] : []), ['2', odds.away]] as const) : [];
  // The title above the match is the site's day.
  const isOtherDay = !hasBegun && dates.date(startsAt) !== siteDates.date(startsAt);

  return (
    <Link to={playPath({ vendor, gameType, gameCode: '', nodeId: '', name })} className={styles.row} data-arrives="whole">
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
      <span hidden data-end />
    </Link>
  );
}
