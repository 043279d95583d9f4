import { Page, Stack } from '@parlour/ui/page';
import { useLocation, useSearchParams } from 'react-router-dom';
import { CategoryRail } from '../../blocks/CategoryRail';
import { categoryContent } from '../../rules/categoryContent';
import { type GameListView, readGameListView, writeGameListView } from '../../rules/gameListView';
import { routeCategory } from '../../rules/routeCategory';
import { GameList } from './GameList';
import { VendorGrid } from './VendorGrid';

/** The one list of all categories: games to find by tab, vendor, filter and name, or the vendors of a category (specification 2). */
export function GameListScreen() {
  const { pathname } = useLocation();
  const [search, setSearch] = useSearchParams();
  const ownCategory = routeCategory(pathname);
  const view = readGameListView(search, ownCategory);

  function handleChange(next: GameListView) {
    setSearch(writeGameListView(next, ownCategory), { replace: true });
  }

  return (
    <Page>
      <Stack gap={3}>
        <CategoryRail current={view.category} replace />
        {categoryContent(view.category) === 'games' ? (
          <GameList key={view.category} view={view} onChange={handleChange} />
        ) : (
          <VendorGrid category={view.category} />
        )}
      </Stack>
    </Page>
  );
}
