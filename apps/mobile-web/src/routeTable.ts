import type { FeatureRoute, ScreenProps } from '@parlour/kernel/feature';
import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import { additionLoaders, composedRoutes } from './composedRoutes';
import { features } from './features';
import { loadScreenMessages } from './i18n';
import type { AppRoute } from './startup/bundles';
import { type PageVariant, kinds } from './startup/documentPage';
import { type Loader, loader } from './startup/loader';

export const appRoutes: AppRoute[] = [
  ...composedRoutes,
  ...features.flatMap((feature) => feature.routes.map((route) => ({ feature, route }))),
];

/** Returns the route of a path; undefined for home and for unknown paths, which lead to home. */
export function findRoute(pathname: string): AppRoute | undefined {
  return appRoutes.find(({ route }) => matchPath({ path: route.path, end: true }, pathname));
}

const loaders = new Map<FeatureRoute, Loader<ComponentType<ScreenProps>>>();

/** The screen of a route. It loads together with its texts, so that message keys never flash. */
export function screenOf({ feature, route }: AppRoute): Loader<ComponentType<ScreenProps>> {
  const known = loaders.get(route);
  if (known) return known;
  const screen = loader(async () => {
    const [{ default: component }, guard] = await Promise.all([
      route.lazy(),
      route.asksTerms ? import('./screens/behindTerms') : undefined,
      loadScreenMessages(feature),
      additionLoaders[route.path]?.ended(),
    ]);
    return guard?.behindTerms(component) ?? component;
  });
  loaders.set(route, screen);
  return screen;
}

// Lists of routes for the build and for the server's pages. Tree shaking keeps them out of the app.

/** A screen: the path of its route, the name of its component, the feature with its texts, and who is likely to open it next. */
type Screen = { path: string; screen: string; feature: string; likelyFor: PageVariant['kind'][] };

/** All screens, for the build, which finds their files. Those of the bottom menu are likely for everybody who may open them. */
export function screens(): Screen[] {
  const tabs = features.flatMap(({ menu = [] }) => menu.filter(({ slot }) => slot === 'tabbar').map(({ to }) => to));
  return appRoutes.map(({ feature, route }) => ({
    path: route.path,
    screen: route.lazy.screenName ?? '',
    feature: feature.id,
    likelyFor: kinds.filter((kind) =>
      tabs.includes(route.path) ? route.access === 'anyone' || kind === 'player' : [kind, 'anyone'].includes(route.prefetchFor ?? ''),
    ),
  }));
}

/** Routes that anyone may open and the server renders, except routes with an id in their path. */
export function openRoutes(): FeatureRoute[] {
  return appRoutes
    .map(({ route }) => route)
    .filter(({ access, isBrowserOnly, path }) => access === 'anyone' && !isBrowserOnly && !path.includes(':'));
}

/** The paths that need a session, for robots. One with a parameter ends before it: `/m/withdraw/order/`. */
export function privatePaths(): string[] {
  return appRoutes.filter(({ route }) => route.access !== 'anyone').map(({ route }) => route.path.replace(/:.*/, ''));
}
