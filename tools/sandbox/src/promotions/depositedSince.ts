import { addMoney, type Money } from '@parlour/kernel/money';
import { and, eq, gte, sum } from 'drizzle-orm';
import type { Db } from '../db/Database';
import { moneyOrders } from '../db/schema/orders';

/** Returns the sum of a member's deposits that were credited since a time. */
export async function depositedSince(db: Db, memberId: string, from: number): Promise<Money> {
  const [row] = await db
    .select({ total: sum(moneyOrders.amount) })
    .from(moneyOrders)
    .where(
      and(
        eq(moneyOrders.memberId, memberId),
        eq(moneyOrders.kind, 'deposit'),
        eq(moneyOrders.step, 'credited'),
        gte(moneyOrders.updatedAt, from),
      ),
    );
  return addMoney(row?.total ?? '0', '0');
}
