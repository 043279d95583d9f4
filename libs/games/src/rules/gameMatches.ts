import type { Game } from '../api/toGame';

/** True for a game of the vendor whose name holds the text: the hot list comes whole and is narrowed here (specification 2). */
export function gameMatches(game: Game, { vassalage, gameName }: { vassalage?: string; gameName?: string }): boolean {
  if (vassalage && game.vassalage !== vassalage) return false;
  return !gameName || game.name.toLocaleLowerCase().includes(gameName.toLocaleLowerCase());
}
