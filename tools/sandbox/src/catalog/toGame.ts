import type { WireReply } from '@parlour/kernel/wire-call';
import type { gamesWire } from '@parlour/games/wire';
import { lobbyCode, lowestStake, roomStakes } from '@parlour/sandbox-world';
import { imagePath } from '../images/imagePath';
import { world } from '../world';
import type { GameRow } from './gameRows';
import type { PageContext } from './readPresent';

type GamePage = WireReply<typeof gamesWire.getGames>;
export type WireGame = NonNullable<GamePage['content']>[number];

/** Time during which a game counts as new. */
const newMs = 30 * 24 * 3_600_000;

/** Converts a game to its wire format at this moment. */
export function toGame({ game, vendor }: GameRow, { clock, merchant }: Pick<PageContext, 'clock' | 'merchant'>): WireGame {
  const isNew = game.addedAt !== null && clock.now() - game.addedAt < newMs;
  const isRoom = Object.hasOwn(roomStakes, game.category);
  return {
    gameId: game.nodeId,
    gameName: game.name,
    nodeId: game.nodeId,
    nodeName: game.name,
    vassalage: game.vendor,
    displayName: vendor.displayName,
    gameType: game.category,
    gameCode: game.gameCode === lobbyCode ? '' : game.gameCode,
    gameClassify: game.classify,
    gameClassifyNew: game.classify,
    minBet: isRoom ? lowestStake({ gameType: game.category, minBet: game.minBet }, merchant) : game.minBet,
    tags: [...(isNew ? ['NEW'] : []), ...(game.hot === null ? [] : ['HOT'])],
    mobileLargeIcon: imagePath('games', game.nodeId),
    showIcon: imagePath('games', game.nodeId),
    placeholder: world.images.schemeTint(game.scheme),
    supportPlay: !vendor.maintenance,
    isGameH5: true,
    lottoMode: game.category === 'ELOTT' ? 'Elott' : game.category === 'LOTT' ? 'Lott' : null,
  };
}
