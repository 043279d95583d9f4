import type { GameCategory } from './gameCategory';

/** How many games of a type lead the home page (specification 1). */
const mix: readonly (readonly [GameCategory, number])[] = [
  ['RNG', 3],
  ['FISH', 2],
  ['LIVE', 1],
];

/** Puts 3 slots, 2 fishing games and 1 live game first and keeps the order of the rest; types that are missing are simply left out. */
export function homeMix<Game extends { gameType: string }>(games: readonly Game[]): Game[] {
  const featured = mix.flatMap(([type, count]) => games.filter((game) => game.gameType === type).slice(0, count));
  return [...featured, ...games.filter((game) => !featured.includes(game))];
}
