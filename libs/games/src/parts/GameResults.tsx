import { errorCode, useErrorText } from '@parlour/api-client';
import { Button } from '@parlour/ui/button';
import { ErrorState } from '@parlour/ui/error-state';
import { TileGridSkeleton } from '@parlour/ui/skeleton';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import type { GameListArg } from '../api/gameListApi';
import type { Game } from '../api/toGame';
import { selectFavourites } from '../gamesSlice';
import { ChunkedGrid } from './ChunkedGrid';
import { UndoRemoval } from './UndoRemoval';
import { useGameCard } from './useGameCard';
import { useGameList } from './useGameList';
import { useLoadMore } from './useLoadMore';
import styles from './GameResults.module.css';

export type GameResultsProps = {
  arg: GameListArg;
  /** Narrows what is there already, for lists that the gateway gives whole. */
  matches?: (game: Game) => boolean;
  /** Shown when there is nothing, or nothing that fits. */
  empty: ReactNode;
};

type WithGames = Parameters<typeof selectFavourites>[0];

/** Tiles to fill a phone's screen while the first page is on its way. */
const firstRows = 12;

/** Games that go on and on: loads the next page before the end is reached, and says what failed and how to go on. */
export function GameResults({ arg, matches, empty }: GameResultsProps) {
  const { t } = useTranslation('games');
  const errorText = useErrorText();
  const card = useGameCard();
  const list = useGameList(arg);
  const isFavourites = arg.source === 'favourites';
  // Other lists do not draw themselves anew for a heart: each tile does that for itself.
  const intents = useSelector((state: WithGames) => (isFavourites ? selectFavourites(state) : undefined));
  const games = list.games?.filter((game) => (matches?.(game) ?? true) && intents?.[game.nodeId] !== false);
  const end = useLoadMore(list.hasMore && !list.isFetching && !list.error, list.loadMore);

  if (!games) {
    if (!list.error) return <TileGridSkeleton count={firstRows} />;
    return (
      <ErrorState
        title={t('list.failed')}
        text={errorText(list.error)}
        code={errorCode(list.error)}
        retryLabel={t('list.retry')}
        onRetry={list.retry}
        busy={list.isFetching}
      />
    );
  }
  return (
    <>
      {games.length > 0 || list.hasMore ? (
        <ChunkedGrid items={games}>{(game, index) => card(game, { isFirst: index < 3, isFavourite: isFavourites })}</ChunkedGrid>
      ) : (
        empty
      )}
      <div ref={end} className={styles.end} aria-busy={list.isLoadingMore || undefined}>
        {list.isLoadingMore && <TileGridSkeleton count={3} />}
        {list.error !== undefined && (
          <p className={styles.failed} role="alert">
            {t('list.pageFailed')} {errorText(list.error)}
          </p>
        )}
        {list.hasMore && !list.isLoadingMore && (
          <Button variant="secondary" block onClick={list.retry}>
            {t(list.error === undefined ? 'list.more' : 'list.retry')}
          </Button>
        )}
        {!list.hasMore && games.length > firstRows && <p className={styles.all}>{t('list.end', { count: games.length })}</p>}
      </div>
      {isFavourites && <UndoRemoval games={list.games ?? []} />}
    </>
  );
}
