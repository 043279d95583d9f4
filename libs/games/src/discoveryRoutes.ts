import { type FeatureRoute, paths, screen } from '@parlour/kernel';

/** E-sports, the game center, the slots center and demo games (product 4.2 to 4.4). */
export const discoveryRoutes: FeatureRoute[] = [
  {
    path: paths.games.esport,
    access: 'anyone',
    titleKey: 'category.ESPORTS',
    lazy: screen(() => import('./screens/esports/EsportsScreen'), 'EsportsScreen'),
  },
  {
    path: paths.games.center,
    access: 'anyone',
    titleKey: 'center.title',
    lazy: screen(() => import('./screens/game-center/GameCenterScreen'), 'GameCenterScreen'),
  },
  {
    path: paths.games.slotsCenter,
    access: 'anyone',
    titleKey: 'slots.title',
    lazy: screen(() => import('./screens/slots-center/SlotsCenterScreen'), 'SlotsCenterScreen'),
  },
  {
    path: paths.games.demo,
    access: 'anyone',
    isBrowserOnly: true,
    chrome: 'none',
    lazy: screen(() => import('./screens/play/DemoScreen'), 'DemoScreen'),
  },
];
