import type { ScreenProps } from '@parlour/kernel/feature';
import { Page, Stack } from '@parlour/ui/page';
import { CategoryRail } from '../blocks/CategoryRail';
import { categoryContent } from '../rules/list/categoryContent';
import { useGameView } from '../hooks/useGameView';
import { useIsDisabled } from '../hooks/useIsOffered';
import { GameList } from '../parts/game-list/GameList';
import { NotOffered } from '../parts/NotOffered';
import { VendorGrid } from '../parts/VendorGrid';

/** The list screen of all categories: games by tab, vendor, filter and name, or the vendors of a category (specification 2). */
export function GameListScreen({ gameNote }: ScreenProps) {
  const [view, handleChange] = useGameView();
  const isDisabled = useIsDisabled(view.category);

  return (
    <Page>
      <Stack gap={3}>
        <CategoryRail current={view.category} replace />
        {isDisabled ? (
          <NotOffered />
        ) : categoryContent(view.category) === 'games' ? (
          <GameList key={view.category} view={view} onChange={handleChange} gameNote={gameNote} />
        ) : (
          <VendorGrid category={view.category} />
        )}
      </Stack>
    </Page>
  );
}
