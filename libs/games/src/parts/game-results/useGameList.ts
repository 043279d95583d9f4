import { useEffect, useEffectEvent } from 'react';
import { type GameListArg, useGetGamesInfiniteQuery } from '../../api/gameListApi';
import type { Game } from '../../api/toGame';

/** A paged list of games, without duplicates, and a function that loads the next page or retries. */
export function useGameList(arg: GameListArg) {
  const { currentData, error, isError, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = useGetGamesInfiniteQuery(
    arg,
    {
      // Refetching every page would move the list under the player. The effect below retries only what failed.
      refetchOnReconnect: false,
    },
  );
  const games = currentData && uniqueGames(currentData.pages.flatMap((page) => page.games));

  /** Loads the next page, or the first one if that failed. */
  function load() {
    void (games ? fetchNextPage() : refetch());
  }
  const loadAgain = useEffectEvent(load);

  useEffect(() => {
    if (!isError) return undefined;
    const handleOnline = () => loadAgain();
    window.addEventListener('online', handleOnline);
    return () => window.removeEventListener('online', handleOnline);
  }, [isError]);

  return { games, error: isError ? error : undefined, isFetching, isLoadingMore: isFetchingNextPage, hasMore: hasNextPage, load };
}

function uniqueGames(games: Game[]): Game[] {
  return [...new Map(games.map((game) => [game.nodeId, game] as const)).values()];
}
