import { gamesWire } from '@parlour/games/wire';
import { and, desc, eq, exists } from 'drizzle-orm';
import { imagePath } from '../images/imagePath';
import { games, winners } from '../db/schema/catalog';
import type { Db } from '../db/Database';
import { answer } from '../http/answer';
import type { GatewayApp } from '../platform';
import type { GameRow } from './gameRows';
import { offeredVendor } from './offeredVendor';

/** Serves the winner board: the biggest wins and the latest jackpots. */
export function serveWinners(app: GatewayApp): void {
  answer(app, gamesWire.getWinners, async ({ db, merchant, input }) => {
    const board = { merchant: merchant.code, limit: input.limitNum };
    return {
      list: await readBoard(db, { ...board, jackpot: false }),
      jackpots: await readBoard(db, { ...board, jackpot: true }),
      currencySymbol: merchant.symbol,
    };
  });
}

async function readBoard(db: Db, { merchant, jackpot, limit }: { merchant: string; jackpot: boolean; limit: number }) {
  const rows = await db
    .select({ winner: winners, game: games })
    .from(winners)
    .innerJoin(games, eq(games.nodeId, winners.nodeId))
    .where(and(eq(winners.merchant, merchant), eq(winners.jackpot, jackpot), exists(offeredVendor(db, merchant))))
    .orderBy(desc(winners.amount))
    .limit(limit);
  return rows.map(({ winner, game }) => toWinner(game, { name: winner.customerName, amount: winner.amount }));
}

/** A row of the board. `name` is masked. */
export function toWinner(game: GameRow['game'], { name, amount }: { name: string; amount: string }) {
  return {
    vo: {
      iconUrl: imagePath('games', game.nodeId),
      customerName: name,
      gameName: game.name,
      winAmount: amount,
      vassalage: game.vendor,
      gameCode: game.gameCode,
      gameType: game.category,
      nodeId: game.nodeId,
    },
  };
}
