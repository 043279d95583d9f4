import { paths } from '@parlour/kernel';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { GameCategory } from '../rules/gameCategory';
import { type GameListView, readGameListView, writeGameListView } from '../rules/list/gameListView';

const categories: Record<string, GameCategory> = {
  [paths.games.live]: 'LIVE',
  [paths.games.poker]: 'PVP',
  [paths.games.sport]: 'SPORTS',
  [paths.games.slot]: 'RNG',
  [paths.games.fishing]: 'FISH',
  [paths.games.hot]: 'HOT',
  [paths.games.slotsCenter]: 'RNG',
};

/** The category of a route; undefined for the shared list, whose query names it (specification 2, route table). */
function routeCategory(pathname: string): GameCategory | undefined {
  return categories[pathname.replace(/\/$/, '')];
}

/**
 * The list that the address describes, and a function that changes it without a new history entry. Its choices stay in view far down the list,
 * so the new list begins at its top.
 */
export function useGameView(): [GameListView, (next: GameListView) => void] {
  const { pathname } = useLocation();
  const [search, setSearch] = useSearchParams();
  const ownCategory = routeCategory(pathname);

  function change(next: GameListView) {
    setSearch(writeGameListView(next, ownCategory), { replace: true });
    window.scrollTo(0, 0);
  }

  return [readGameListView(search, ownCategory), change];
}
