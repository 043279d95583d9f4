import { lobbyCode } from '../catalogue/catalogueRows';
import { merchants } from '../merchants/merchants';
import type { World } from '../World';

const firstNode = 700_001;
const behindAll = 90_000;

/** Returns the vendor, games and offers of the Vietnam lotteries as database rows; both merchants list them after all other games. */
export function lotteryRows({ vendor, name, motif, scheme, games }: World['lotteries']) {
  const shared = { vendor, category: 'ELOTT', motif };
  return {
    vendor: { code: vendor, displayName: name, openIn: 'frame' as const, maintenance: false },
    games: [
      { ...shared, nodeId: String(firstNode - 1), gameCode: lobbyCode, name, popularity: 0, lobby: true, scheme },
      ...games.map((game, index) => ({
        ...shared,
        ...game,
        nodeId: String(firstNode + index),
        popularity: behindAll + index,
        lobby: false,
      })),
    ],
    offers: merchants.map(({ code }) => ({ merchant: code, category: 'ELOTT', vendor, position: 99 })),
  };
}
