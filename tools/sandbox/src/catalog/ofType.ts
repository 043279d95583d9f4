import { type SQL, eq } from 'drizzle-orm';
import { games } from '../db/schema/catalog';

/** Games of one category; `ALL` and an empty text mean every one. */
export function ofType(gameType: string | undefined): SQL | undefined {
  return gameType && gameType !== 'ALL' ? eq(games.category, gameType) : undefined;
}
