import { matchPath } from 'react-router-dom';
import { composedRoutes } from './composedRoutes';
import { features } from './features';
import type { AppRoute } from './startup/bundleTypes';

export const appRoutes: AppRoute[] = [
  ...composedRoutes,
  ...features.flatMap((feature) => feature.routes.map((route) => ({ feature, route }))),
];

/** Returns the route of a path; undefined for home and for unknown paths, which lead to home. */
export function findRoute(pathname: string): AppRoute | undefined {
  return appRoutes.find(({ route }) => matchPath({ path: route.path, end: true }, pathname));
}
