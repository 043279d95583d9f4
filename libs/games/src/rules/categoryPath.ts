import { paths, to } from '@parlour/kernel';
import type { GameCategory } from './gameCategory';

const own: Partial<Record<GameCategory, string>> = {
  LIVE: paths.games.live,
  PVP: paths.games.poker,
  SPORTS: paths.games.sport,
  ESPORTS: paths.games.esport,
  RNG: paths.games.slot,
  FISH: paths.games.fishing,
  HOT: paths.games.hot,
  LOTT: paths.games.lottery,
  ELOTT: paths.games.elott,
  HOME: paths.home,
  PROMO: paths.promotions.list,
};

/** The path of a category: its own route, or the shared list with `gameType` (specification 2, route table and "Footer of home"). */
export function categoryPath(category: GameCategory): string {
  return own[category] ?? to(paths.games.list, {}, { gameType: category });
}
