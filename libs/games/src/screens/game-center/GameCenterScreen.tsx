import { useMerchant } from '@parlour/merchant';
import { Page, Stack } from '@parlour/ui/page';
import { categoryContent, isOwnList } from '../../rules/list/categoryContent';
import { useHomeSections } from '../../hooks/useHomeSections';
import { GameList } from '../../parts/game-list/GameList';
import { NotOffered } from '../../parts/NotOffered';
import { VendorGrid } from '../../parts/VendorGrid';
import { useGameView } from '../../hooks/useGameView';
import { CenterGames } from './CenterGames';
import { CenterRail } from './CenterRail';

/** All categories, providers and games of the merchant on one screen (product 4.3). */
export function GameCenterScreen() {
  const [view, change] = useGameView();
  const { categories, isLoading } = useHomeSections();
  const { category } = view;
  const { disabledCategories } = useMerchant();
  const isKnown = isLoading ? !disabledCategories.includes(category) : categories.includes(category);
  const isOffered = category === 'ALL' || isOwnList(category) || isKnown;
  const hasGames = category === 'ALL' || categoryContent(category) === 'games';

  return (
    <Page>
      <Stack gap={3}>
        <CenterRail current={category} onChoose={(next) => change({ category: next, tab: 'all' })} />
        {!isOffered && <NotOffered />}
        {isOffered && !hasGames && <VendorGrid category={category} />}
        {isOffered && hasGames && isOwnList(category) && <GameList key={category} view={view} onChange={change} />}
        {isOffered && hasGames && !isOwnList(category) && <CenterGames key={category} view={view} onChange={change} />}
      </Stack>
    </Page>
  );
}
