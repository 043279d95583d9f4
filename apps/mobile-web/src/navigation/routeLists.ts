import { type PageVariant, kinds } from '../startup/pageVariant';

// Lists of routes, for the build and for the pages of the server. They import the routes when they are asked, because the routes import every feature.

/** A screen: the path of its route, the name of its component, the feature with its texts, and who is likely to open it next. */
type Screen = { path: string; screen: string; feature: string; likelyFor: PageVariant['kind'][] };

/** All screens, for the build, which finds their files. Those of the bottom menu are likely for everybody who may open them. */
export async function screens(): Promise<Screen[]> {
  const [{ appRoutes }, { features }] = await Promise.all([import('../routeTable'), import('../features')]);
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

/** Routes that anyone may open and the server draws, without those of one id each. */
export async function openRoutes() {
  const { appRoutes } = await import('../routeTable');
  return appRoutes
    .map(({ route }) => route)
    .filter(({ access, isBrowserOnly, path }) => access === 'anyone' && !isBrowserOnly && !path.includes(':'));
}

/** The paths that need a session, for robots. One with a parameter ends before it: `/m/withdraw/order/`. */
export async function privatePaths(): Promise<string[]> {
  const { appRoutes } = await import('../routeTable');
  return appRoutes.filter(({ route }) => route.access !== 'anyone').map(({ route }) => route.path.replace(/:.*/, ''));
}
