import { paths, to } from '@parlour/kernel';

/** What is to be launched: a game, or a vendor's own lobby when no game is named (specification 7, "Launching"). */
export type PlayTarget = {
  vassalage: string;
  gameType: string;
  gameCode: string;
  nodeId: string;
  /** Shown until the game is there. */
  name: string;
  lottoMode?: string;
};

/** Longest value taken from an address; anything longer is no link of ours. */
const longest = 200;
/** Signs of the name that travel: an address must stay short enough to come back to after login. */
const longestName = 30;

export function playPath({ vassalage, gameType, gameCode, nodeId, name, lottoMode }: PlayTarget): string {
  const shortName = Array.from(name).slice(0, longestName).join('');
  return to(paths.games.play, {}, { vassalage, gameType, gameCode, nodeId, name: shortName, lottoMode });
}

/** The target that an address names, or nothing if it names no vendor. */
export function readPlayTarget(search: URLSearchParams): PlayTarget | undefined {
  const read = (key: string) => search.get(key)?.slice(0, longest) ?? '';
  const vassalage = read('vassalage');
  if (!vassalage) return undefined;
  return {
    vassalage,
    gameType: read('gameType'),
    gameCode: read('gameCode'),
    nodeId: read('nodeId'),
    name: read('name'),
    lottoMode: read('lottoMode') || undefined,
  };
}
