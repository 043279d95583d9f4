import { eq } from 'drizzle-orm';
import type { Db } from '../db/Database';
import { type MoneyOrder, moneyOrders } from '../db/schema/orders';
import { advanceOrder } from './advanceOrder';
import { delayMs, plannedOutcome } from './plannedOutcome';
import { withOrder } from './withOrder';

/** Marks a deposit as paid, so that it waits for the money. Repeating it changes nothing; an unknown order gives `undefined`. */
export async function payDeposit(
  db: Db,
  orderNo: string,
  { now, stepMs, memberId, reference }: { now: number; stepMs: number; memberId?: string; reference?: string | undefined },
): Promise<MoneyOrder | undefined> {
  return withOrder(db, orderNo, async (tx, order) => {
    if (order.kind !== 'deposit' || (memberId !== undefined && order.memberId !== memberId)) return undefined;
    if (order.step !== 'waiting') return order;
    if (reference) await tx.update(moneyOrders).set({ paymentReference: reference }).where(eq(moneyOrders.orderNo, orderNo));
    const wait = plannedOutcome(order.amount) === 'delayed' ? delayMs : stepMs;
    return advanceOrder(tx, order, { step: 'confirming', at: now, dueAt: now + wait });
  });
}
