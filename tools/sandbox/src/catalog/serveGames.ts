import { gamesWire } from '@parlour/games/wire';
import { isMoney } from '@parlour/kernel/money';
import { type SQL, asc, eq, isNotNull, sql } from 'drizzle-orm';
import { games, vendors } from '../db/schema/catalog';
import { answer } from '../http/answer';
import type { GatewayApp } from '../platform';
import { gamePage, pageOf } from './gamePage';
import { gameOrders } from './gameOrders';
import { gameRows } from './gameRows';
import { lines } from '../vendor/games/slotMachine';
import { ofType } from './ofType';
import { byPlayers } from './readPresent';
import { having, takes } from './rooms';
import { correctName } from './search/correctName';
import { namedLike } from './search/namedLike';
import { offeredNames } from './search/offeredNames';

/** Serves the public lists, the most popular first, the hot games by how many play them now; games in maintenance come last. */
export function serveGames(app: GatewayApp): void {
  answer(app, gamesWire.getGames, async ({ db, merchant, input, clock, platform }) => {
    const page = pageOf(input);
    const filters = [
      ofType(input.gameType),
      input.vassalage ? eq(games.vendor, input.vassalage) : undefined,
      input.gameClassify ? eq(games.classify, input.gameClassify) : undefined,
      isMoney(input.minBet) ? sql`${games.minBet} = ${input.minBet}::numeric` : undefined,
      withLines(input.minLine),
      takes(input.stake, merchant),
      having(input.feature),
    ];
    const find = async (text: string) => {
      const found = gameRows(db, merchant.code, [...filters, namedLike(text)]).orderBy(
        asc(vendors.maintenance),
        orderOf(input.sort),
        asc(games.nodeId),
      );
      if (input.sort !== 'players') return found.limit(page.limit).offset(page.offset);
      return byPlayers(await found, { clock, platform }).slice(page.offset, page.offset + page.limit);
    };

    const text = input.gameName ?? '';
    const rows = await find(text);
    const suggestion = rows.length > 0 ? undefined : correctName(text, await offeredNames(db, merchant.code));
    if (suggestion === undefined) return gamePage(rows, page, { db, merchant, clock, platform });
    return { ...(await gamePage(await find(suggestion), page, { db, merchant, clock, platform })), suggestion };
  });

  answer(app, gamesWire.getHotGames, async ({ db, merchant, input, clock, platform }) => {
    const page = pageOf({ pageNo: 1, pageSize: 100 });
    const rows = await gameRows(db, merchant.code, [isNotNull(games.hot), ofType(input.gameType)])
      .orderBy(asc(games.hot))
      .limit(page.limit);
    const { content, ...reply } = await gamePage(rows, page, { db, merchant, clock, platform });
    return { ...reply, content: content.sort((a, b) => (b.players ?? 0) - (a.players ?? 0)) };
  });
}

function orderOf(sort = 'popular'): SQL {
  return Object.hasOwn(gameOrders, sort) ? gameOrders[sort as keyof typeof gameOrders] : gameOrders.popular;
}

/** Only slots have lines, and every slot of the sandbox is the same machine. */
function withLines(minLine: string | undefined): SQL | undefined {
  if (!minLine) return undefined;
  return Number(minLine) <= lines.length ? ofType('RNG') : sql`FALSE`;
}
