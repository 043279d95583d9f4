import { useLocation, useSearchParams } from 'react-router-dom';
import { type GameListView, readGameListView, writeGameListView } from '../rules/gameListView';
import { routeCategory } from '../rules/routeCategory';

/** What the address says is shown, and how to change it without a new step in the history. */
export function useGameView(): [GameListView, (next: GameListView) => void] {
  const { pathname } = useLocation();
  const [search, setSearch] = useSearchParams();
  const ownCategory = routeCategory(pathname);
  const change = (next: GameListView) => setSearch(writeGameListView(next, ownCategory), { replace: true });
  return [readGameListView(search, ownCategory), change];
}
