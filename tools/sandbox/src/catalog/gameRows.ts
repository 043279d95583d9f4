import { type SQL, and, eq, exists, getTableColumns, sql } from 'drizzle-orm';
import type { Db } from '../db/Database';
import { games, vendors } from '../db/schema/catalog';
import { offeredVendor } from './offeredVendor';

export type GameRow = { game: typeof games.$inferSelect; vendor: typeof vendors.$inferSelect };

/**
 * Selects the games that a merchant offers and lists may show, with their vendors; the caller adds conditions, order and limits.
 */
export function gameRows(db: Db, merchant: string, conditions: readonly (SQL | undefined)[] = []) {
  return offeredRows(db, merchant, [eq(games.lobby, false), ...conditions]);
}

/** Like `gameRows`, but includes the vendors' lobbies. */
export function offeredRows(db: Db, merchant: string, conditions: readonly (SQL | undefined)[]) {
  return db
    .select({ game: getTableColumns(games), vendor: getTableColumns(vendors), total: sql<number>`(count(*) OVER ())::integer` })
    .from(games)
    .innerJoin(vendors, eq(vendors.code, games.vendor))
    .where(and(exists(offeredVendor(db, merchant)), ...conditions))
    .$dynamic();
}
