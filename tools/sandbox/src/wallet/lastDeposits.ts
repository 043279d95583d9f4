import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '../db/Database';
import { moneyOrders } from '../db/schema/orders';
import { wireAmount } from '../ledger/wireAmount';

type LastDeposit = { amount: string; channelId: string | null; at: number };

/** Returns a member's newest credited deposit by each method. */
export async function lastDeposits(db: Db, memberId: string): Promise<Map<string, LastDeposit>> {
  const rows = await db
    .selectDistinctOn([moneyOrders.methodId], {
      methodId: moneyOrders.methodId,
      channelId: moneyOrders.channelId,
      amount: moneyOrders.amount,
      at: moneyOrders.createdAt,
    })
    .from(moneyOrders)
    .where(and(eq(moneyOrders.memberId, memberId), eq(moneyOrders.kind, 'deposit'), eq(moneyOrders.step, 'credited')))
    .orderBy(moneyOrders.methodId, desc(moneyOrders.createdAt));
  return new Map(rows.map(({ methodId, amount, ...rest }) => [methodId, { ...rest, amount: wireAmount(amount) }]));
}
