import { eq } from 'drizzle-orm';
import type { Db } from '../db/Database';
import { type MoneyOrder, moneyOrders } from '../db/schema/orders';
import { withMember } from '../wallet/withMember';

/**
 * Runs `work` in a transaction that locks the order, and its player before it, as every request of the player does. An unknown order gives
 * `undefined`.
 */
export async function withOrder<Result>(
  db: Db,
  orderNo: string,
  work: (tx: Db, order: MoneyOrder) => Promise<Result>,
): Promise<Result | undefined> {
  const isMeant = eq(moneyOrders.orderNo, orderNo);
  const [owner] = await db.select({ memberId: moneyOrders.memberId }).from(moneyOrders).where(isMeant);
  if (!owner) return undefined;
  return withMember(db, owner.memberId, async (tx) => {
    const [order] = await tx.select().from(moneyOrders).where(isMeant).for('update');
    return order && work(tx, order);
  });
}
