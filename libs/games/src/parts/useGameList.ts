import { useEffect } from 'react';
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
  const games = currentData && [
    ...new Map(currentData.pages.flatMap((page) => page.games).map((game): [string, Game] => [game.nodeId, game])).values(),
  ];

  function retry() {
    void (games ? fetchNextPage() : refetch());
  }

  useEffect(() => {
    if (!isError) return undefined;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  });

  return {
    games,
    error: isError ? error : undefined,
    isFetching,
    isLoadingMore: isFetchingNextPage,
    hasMore: hasNextPage,
    loadMore: fetchNextPage,
    retry,
  };
}
