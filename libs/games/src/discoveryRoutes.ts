import { type FeatureRoute, paths, screen } from '@parlour/kernel';

/** Screens that gather games: e-sports, the two centres, and a try without money (product 4.2 to 4.4). */
export const discoveryRoutes: FeatureRoute[] = [
  {
    path: paths.games.esport,
    access: 'anyone',
    titleKey: 'category.ESPORTS',
    lazy: screen(() => import('./screens/EsportsScreen/EsportsScreen'), 'EsportsScreen'),
  },
  {
    path: paths.games.center,
    access: 'anyone',
    titleKey: 'center.title',
    lazy: screen(() => import('./screens/GameCenterScreen/GameCenterScreen'), 'GameCenterScreen'),
  },
  {
    path: paths.games.slotsCenter,
    access: 'anyone',
    titleKey: 'slots.title',
    lazy: screen(() => import('./screens/SlotsCenterScreen/SlotsCenterScreen'), 'SlotsCenterScreen'),
  },
  {
    path: paths.games.demo,
    access: 'anyone',
    chrome: 'none',
    lazy: screen(() => import('./screens/DemoScreen'), 'DemoScreen'),
  },
];
