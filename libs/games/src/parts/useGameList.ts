import { useEffect, useEffectEvent } from 'react';
import { type GameListArg, useGetGamesInfiniteQuery } from '../api/gameListApi';
import type { Game } from '../api/toGame';

/** A list of games page by page: each game once, with what is needed to go on or to try again. */
export function useGameList(arg: GameListArg) {
  const { currentData, error, isError, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = useGetGamesInfiniteQuery(
    arg,
    {
      // Every page again would move the list under the player; what failed is asked for again below.
      refetchOnReconnect: false,
    },
  );
  const games = currentData && uniqueGames(currentData.pages.flatMap((page) => page.games));

  /** The next page, or the first one if that is not there. */
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
