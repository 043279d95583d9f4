import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../Database';
import { games, vendorOffers, vendors } from '../schema/catalog';

export type Played = { nodeId: string; gameName: string; gameType: string; vendor: string; vendorName: string };

/** Returns some well-known games of the categories that the demo accounts play. */
export async function playedGames(db: Db, merchant: string): Promise<Played[]> {
  return db
    .select({ nodeId: games.nodeId, gameName: games.name, gameType: games.category, vendor: games.vendor, vendorName: vendors.displayName })
    .from(games)
    .innerJoin(vendors, eq(vendors.code, games.vendor))
    .innerJoin(
      vendorOffers,
      and(eq(vendorOffers.vendor, games.vendor), eq(vendorOffers.category, games.category), eq(vendorOffers.merchant, merchant)),
    )
    .where(and(inArray(games.category, ['RNG', 'FISH', 'LIVE', 'PVP']), eq(games.lobby, false)))
    .orderBy(sql`${games.popularity}, ${games.nodeId}`)
    .limit(6);
}
