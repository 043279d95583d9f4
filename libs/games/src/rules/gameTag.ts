import type { GameListArg } from '../api/gameListApi';
import type { Game } from '../api/toGame';

/** Words for the corner of a tile, the most telling first (product 4.3). */
const gameTags = ['NEW', 'JP', 'HOT'] as const;

type GameTag = (typeof gameTags)[number];

/** The one word in the corner of a game's tile; none that the list itself says already. */
export function gameTag({ tags = [], classify }: Pick<Game, 'tags' | 'classify'>, list: GameListArg): GameTag | undefined {
  const own = { NEW: tags.includes('NEW'), HOT: tags.includes('HOT'), JP: classify === 'JP' };
  const said = { NEW: list.sort === 'recent', HOT: list.source === 'hot', JP: list.gameClassify === 'JP' };
  return gameTags.find((tag) => own[tag] && !said[tag]);
}
