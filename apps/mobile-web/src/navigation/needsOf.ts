import type { Needs } from '@parlour/kernel/feature';
import { matchPath } from 'react-router-dom';
import { composedNeeds, features } from '../features';

const routes: { path: string; needs?: Needs }[] = [
  ...Object.entries(composedNeeds).map(([path, needs]) => ({ path, needs })),
  ...features.flatMap((feature) => feature.routes),
];

/** The calls without which an entry of a menu or of the search has no use: those of the route that it leads to, and its own. */
export function needsOf({ to, needs = [] }: { to: string; needs?: Needs }): Needs {
  const [pathname = ''] = to.split('?');
  return [...(routes.find(({ path }) => matchPath(path, pathname))?.needs ?? []), ...needs];
}
