import { gamesWire } from '@parlour/games/wire';
import type { Merchant } from '@parlour/sandbox-world';
import { and, asc, desc, eq, gt, ne } from 'drizzle-orm';
import type { Db } from '../db/Database';
import { games } from '../db/schema/catalog';
import { bets } from '../db/schema/play';
import { members } from '../db/schema/session';
import { answer } from '../http/answer';
import { trialType } from '../ledger/books';
import { maskUsername } from '../member/masks';
import type { GatewayApp } from '../platform';
import { gameOrders } from './gameOrders';
import { gameRows } from './gameRows';
import { readPresent } from './readPresent';
import { toWinner } from './serveWinners';

const mostPlayed = 100;
const mostJackpots = 100;
const latestWins = 5;

/** Serves the figures of the games that are in view most often, and the latest wins of the merchant's players. */
export function serveLiveFigures(app: GatewayApp): void {
  answer(app, gamesWire.getLiveFigures, async ({ db, merchant, clock, platform }) => {
    const popular = await gameRows(db, merchant.code).orderBy(gameOrders.popular, asc(games.nodeId)).limit(mostPlayed);
    const paying = await gameRows(db, merchant.code, [eq(games.classify, 'JP')])
      .orderBy(gameOrders.popular, asc(games.nodeId))
      .limit(mostJackpots);
    const present = await readPresent([...popular, ...paying], { db, merchant, clock, platform });
    return {
      games: [...present].map(([nodeId, figures]) => ({ nodeId, ...figures })),
      wins: await readLatestWins(db, merchant),
      currencySymbol: merchant.symbol,
    };
  });
}

/** Wins of players who have not hidden their name from winner lists. */
async function readLatestWins(db: Db, { code }: Merchant) {
  const rows = await db
    .select({ game: games, payout: bets.payout, username: members.username })
    .from(bets)
    .innerJoin(games, and(eq(games.vendor, bets.vendor), eq(games.name, bets.gameName)))
    .innerJoin(members, eq(members.id, bets.memberId))
    .where(
      and(
        eq(bets.merchant, code),
        eq(bets.status, 'settled'),
        gt(bets.payout, bets.stake),
        ne(members.type, trialType),
        eq(members.hideName, false),
      ),
    )
    .orderBy(desc(bets.settledAt), desc(bets.orderId))
    .limit(latestWins);
  return rows.map(({ game, payout, username }) => toWinner(game, { name: maskUsername(username), amount: payout }));
}
