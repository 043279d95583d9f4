import { type SQL, and, sql } from 'drizzle-orm';
import { games, vendors } from '../../db/schema/catalog';

/** Matches games whose name or provider contains every word of the text, ignoring case; `%` and `_` in the text are literal. */
export function namedLike(text: string): SQL | undefined {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return and(
    ...words.map((word) => sql`lower(${games.name} || ' ' || ${vendors.displayName}) LIKE ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`),
  );
}
