import { pageRows } from '@parlour/api-client';
import { useEffect, useEffectEvent } from 'react';
import { type GameListArg, useGetGamesInfiniteQuery } from '../../api/gameListApi';

/** A paged list of games, and a function that retries. A failed page loads again when the connection is back. */
export function useGameList(arg: GameListArg) {
  const query = useGetGamesInfiniteQuery(arg, {
    // Refetching every page would move the list under the player. The effect below retries only the failed page.
    refetchOnReconnect: false,
  });
  const { currentData, isError } = query;
  const games =
    currentData &&
    pageRows(
      currentData.pages.map((page) => ({ content: page.games })),
      ({ nodeId }) => nodeId,
    );

  /** Loads the next page, or the first one if that failed. */
  function load() {
    void (games ? query.fetchNextPage() : query.refetch());
  }
  const loadAgain = useEffectEvent(load);

  useEffect(() => {
    if (!isError) return undefined;
    const handleOnline = () => loadAgain();
    window.addEventListener('online', handleOnline);
    return () => window.removeEventListener('online', handleOnline);
  }, [isError]);

  return { games, query, load };
}
