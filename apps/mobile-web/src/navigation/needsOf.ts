import type { Needs } from '@parlour/kernel/feature';
import { findRoute } from '../routeTable';

/** The calls without which an entry of a menu or of the search has no use: those of the route that it leads to, and its own. */
export function needsOf({ to, needs = [] }: { to: string; needs?: Needs }): Needs {
  return [...(findRoute(to.replace(/\?.*/, ''))?.route.needs ?? []), ...needs];
}
