import type { PlayTarget } from './playTarget';

/** Longest value taken from an address; anything longer is no link of ours. */
const longest = 200;

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
