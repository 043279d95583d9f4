import type { WireReply } from '@parlour/kernel/wire-call';
import type { gamesWire } from '../wire';

type WirePage = WireReply<typeof gamesWire.getGames>;
type WireGame = NonNullable<WirePage['games']>[number];
type WireWinner = WireReply<typeof gamesWire.getWinners>['list'][number];

/** A game as the gateway sends it. Pass only the fields that the test is about. */
export function buildGame(own: Partial<WireGame> = {}): WireGame {
  const nodeId = own.nodeId ?? 'n1';
  return {
    gameId: nodeId,
    gameName: `Game ${nodeId}`,
    nodeId,
    vassalage: 'PALM',
    gameType: 'RNG',
    gameCode: `code-${nodeId}`,
    mobileLargeIcon: `art/games/${nodeId}`,
    placeholder: '#553311',
    ...own,
  };
}

/** Games with the ids `<prefix>1`, `<prefix>2`, … */
export function buildGames(count: number, prefix = 'n', own: Partial<WireGame> = {}): WireGame[] {
  return Array.from({ length: count }, (_, index) => buildGame({ nodeId: `${prefix}${index + 1}`, ...own }));
}

/** Cuts one page out of all games, as the gateway does. */
export function buildPage(games: WireGame[], pageNum = 1, pageSize = Math.max(games.length, 1)): WirePage {
  return { games: games.slice((pageNum - 1) * pageSize, pageNum * pageSize), pageNum, totalPages: Math.ceil(games.length / pageSize) };
}

export function buildWinner(own: Partial<WireWinner['vo']> = {}): WireWinner {
  const vo = {
    customerName: 'ma***n',
    gameName: 'Ruby Rush',
    winAmount: '84200.99',
    vassalage: 'PALM',
    gameCode: 'ruby',
    gameType: 'RNG',
    nodeId: 'n1',
  };
  return { vo: { iconUrl: 'art/games/n1', ...vo, ...own } };
}
