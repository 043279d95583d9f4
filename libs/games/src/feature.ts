import { type FeatureRoute, type MenuEntry, defineFeature, paths, screen } from '@parlour/kernel';
import { discoveryRoutes } from './discoveryRoutes';
import { gamesFindable } from './gamesFindable';
import { startGamesListeners } from './gamesListeners';
import { gamesMessages, gamesScreenMessages } from './gamesMessages';
import { gamesSearch } from './gamesSearch';
import { gamesSlice } from './gamesSlice';
import { gamesVisitorSheet } from './gamesVisitorSheet';
import { categoryIcon } from './rules/categoryIcon';
import { categoryPath, listBack } from './rules/categoryPath';
import type { GameCategory } from './rules/gameCategory';
import { homeCategories } from './rules/homeSections';
import { useHomeSections } from './hooks/useHomeSections';

const list = screen(() => import('./screens/GameListScreen'), 'GameListScreen');

/** The parameters that an address of a game list may have (specification 2). */
const gameListQuery = ['gameType', 'dataType', 'vassalage', 'gameClassify', 'minBet', 'minLine', 'gameName', 'sort'];

function listRoute(path: string, titleKey: string, back?: FeatureRoute['back']): FeatureRoute {
  return { path, access: 'anyone', titleKey, back, query: gameListQuery, lazy: list };
}

const lobby = screen(() => import('./lottery/lobby/LotteryScreen'), 'LotteryScreen');

function lotteryRoute(path: string, titleKey: string): FeatureRoute {
  return { path, access: 'anyone', titleKey, lazy: lobby };
}

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
  id: 'games',
  slices: [gamesSlice],
  listen: startGamesListeners,
  endpoints: () => import('./endpoints'),
  search: gamesSearch,
  findable: gamesFindable,
  visitorSheet: gamesVisitorSheet,
  routes: [
    listRoute(paths.games.slot, 'category.RNG'),
    listRoute(paths.games.fishing, 'category.FISH', paths.home),
    listRoute(paths.games.poker, 'category.PVP', paths.home),
    listRoute(paths.games.live, 'category.LIVE'),
    listRoute(paths.games.sport, 'category.SPORTS'),
    listRoute(paths.games.list, 'list.title', listBack),
    { ...listRoute(paths.games.hot, 'category.HOT'), offline: ['/lgw/games/hot'], prefetchFor: 'anyone' },
    ...discoveryRoutes,
    lotteryRoute(paths.games.lottery, 'category.LOTT'),
    lotteryRoute(paths.games.lott, 'category.LOTT'),
    lotteryRoute(paths.games.elott, 'category.ELOTT'),
    {
      path: paths.games.lotteryBet,
      access: 'anyone',
      titleKey: 'category.LOTT',
      chrome: 'header',
      lazy: screen(() => import('./lottery/bet/LotteryBetScreen'), 'LotteryBetScreen'),
    },
    {
      path: paths.games.favourites,
      access: 'player',
      titleKey: 'category.FAV',
      lazy: screen(() => import('./screens/FavouritesScreen'), 'FavouritesScreen'),
    },
  ],
  menu: [
    { id: 'games.center', slot: 'drawer', labelKey: 'center.title', icon: 'layout-grid', to: paths.games.center },
    ...homeCategories.map(categoryEntry),
    { id: 'games.favourites', slot: 'member', labelKey: 'category.FAV', icon: 'heart', to: paths.games.favourites },
    { id: 'games.recent', slot: 'member', labelKey: 'recent.title', icon: 'history', to: categoryPath('RECENT') },
  ],
  messages: gamesMessages,
  screenMessages: gamesScreenMessages,
});
