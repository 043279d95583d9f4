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

/** Signs of the name that travel: an address must stay short enough to come back to after login. */
const longestName = 30;

export function playPath({ vassalage, gameType, gameCode, nodeId, name, lottoMode }: PlayTarget): string {
  const shortName = Array.from(name).slice(0, longestName).join('');
  return to(paths.games.play, {}, { vassalage, gameType, gameCode, nodeId, name: shortName, lottoMode });
}
