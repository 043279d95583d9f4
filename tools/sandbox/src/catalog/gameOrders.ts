import { asc, sql } from 'drizzle-orm';
import { games } from '../db/schema/catalog';

/** Orders in which lists can be had, the usual one first. */
export const gameOrders = {
  popular: asc(games.popularity),
  name: asc(games.name),
  recent: sql`${games.addedAt} DESC NULLS LAST`,
} as const;
