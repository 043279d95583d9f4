import type { GameCategory } from '../gameCategory';

/** Categories that list games. All others list their vendors (specification 2, "Game list page"). */
const gameLists: readonly GameCategory[] = ['RNG', 'FISH', 'LIVE', 'PVP', 'SPORTS'];
/** Lists without a vendor category: the hot list and the player's own lists. */
const ownLists: readonly GameCategory[] = ['HOT', 'FAV', 'RECENT'];

/** The category whose rules apply: e-sports and cockfights follow sports. */
export function behavesAs(category: GameCategory): GameCategory {
  return category === 'ESPORTS' || category === 'COCKFIGHT' ? 'SPORTS' : category;
}

/** Whether the list screen shows games or vendors for a category. */
export function categoryContent(category: GameCategory): 'games' | 'vendors' {
  return gameLists.includes(behavesAs(category)) || ownLists.includes(category) ? 'games' : 'vendors';
}

/** True for hot, favourites and recent: lists without vendor filter, search or classifications. */
export function isOwnList(category: GameCategory): boolean {
  return ownLists.includes(category);
}
