import { asc, sql } from 'drizzle-orm';
import { games } from '../db/schema/catalog';

/** Sort orders of the lists, the default first. That by players, who come and go, is no order of the database (`byPlayers`). */
export const gameOrders = {
  popular: asc(games.popularity),
  name: asc(games.name),
  recent: sql`${games.addedAt} DESC NULLS LAST`,
} as const;
