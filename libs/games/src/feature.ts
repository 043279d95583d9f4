import { paths } from '@parlour/kernel';
import { defineFeature, type MenuEntry, type VisitorSheet } from '@parlour/kernel/feature';
import { startGamesListeners } from './gamesListeners';
import { gamesScreens } from './gamesScreens';
import { useHomeSections } from './hooks/useHomeSections';
import { categoryPath } from './rules/categoryPath';
import { categoryIcon, type GameCategory } from './rules/gameCategory';
import { homeCategories } from './rules/homeSections';

/** The sheet of a game for a visitor. The lobby of a vendor has none, because it cannot be tried without money. */
const gamesVisitorSheet: VisitorSheet = {
  opensFor: (path) => path.startsWith(`${paths.games.play}?`) && /[?&]gameCode=[^&]/.test(path),
  lazy: async () => ({ default: (await import('./blocks/game-sheet/GameSheet')).GameSheet }),
};

/** A row of the side menu (specification 2), shown when the merchant offers the category. */
function categoryEntry(category: GameCategory): MenuEntry {
  return {
    id: `games.${category}`,
    slot: 'drawer',
    labelKey: `category.${category}`,
    icon: categoryIcon(category),
    to: categoryPath(category),
    useVisible: () => useHomeSections().categories.includes(category),
  };
}

/** Finding, keeping and playing games. The app registers `paths.games.play` itself and renders `PlayGame` there. */
export const gamesFeature = defineFeature({
  ...gamesScreens,
  listen: startGamesListeners,
  findable: () => import('./findable'),
  visitorSheet: gamesVisitorSheet,
  menu: [
    { id: 'games.center', slot: 'drawer', labelKey: 'center.title', icon: 'layout-grid', to: paths.games.center },
    ...homeCategories.map(categoryEntry),
    { id: 'games.favourites', slot: 'member', labelKey: 'category.FAV', icon: 'heart', to: paths.games.favourites },
    {
      id: 'games.recent',
      slot: 'member',
      labelKey: 'recent.title',
      icon: 'history',
      to: categoryPath('RECENT'),
      needs: ['getRecentGames'],
    },
  ],
});
