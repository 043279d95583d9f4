import { and, eq } from 'drizzle-orm';
import type { Db } from '../db/Database';
import { moneyOrders } from '../db/schema/orders';

/** Tells whether a deposit of this member was ever credited. */
export async function hasDeposited(db: Db, memberId: string): Promise<boolean> {
  const [order] = await db
    .select({ orderNo: moneyOrders.orderNo })
    .from(moneyOrders)
    .where(and(eq(moneyOrders.memberId, memberId), eq(moneyOrders.step, 'credited')))
    .limit(1);
  return order !== undefined;
}
