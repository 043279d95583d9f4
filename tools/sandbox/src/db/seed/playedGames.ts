import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../open';
import { games, vendorOffers, vendors } from '../schema/catalog';

export type Played = { gameName: string; gameType: string; vassalage: string; vendorName: string };

/** A few well-known titles of the categories that the demo accounts play. */
export async function playedGames(db: Db, merchant: string): Promise<Played[]> {
  return db
    .select({ gameName: games.name, gameType: games.category, vassalage: games.vassalage, vendorName: vendors.displayName })
    .from(games)
    .innerJoin(vendors, eq(vendors.vassalage, games.vassalage))
    .innerJoin(
      vendorOffers,
      and(eq(vendorOffers.vassalage, games.vassalage), eq(vendorOffers.category, games.category), eq(vendorOffers.merchant, merchant)),
    )
    .where(and(inArray(games.category, ['RNG', 'FISH', 'LIVE', 'PVP']), eq(games.lobby, false)))
    .orderBy(sql`${games.popularity}, ${games.nodeId}`)
    .limit(6);
}
