import { asc } from 'drizzle-orm';
import type { Db } from '../../db/Database';
import { games } from '../../db/schema/catalog';
import { gameRows } from '../gameRows';

/** Returns the names of a merchant's games and of their providers, the most played first. */
export async function offeredNames(db: Db, merchant: string): Promise<string[]> {
  const rows = await gameRows(db, merchant).orderBy(asc(games.popularity));
  return [...new Set(rows.flatMap(({ game, vendor }) => [game.name, vendor.displayName]))];
}
