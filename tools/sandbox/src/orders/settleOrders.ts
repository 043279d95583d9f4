import { and, eq, lte } from 'drizzle-orm';
import type { Db } from '../db/Database';
import { type MoneyOrder, moneyOrders } from '../db/schema/orders';
import { advanceOrder, isOpen, nextStep } from './advanceOrder';
import { type Outcome, defaultReasons, delayMs } from './plannedOutcome';
import { withOrder } from './withOrder';

type Pace = { now: number; stepMs: number };

/** Advances every due order to its current step; only those of one member if `memberId` is given. */
export async function settleDueOrders(db: Db, { now, stepMs }: Pace, memberId?: string): Promise<void> {
  const due = await db
    .select({ orderNo: moneyOrders.orderNo })
    .from(moneyOrders)
    .where(and(lte(moneyOrders.dueAt, now), memberId ? eq(moneyOrders.memberId, memberId) : undefined));
  for (const { orderNo } of due) {
    await withOrder(db, orderNo, async (tx, held) => {
      let order = held;
      // Each step is dated when it was due, however late the order is settled.
      while (order.dueAt !== null && order.dueAt <= now) {
        const step = nextStep(order);
        if (!step) break;
        order = await advanceOrder(tx, order, { step, at: order.dueAt, dueAt: order.dueAt + stepMs });
      }
      return order;
    });
  }
}

/** Ends or delays an order manually. An order that has ended stays as it is. */
export async function settleOrder(
  db: Db,
  orderNo: string,
  { outcome, reason, now }: { outcome: Outcome; reason?: string | undefined; now: number },
): Promise<MoneyOrder | undefined> {
  return withOrder(db, orderNo, async (tx, held) => {
    if (!isOpen(held)) return held;
    if (outcome === 'delayed') return setOrder(tx, held, { dueAt: now + delayMs });
    if (outcome === 'expired') return held.kind === 'deposit' ? advanceOrder(tx, held, { step: 'expired', at: now, dueAt: null }) : held;
    let order = await setOrder(tx, held, { reason: outcome === 'rejected' ? (reason ?? defaultReasons[held.kind]) : null });
    while (isOpen(order)) {
      const step = order.step === 'waiting' ? 'confirming' : nextStep(order);
      if (!step) break;
      order = await advanceOrder(tx, order, { step, at: now, dueAt: null });
    }
    return order;
  });
}

async function setOrder(tx: Db, order: MoneyOrder, values: Partial<MoneyOrder>): Promise<MoneyOrder> {
  await tx.update(moneyOrders).set(values).where(eq(moneyOrders.orderNo, order.orderNo));
  return { ...order, ...values };
}
