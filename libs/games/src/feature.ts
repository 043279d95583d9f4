import { paths } from '@parlour/kernel';
import { defineFeature, type FeatureRoute, type MenuEntry, screen, type VisitorSheet } from '@parlour/kernel/feature';
import { startGamesListeners } from './gamesListeners';
import { gamesSlice } from './gamesSlice';
import { gamesMessages, gamesScreenMessages, gamesSearch } from './gamesStart';
import { useHomeSections } from './hooks/useHomeSections';
import { categoryPath, listBack } from './rules/categoryPath';
import { categoryIcon, type GameCategory } from './rules/gameCategory';
import { homeCategories } from './rules/homeSections';

/** The sheet of a game for a visitor. The lobby of a vendor has none, because it cannot be tried without money. */
const gamesVisitorSheet: VisitorSheet = {
  opensFor: (path) => path.startsWith(`${paths.games.play}?`) && /[?&]gameCode=[^&]/.test(path),
  lazy: async () => ({ default: (await import('./blocks/game-sheet/GameSheet')).GameSheet }),
};

/** E-sports, the game center, the slots center and demo games (product 4.2 to 4.4). */
const discoveryRoutes: FeatureRoute[] = [
  {
    path: paths.games.esport,
    access: 'anyone',
    needs: ['getGames'],
    titleKey: 'category.ESPORTS',
    lazy: screen(() => import('./screens/esports/EsportsScreen'), 'EsportsScreen'),
  },
  {
    path: paths.games.center,
    access: 'anyone',
    needs: ['getVendors'],
    titleKey: 'center.title',
    lazy: screen(() => import('./screens/game-center/GameCenterScreen'), 'GameCenterScreen'),
  },
  {
    path: paths.games.slotsCenter,
    access: 'anyone',
    needs: ['getGames'],
    titleKey: 'slots.title',
    lazy: screen(() => import('./screens/slots-center/SlotsCenterScreen'), 'SlotsCenterScreen'),
  },
  {
    path: paths.games.demo,
    access: 'anyone',
    needs: ['launchDemo'],
    asksTerms: true,
    isBrowserOnly: true,
    chrome: 'none',
    lazy: screen(() => import('./screens/play/DemoScreen'), 'DemoScreen'),
  },
];

const list = screen(() => import('./screens/GameListScreen'), 'GameListScreen');

/** The parameters that an address of a game list may have (specification 2); the last two are those of live tables. */
const gameListQuery = ['gameType', 'dataType', 'vassalage', 'gameClassify', 'minBet', 'minLine', 'gameName', 'sort', 'stake', 'seats'];

function listRoute(path: string, titleKey: string, back?: FeatureRoute['back']): FeatureRoute {
  return { path, access: 'anyone', needs: ['getGames'], titleKey, back, query: gameListQuery, lazy: list };
}

const lobby = screen(() => import('./lottery/lobby/LotteryScreen'), 'LotteryScreen');

function lotteryRoute(path: string, titleKey: string): FeatureRoute {
  return { path, access: 'anyone', needs: ['getLotteries'], titleKey, lazy: lobby };
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
  search: gamesSearch,
  findable: () => import('./findable'),
  visitorSheet: gamesVisitorSheet,
  routes: [
    listRoute(paths.games.slot, 'category.RNG'),
    listRoute(paths.games.fishing, 'category.FISH', paths.home),
    listRoute(paths.games.poker, 'category.PVP', paths.home),
    listRoute(paths.games.live, 'category.LIVE'),
    listRoute(paths.games.sport, 'category.SPORTS'),
    listRoute(paths.games.list, 'list.title', listBack),
    { ...listRoute(paths.games.hot, 'category.HOT'), needs: ['getHotGames'], offline: ['/lgw/games/hot'], prefetchFor: 'anyone' },
    ...discoveryRoutes,
    lotteryRoute(paths.games.lottery, 'category.LOTT'),
    lotteryRoute(paths.games.lott, 'category.LOTT'),
    lotteryRoute(paths.games.elott, 'category.ELOTT'),
    {
      path: paths.games.lotteryBet,
      access: 'anyone',
      needs: ['getLotteryPlay', 'placeLotteryOrders'],
      asksTerms: true,
      titleKey: 'category.LOTT',
      chrome: 'header',
      lazy: screen(() => import('./lottery/bet/LotteryBetScreen'), 'LotteryBetScreen'),
    },
    {
      path: paths.games.favourites,
      access: 'player',
      needs: ['getFavourites'],
      titleKey: 'category.FAV',
      lazy: screen(() => import('./screens/FavouritesScreen'), 'FavouritesScreen'),
    },
  ],
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
  messages: gamesMessages,
  screenMessages: gamesScreenMessages,
});
