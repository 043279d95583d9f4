import type { Feature, FeatureRoute } from '@parlour/kernel';
import { matchPath } from 'react-router-dom';
import { composedRoutes } from './composedRoutes';
import { features } from './features';

/** A route together with the feature whose messages it speaks. */
export type AppRoute = { feature: Feature; route: FeatureRoute };

export const appRoutes: AppRoute[] = [
  ...composedRoutes,
  ...features.flatMap((feature) => feature.routes.map((route) => ({ feature, route }))),
];

/** The route that a path opens; undefined for home and for what is unknown (which leads home). */
export function findRoute(pathname: string): AppRoute | undefined {
  return appRoutes.find(({ route }) => matchPath({ path: route.path, end: true }, pathname));
}
