import { useIsLoggedIn } from '@parlour/player/session';
import { useMemo } from 'react';
import { useGetHotGamesQuery } from '../../api/homeApi';
import { useGetRecentGamesQuery } from '../../api/playerGamesApi';
import type { Game } from '../../api/toGame';
import { useCatalogScope } from '../../hooks/useCatalogScope';
import { useIsOffered } from '../../hooks/useIsOffered';
import { pageSizes } from '../../rules/limits';

/** The games that this phone knows without a search: those that trend, and those that the player opened last. */
export function useKnownGames(): { trending: Game[] | undefined; known: Game[] } {
  const scope = useCatalogScope();
  const isLoggedIn = useIsLoggedIn();
  const isOffered = useIsOffered();
  const { data: hot, isError } = useGetHotGamesQuery(scope);
  const { data: recent } = useGetRecentGamesQuery({ language: scope.language, pageNo: 1, pageSize: pageSizes.list }, { skip: !isLoggedIn });

  const known = useMemo(() => {
    const byId = new Map([...(recent?.games ?? []), ...(hot ?? [])].map((game) => [game.nodeId, game]));
    return [...byId.values()];
  }, [hot, recent]);
  return { trending: isError ? [] : hot?.filter(isOffered), known };
}
