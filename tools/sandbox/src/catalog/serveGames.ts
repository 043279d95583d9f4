import { gamesWire } from '@parlour/games/wire';
import { isMoney } from '@parlour/kernel';
import { type SQL, asc, eq, isNotNull, sql } from 'drizzle-orm';
import { games, vendors } from '../db/schema/catalog';
import { answer } from '../http/answer';
import type { GatewayApp } from '../platform';
import { gamePage, pageOf } from './gamePage';
import { gameOrders } from './gameOrders';
import { gameRows } from './gameRows';
import { ofType } from './ofType';

/** Serves the public lists, the most played first; games in maintenance come last. */
export function serveGames(app: GatewayApp): void {
  answer(app, gamesWire.getGames, async ({ db, merchant, input, clock }) => {
    const page = pageOf(input);
    const filters = [
      ofType(input.gameType),
      input.vassalage ? eq(games.vendor, input.vassalage) : undefined,
      input.gameClassify ? eq(games.classify, input.gameClassify) : undefined,
      isMoney(input.minBet) ? sql`${games.minBet} = ${input.minBet}::numeric` : undefined,
      named(input.gameName),
    ];
    const rows = await gameRows(db, merchant.code, filters)
      .orderBy(asc(vendors.maintenance), orderOf(input.sort), asc(games.nodeId))
      .limit(page.limit)
      .offset(page.offset);
    return gamePage(rows, page, clock.now());
  });

  answer(app, gamesWire.getHotGames, async ({ db, merchant, input, clock }) => {
    const page = pageOf({ pageNo: 1, pageSize: 100 });
    const rows = await gameRows(db, merchant.code, [isNotNull(games.hot), ofType(input.gameType)])
      .orderBy(asc(vendors.maintenance), asc(games.hot))
      .limit(page.limit);
    return gamePage(rows, page, clock.now());
  });
}

function orderOf(sort = 'popular'): SQL {
  return Object.hasOwn(gameOrders, sort) ? gameOrders[sort as keyof typeof gameOrders] : gameOrders.popular;
}

/** Matches names that contain the trimmed text, ignoring case; `%` and `_` in the text are literal. */
function named(gameName: string | undefined): SQL | undefined {
  const text = gameName?.trim().toLowerCase();
  if (!text) return undefined;
  return sql`lower(${games.name}) LIKE ${`%${text.replace(/[\\%_]/g, '\\$&')}%`}`;
}
