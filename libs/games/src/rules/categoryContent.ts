import type { GameCategory } from './gameCategory';

/** Categories whose list is made of games; all others show the tiles of their vendors (specification 2, "Game list page"). */
const ofGames: readonly GameCategory[] = ['RNG', 'FISH', 'LIVE', 'PVP', 'SPORTS'];
/** Lists that belong to no vendor category: the hot list and the player's own. */
const ofPlayer: readonly GameCategory[] = ['HOT', 'FAV', 'RECENT'];

/** The category whose behaviour this one shares: e-sports and cockfights behave as sports. */
export function behavesAs(category: GameCategory): GameCategory {
  return category === 'ESPORTS' || category === 'COCKFIGHT' ? 'SPORTS' : category;
}

/** What the list screen shows for a category. */
export function categoryContent(category: GameCategory): 'games' | 'vendors' {
  return ofGames.includes(behavesAs(category)) || ofPlayer.includes(category) ? 'games' : 'vendors';
}

/** True for hot, favourites and recent: lists without vendors, search or classifications. */
export function isOwnList(category: GameCategory): boolean {
  return ofPlayer.includes(category);
}
