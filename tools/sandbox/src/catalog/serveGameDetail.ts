import { discoveryWire } from '@parlour/games/wire';
import { multiplyMoney } from '@parlour/kernel/money';
import { highestFactor, lowestStake } from '@parlour/sandbox-world';
import { and, desc, eq } from 'drizzle-orm';
import { games as gamesTable, winners } from '../db/schema/catalog';
import { answer } from '../http/answer';
import { imagePath } from '../images/imagePath';
import type { GatewayApp } from '../platform';
import { games } from '../vendor/games/games';
import { lines } from '../vendor/games/slotMachine';
import { requireGame } from './findGame';
import { gameRows } from './gameRows';
import { type PageContext, readPresent } from './readPresent';
import { freeSeatsAt } from './serveTables';

/** Serves the information sheet of a game. Every slot of the sandbox is the same machine, and the sheet says so; another page states its own return. */
export function serveGameDetail(app: GatewayApp): void {
  answer(app, discoveryWire.getGameDetail, async ({ db, merchant, input, clock, platform }) => {
    const game = await requireGame(db, merchant.code, { vendor: input.vassalage, gameCode: input.gameCode });
    const { vendorName, classify, features, openIn, maintenance, hasDemo, gameType, page } = game;
    const minBet = lowestStake(game, merchant);
    const bets = { minBet, maxBet: multiplyMoney(minBet, `${highestFactor}`), currencySymbol: merchant.symbol };
    const facts = {
      vendorName,
      gameClassify: classify,
      features,
      openIn,
      maintenance,
      hasDemo,
      mobileLargeIcon: imagePath('games', game.nodeId),
      ...bets,
      ...(await readFigures(game.nodeId, { db, merchant, clock, platform })),
    };
    const { returnRate } = games[page].rules;
    if (page !== 'slot') return { ...facts, returnRate };
    return gameType === 'RNG' ? { ...facts, returnRate, lines: lines.length, volatility: 'medium' as const } : facts;
  });
}

/** Shown wins. */
const latestWins = 3;

/** The figures of a game as its tile has them, and its latest wins; none of a vendor's lobby. */
async function readFigures(nodeId: string, context: PageContext) {
  const { db, merchant, clock, platform } = context;
  const rows = await gameRows(db, merchant.code, [eq(gamesTable.nodeId, nodeId)]).limit(1);
  const [row] = rows;
  if (!row) return {};
  const wins = await db
    .select({ amount: winners.amount })
    .from(winners)
    .where(and(eq(winners.merchant, merchant.code), eq(winners.jackpot, false), eq(winners.nodeId, nodeId)))
    .orderBy(desc(winners.wonAt))
    .limit(latestWins);
  return {
    players: (await readPresent(rows, context)).get(nodeId)?.players,
    freeSeats: freeSeatsAt(row.game, clock.now(), platform.settings.seed),
    lastWins: wins.map(({ amount }) => amount),
  };
}
