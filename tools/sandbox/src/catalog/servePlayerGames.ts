import { gamesWire } from '@parlour/games/wire';
import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '../db/Database';
import { favourites, games, recentGames } from '../db/schema/catalog';
import { answer } from '../http/answer';
import { refuse } from '../http/refuse';
import type { GatewayApp } from '../platform';
import { refuseGame } from './findGame';
import { gamePage, pageOf } from './gamePage';
import { gameRows, offeredRows } from './gameRows';
import { ofType } from './ofType';
import { rememberGame } from './rememberGame';

/** Maximum number of favourites of one account; the list of ids is read at once. */
const mostFavourites = 100;

/** Serves a player's favourites and recently played games. */
export function servePlayerGames(app: GatewayApp): void {
  answer(app, gamesWire.getRecentGames, async ({ db, merchant, input, player, clock, platform }) => {
    const page = pageOf({ pageNo: input.page, pageSize: input.pageSize });
    const rows = await offeredRows(db, merchant.code, [ofType(input.gameType)])
      .innerJoin(recentGames, and(eq(recentGames.nodeId, games.nodeId), eq(recentGames.memberId, player.memberId)))
      .orderBy(desc(recentGames.playedAt), desc(games.nodeId))
      .limit(page.limit)
      .offset(page.offset);
    return gamePage(rows, page, { db, merchant, clock, platform });
  });

  answer(app, gamesWire.addRecentGame, async ({ db, merchant, input, player, clock }) => {
    await requireGame(db, merchant.code, input.nodeId);
    await rememberGame(db, { memberId: player.memberId, nodeId: input.nodeId, playedAt: clock.now() });
    return null;
  });

  answer(app, gamesWire.getFavouriteIds, async ({ db, player }) => {
    const rows = await db
      .select({ nodeId: favourites.nodeId })
      .from(favourites)
      .where(eq(favourites.memberId, player.memberId))
      .orderBy(desc(favourites.addedAt), desc(favourites.nodeId));
    return rows.map(({ nodeId }) => nodeId);
  });

  answer(app, gamesWire.getFavourites, async ({ db, merchant, input, player, clock, platform }) => {
    const page = pageOf(input);
    const rows = await gameRows(db, merchant.code, [ofType(input.gameType)])
      .innerJoin(favourites, and(eq(favourites.nodeId, games.nodeId), eq(favourites.memberId, player.memberId)))
      .orderBy(desc(favourites.addedAt), desc(favourites.nodeId))
      .limit(page.limit)
      .offset(page.offset);
    return gamePage(rows, page, { db, merchant, clock, platform });
  });

  answer(app, gamesWire.addFavourite, async ({ db, merchant, input, player, clock }) => {
    await requireGame(db, merchant.code, input.nodeId);
    const kept = await db.$count(favourites, eq(favourites.memberId, player.memberId));
    if (kept >= mostFavourites) refuse('ABOVE_MAX', { max: mostFavourites });
    await db.insert(favourites).values({ memberId: player.memberId, nodeId: input.nodeId, addedAt: clock.now() }).onConflictDoNothing();
    return null;
  });

  answer(app, gamesWire.removeFavourite, async ({ db, input, player }) => {
    await db.delete(favourites).where(and(eq(favourites.memberId, player.memberId), eq(favourites.nodeId, input.nodeId)));
    return null;
  });
}

async function requireGame(db: Db, merchant: string, nodeId: string): Promise<void> {
  const [row] = await gameRows(db, merchant, [eq(games.nodeId, nodeId)]).limit(1);
  if (!row) await refuseGame(db, eq(games.nodeId, nodeId));
}
