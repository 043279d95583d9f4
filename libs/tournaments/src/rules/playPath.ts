import { paths } from '@parlour/kernel';

const lists = new Map<string | null, string>([
  ['RNG', paths.games.slot],
  ['FISH', paths.games.fishing],
  ['LIVE', paths.games.live],
  ['PVP', paths.games.poker],
]);

/** Returns the path of the games of a category; home if games of every category count, or for an unknown one. */
export function playPath(gameType: string | null): string {
  return lists.get(gameType) ?? paths.home;
}
