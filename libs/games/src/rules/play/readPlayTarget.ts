import type { PlayTarget } from './playTarget';

/** Values in an address are cut at this length. The app itself writes shorter ones. */
const maxLength = 200;

/** Reads the target from an address; undefined if it names no vendor. */
export function readPlayTarget(search: URLSearchParams): PlayTarget | undefined {
  const read = (key: string) => search.get(key)?.slice(0, maxLength) ?? '';
  const vendor = read('vassalage');
  if (!vendor) return undefined;
  return {
    vendor,
    gameType: read('gameType'),
    gameCode: read('gameCode'),
    nodeId: read('nodeId'),
    name: read('name'),
    lottoMode: read('lottoMode') || undefined,
  };
}

/** Begins a text with a capital: a game that the address does not name is "the game". */
export function asSentence(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
