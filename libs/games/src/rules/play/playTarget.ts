import { paths, to } from '@parlour/kernel';

/** A game to launch, or the lobby of a vendor if no game is named (specification 7, "Launching"). */
export type PlayTarget = {
  /** Vendor code, `vassalage` in the address. */
  vendor: string;
  gameType: string;
  gameCode: string;
  nodeId: string;
  /** Shown until the game has loaded. */
  name: string;
  lottoMode?: string;
};

/** Characters of the name in the address, which must stay short enough to return to after login. */
const maxNameLength = 30;

export function playPath({ vendor, gameType, gameCode, nodeId, name, lottoMode }: PlayTarget): string {
  const shortName = Array.from(name).slice(0, maxNameLength).join('');
  return to(paths.games.play, {}, { vassalage: vendor, gameType, gameCode, nodeId, name: shortName, lottoMode });
}
