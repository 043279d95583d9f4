import { type SQL, eq } from 'drizzle-orm';
import { games } from '../db/schema/catalog';

/** Condition for the games of one category; `ALL` and an empty text match every game. */
export function ofType(gameType: string | undefined): SQL | undefined {
  return gameType && gameType !== 'ALL' ? eq(games.category, gameType) : undefined;
}
