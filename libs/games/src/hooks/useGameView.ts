import { useLocation, useSearchParams } from 'react-router-dom';
import { type GameListView, readGameListView, writeGameListView } from '../rules/list/gameListView';
import { routeCategory } from '../rules/list/routeCategory';

/** The list that the address describes, and a function that changes it without a new history entry. */
export function useGameView(): [GameListView, (next: GameListView) => void] {
  const { pathname } = useLocation();
  const [search, setSearch] = useSearchParams();
  const ownCategory = routeCategory(pathname);
  const change = (next: GameListView) => setSearch(writeGameListView(next, ownCategory), { replace: true });
  return [readGameListView(search, ownCategory), change];
}
