import { asc, sql } from 'drizzle-orm';
import { games } from '../db/schema/catalog';

/** Sort orders of the lists, the default first. The order by players is computed (`byPlayers`), because their number changes all the time. */
export const gameOrders = {
  popular: asc(games.popularity),
  name: asc(games.name),
  recent: sql`${games.addedAt} DESC NULLS LAST`,
} as const;
