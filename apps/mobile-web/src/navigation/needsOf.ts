import { paths } from '@parlour/kernel';
import type { Needs } from '@parlour/kernel/feature';
import { matchPath } from 'react-router-dom';
import { features } from '../features';

/** What the screens need that the app composes (`composedRoutes.ts`), by their paths. */
export const composedNeeds = {
  [paths.games.play]: ['launchGame'],
  [paths.session.member]: ['getMemberInfo'],
  [paths.promotions.invite]: ['getReferral'],
} satisfies Record<string, Needs>;

const routes: { path: string; needs?: Needs }[] = [
  ...Object.entries(composedNeeds).map(([path, needs]) => ({ path, needs })),
  ...features.flatMap((feature) => feature.routes),
];

/** The calls without which an entry of a menu or of the search has no use: those of the route that it leads to, and its own. */
export function needsOf({ to, needs = [] }: { to: string; needs?: Needs }): Needs {
  const [pathname = ''] = to.split('?');
  return [...(routes.find(({ path }) => matchPath(path, pathname))?.needs ?? []), ...needs];
}
