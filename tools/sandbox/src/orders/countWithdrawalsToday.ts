import { and, count, eq, gte, ne } from 'drizzle-orm';
import type { Db } from '../db/open';
import { moneyOrders } from '../db/schema/orders';

/** Both merchants count their day from midnight in Manila, which is Yangon's half past ten. */
const dayOffsetMs = 8 * 3_600_000;
const dayMs = 24 * 3_600_000;

/** Withdrawals since midnight that were not turned down. */
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
