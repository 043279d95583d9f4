import { and, count, eq, gte, ne } from 'drizzle-orm';
import type { Db } from '../db/Database';
import { moneyOrders } from '../db/schema/orders';

/** The day of both merchants starts at midnight in Manila, which is 22:30 in Yangon. */
const dayOffsetMs = 8 * 3_600_000;
const dayMs = 24 * 3_600_000;

/** Counts the withdrawals since midnight that were not rejected. */
export async function countWithdrawalsToday(db: Db, memberId: string, now: number): Promise<number> {
  const midnight = Math.floor((now + dayOffsetMs) / dayMs) * dayMs - dayOffsetMs;
  const [row] = await db
    .select({ count: count() })
    .from(moneyOrders)
    .where(
      and(
        eq(moneyOrders.memberId, memberId),
        eq(moneyOrders.kind, 'withdrawal'),
        ne(moneyOrders.step, 'rejected'),
        gte(moneyOrders.createdAt, midnight),
      ),
    );
  return row?.count ?? 0;
}
