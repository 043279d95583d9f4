import type { ScreenProps } from '@parlour/kernel/feature';
import { Page } from '@parlour/ui/page';
import { useNavigate } from 'react-router-dom';
import { useGameView } from '../../hooks/useGameView';
import { useHomeSections } from '../../hooks/useHomeSections';
import { useDisabledCategories } from '../../hooks/useIsOffered';
import { NotOffered } from '../../parts/NotOffered';
import { VendorGrid } from '../../parts/VendorGrid';
import { GameList } from '../../parts/game-list/GameList';
import { CategoryBar } from '../../parts/list-bar/CategoryBar';
import { categoryPath } from '../../rules/categoryPath';
import type { GameCategory } from '../../rules/gameCategory';
import { categoryContent, isOwnList } from '../../rules/list/categoryContent';
import { CenterGames } from './CenterGames';

/** Categories with their own screens (specification 2, "Game list page": LOTT leads to /m/lottery). */
const elsewhere: readonly GameCategory[] = ['LOTT', 'ELOTT', 'ESPORTS'];

/** All categories, providers and games of the merchant on one screen (product 4.3). */
export function GameCenterScreen({ gameNote }: ScreenProps) {
  const navigate = useNavigate();
  const [view, change] = useGameView();
  const { categories, isLoading } = useHomeSections();
  const { category } = view;
  const disabled = useDisabledCategories();
  const isKnown = isLoading ? !disabled.includes(category) : categories.includes(category);
  const isOffered = category === 'ALL' || isOwnList(category) || isKnown;
  const hasGames = category === 'ALL' || categoryContent(category) === 'games';

  function handleCategory(next: GameCategory) {
    if (elsewhere.includes(next)) void navigate(categoryPath(next));
    else change({ category: next, tab: 'all' });
  }

  const shared = { view, onChange: change, onCategory: handleCategory, gameNote };
  return (
    <Page width="wide">
      {isOffered && hasGames && (isOwnList(category) ? <GameList {...shared} /> : <CenterGames {...shared} />)}
      {!(isOffered && hasGames) && <CategoryBar current={category} onChoose={handleCategory} />}
      {isOffered && !hasGames && <VendorGrid category={category} />}
      {!isOffered && <NotOffered />}
    </Page>
  );
}
