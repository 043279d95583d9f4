import type { recordsWire } from '@parlour/wallet/wire';
import type { WireReply } from '@parlour/kernel/wire-call';
import { and, asc, eq, gte, lt, sql } from 'drizzle-orm';
import type { Db } from '../db/Database';
import { bets } from '../db/schema/play';
import { detailDelays } from './detailDelay';

type Vendors = WireReply<typeof recordsWire.getBetVendors>;

/** Returns the vendors that a player has bet with in a range. */
export async function readBetVendors(db: Db, memberId: string, { from, to }: { from: number; to: number }): Promise<Vendors> {
  const rows = await db
    .select({
      vassalage: bets.vendor,
      displayName: sql<string>`max(${bets.vendorName})`,
      gameTypes: sql<string[]>`array_agg(DISTINCT ${bets.gameType})`,
    })
    .from(bets)
    .where(and(eq(bets.memberId, memberId), gte(bets.placedAt, from), lt(bets.placedAt, to)))
    .groupBy(bets.vendor)
    .orderBy(asc(sql`max(${bets.vendorName})`), asc(bets.vendor));
  return rows.map((row) => ({ ...row, delayMinutes: Math.max(0, ...row.gameTypes.map((type) => detailDelays[type] ?? 0)) }));
}
