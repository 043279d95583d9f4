import { addMoney, type Money } from '@parlour/kernel/money';
import { and, eq, gte, lt, sql } from 'drizzle-orm';
import type { Db } from '../db/Database';
import { bets } from '../db/schema/play';

/** Returns what a member lost with the settled bets of a period, without what was won; negative if the period won. */
export async function netLoss(db: Db, memberId: string, { startsAt, endsAt }: { startsAt: number; endsAt: number }): Promise<Money> {
  const [row] = await db
    .select({ lost: sql<string>`coalesce(sum(${bets.stake} - ${bets.payout}), 0)` })
    .from(bets)
    .where(and(eq(bets.memberId, memberId), eq(bets.status, 'settled'), gte(bets.placedAt, startsAt), lt(bets.placedAt, endsAt)));
  return addMoney(row?.lost ?? '0', '0');
}
