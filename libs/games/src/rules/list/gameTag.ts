import type { GameListArg } from '../../api/gameListApi';
import type { Game } from '../../api/toGame';

/** Labels for the corner of a tile, by priority (product 4.3). */
const gameTags = ['NEW', 'JP', 'HOT'] as const;

type GameTag = (typeof gameTags)[number];

/** The label in the corner of a game's tile. It skips labels that the list implies. */
export function gameTag({ tags = [], classify }: Pick<Game, 'tags' | 'classify'>, list: GameListArg): GameTag | undefined {
  const applies = { NEW: tags.includes('NEW'), HOT: tags.includes('HOT'), JP: classify === 'JP' };
  const isImplied = { NEW: list.sort === 'recent', HOT: list.source === 'hot', JP: list.gameClassify === 'JP' };
  return gameTags.find((tag) => applies[tag] && !isImplied[tag]);
}
