import type { GameCategory } from './gameCategory';

/** How many games of a type lead the home page (specification 1). */
const mix: readonly (readonly [GameCategory, number])[] = [
  ['RNG', 3],
  ['FISH', 2],
  ['LIVE', 1],
];

/** Moves 3 slots, 2 fishing games and 1 live game to the front, or as many as there are, and keeps the order of the rest. */
export function homeMix<Game extends { gameType: string }>(games: readonly Game[]): Game[] {
  const featured = mix.flatMap(([type, count]) => games.filter((game) => game.gameType === type).slice(0, count));
  return [...featured, ...games.filter((game) => !featured.includes(game))];
}
