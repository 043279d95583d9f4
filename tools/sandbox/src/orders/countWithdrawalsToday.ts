import { and, count, eq, gte, ne } from 'drizzle-orm';
import type { Db } from '../db/Database';
import { moneyOrders } from '../db/schema/orders';

/** Counts the withdrawals since the merchant's midnight that were not rejected. */
export async function countWithdrawalsToday(db: Db, memberId: string, midnight: number): Promise<number> {
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
