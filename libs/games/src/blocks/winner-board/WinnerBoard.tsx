import { useIsLoggedIn } from '@parlour/player/session';
import { useDebounced } from '@parlour/ui/debounce';
import { useInSight } from '@parlour/ui/in-sight';
import { Skeleton } from '@parlour/ui/skeleton';
import { useTranslation } from 'react-i18next';
import { useGetWinnersQuery } from '../../api/winnersApi';
import { SectionFailure } from '../../parts/SectionFailure';
import { useElapsed } from '../../hooks/useElapsed';
import { WinnerList } from './WinnerList';
import { timings } from '../../rules/limits';
import { useCatalogScope } from '../../hooks/useCatalogScope';
import { useIsOffered } from '../../hooks/useIsOffered';
import { LatestWin } from './LatestWin';
import styles from './WinnerBoard.module.css';

export type WinnerBoardProps = {
  /** The merchant's currency symbol, from the wallet. */
  symbol?: string;
  /** Position among the blocks of home, from 0. Out of view, it loads 400 ms after the block above it. */
  place?: number;
};

/** Biggest wins and jackpot games, each a moving list (specification 2, "Winner board"). Hidden when there are none. */
export function WinnerBoard({ symbol, place = 0 }: WinnerBoardProps) {
  const { t } = useTranslation('games');
  const [box, isNear] = useInSight<HTMLDivElement>();
  const isDue = useElapsed(place * timings.requestStagger);
  const { merchant, language } = useCatalogScope();
  const isOffered = useIsOffered();
  const isLoggedIn = useIsLoggedIn();
  const settledLanguage = useDebounced(language, timings.winnersPause);
  const { data, error, isFetching, refetch } = useGetWinnersQuery({ merchant, language: settledLanguage }, { skip: !isNear && !isDue });

  if (data) {
    const biggest = data.biggest.filter(({ target }) => isOffered(target));
    const jackpots = data.jackpots.filter(({ target }) => isOffered(target));
    if (biggest.length === 0 && jackpots.length === 0) return null;
    return (
      <div className={styles.board} data-skippable>
        {/* Home of a player has a line of its own instead: what waits today. */}
        {!isLoggedIn && <LatestWin symbol={symbol} />}
        <WinnerList title={t('winners.biggest')} winners={biggest} symbol={symbol} />
        <WinnerList title={t('winners.jackpots')} winners={jackpots} symbol={symbol} />
      </div>
    );
  }
  if (error) {
    const title = t('section.failed', { title: t('winners.biggest') });
    return <SectionFailure title={title} error={error} isBusy={isFetching} onRetry={() => void refetch()} />;
  }
  return (
    <div ref={box} className={styles.skeleton} aria-hidden>
      {Array.from({ length: 3 }, (_, row) => (
        <Skeleton key={row} shape="row" />
      ))}
    </div>
  );
}
