import { paths } from '@parlour/kernel';
import { type FeatureRoute, type FeatureStart, screen } from '@parlour/kernel/feature';
import { gamesStart } from './gamesStart';
import { listBack } from './rules/categoryPath';

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

/** The part of games that a first view of its screens needs (ADR 0035). */
export const gamesScreens = {
  ...gamesStart,
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
} satisfies FeatureStart;
