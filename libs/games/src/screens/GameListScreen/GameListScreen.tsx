import { Page, Stack } from '@parlour/ui/page';
import { CategoryRail } from '../../blocks/CategoryRail';
import { categoryContent } from '../../rules/categoryContent';
import { useGameView } from '../useGameView';
import { GameList } from './GameList';
import { VendorGrid } from './VendorGrid';

/** The one list of all categories: games to find by tab, vendor, filter and name, or the vendors of a category (specification 2). */
export function GameListScreen() {
  const [view, handleChange] = useGameView();

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
