import { paths, to } from '@parlour/kernel';
import { type GameCategory, isGameCategory } from './gameCategory';

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

/**
 * Where Back leads from the shared list: to the page of its category (specification 2, "Header shell"). Without its own page,
 * the category's list is that page: a vendor's list leads to it, and it leads home.
 */
export function listBack(query: URLSearchParams): string {
  const category = query.get('gameType');
  if (!isGameCategory(category)) return paths.home;
  return own[category] ?? (query.has('vassalage') ? categoryPath(category) : paths.home);
}
