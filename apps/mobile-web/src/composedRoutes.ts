import { gamesFeature } from '@parlour/games';
import { type Feature, type FeatureRoute, paths, screen } from '@parlour/kernel';
import { sessionFeature } from '@parlour/session';

/** Screens in which several domains meet. Each speaks the language of the feature that it mainly belongs to. */
export const composedRoutes: { feature: Feature; route: FeatureRoute }[] = [
  {
    feature: gamesFeature,
    route: { path: paths.games.play, access: 'player', chrome: 'none', lazy: screen(() => import('./screens/PlayScreen'), 'PlayScreen') },
  },
  {
    feature: sessionFeature,
    route: {
      path: paths.session.member,
      access: 'player',
      titleKey: 'title.member',
      lazy: screen(() => import('./screens/MemberScreen'), 'MemberScreen'),
    },
  },
];
