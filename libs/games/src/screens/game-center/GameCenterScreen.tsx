import type { ScreenProps } from '@parlour/kernel/feature';
import { useIsLoggedIn } from '@parlour/player/session';
import { Page, Stack } from '@parlour/ui/page';
import { Rail } from '@parlour/ui/rail';
import { IconTile } from '@parlour/ui/tile';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useGameView } from '../../hooks/useGameView';
import { useHomeSections } from '../../hooks/useHomeSections';
import { useDisabledCategories } from '../../hooks/useIsOffered';
import { NotOffered } from '../../parts/NotOffered';
import { VendorGrid } from '../../parts/VendorGrid';
import { GameList } from '../../parts/game-list/GameList';
import { categoryPath } from '../../rules/categoryPath';
import { categoryIcon, type GameCategory } from '../../rules/gameCategory';
import { categoryContent, isOwnList } from '../../rules/list/categoryContent';
import { CenterGames } from './CenterGames';

type CenterRailProps = { current: GameCategory; onChoose: (category: GameCategory) => void };

/** Categories with their own screens (specification 2, "Game list page": LOTT leads to /m/lottery). */
const elsewhere: readonly GameCategory[] = ['LOTT', 'ELOTT', 'ESPORTS'];

/** The categories of the game center, from "all" to "recent", without those that the merchant lacks or disabled. */
function CenterRail({ current, onChoose }: CenterRailProps) {
  const { t } = useTranslation('games');
  const { categories } = useHomeSections();
  const isLoggedIn = useIsLoggedIn();
  const own: GameCategory[] = isLoggedIn ? ['FAV', 'RECENT'] : [];

  return (
    <nav aria-label={t('rail.label')}>
      <Rail>
        {(['ALL', 'HOT', ...categories, ...own] as const).map((category) => {
          const shared = { icon: categoryIcon(category), label: t(`category.${category}`) };
          if (elsewhere.includes(category)) return <IconTile key={category} {...shared} as={Link} to={categoryPath(category)} />;
          return <IconTile key={category} {...shared} as="button" selected={category === current} onClick={() => onChoose(category)} />;
        })}
      </Rail>
    </nav>
  );
}

/** All categories, providers and games of the merchant on one screen (product 4.3). */
export function GameCenterScreen({ gameNote }: ScreenProps) {
  const [view, change] = useGameView();
  const { categories, isLoading } = useHomeSections();
  const { category } = view;
  const disabled = useDisabledCategories();
  const isKnown = isLoading ? !disabled.includes(category) : categories.includes(category);
  const isOffered = category === 'ALL' || isOwnList(category) || isKnown;
  const hasGames = category === 'ALL' || categoryContent(category) === 'games';

  return (
    <Page>
      <Stack gap={3}>
        <CenterRail current={category} onChoose={(next) => change({ category: next, tab: 'all' })} />
        {!isOffered && <NotOffered />}
        {isOffered && !hasGames && <VendorGrid category={category} />}
        {isOffered && hasGames && isOwnList(category) && <GameList key={category} view={view} onChange={change} gameNote={gameNote} />}
        {isOffered && hasGames && !isOwnList(category) && <CenterGames key={category} view={view} onChange={change} gameNote={gameNote} />}
      </Stack>
    </Page>
  );
}
