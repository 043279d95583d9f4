import { paths } from '@parlour/kernel';
import type { GameCategory } from '../gameCategory';

const categories: Record<string, GameCategory> = {
  [paths.games.live]: 'LIVE',
  [paths.games.poker]: 'PVP',
  [paths.games.sport]: 'SPORTS',
  [paths.games.slot]: 'RNG',
  [paths.games.fishing]: 'FISH',
  [paths.games.hot]: 'HOT',
  [paths.games.slotsCenter]: 'RNG',
};

/** The category of a route; undefined for the shared list, whose query names it (specification 2, route table). */
export function routeCategory(pathname: string): GameCategory | undefined {
  return categories[pathname.replace(/\/$/, '')];
}
