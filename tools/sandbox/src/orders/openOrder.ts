import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../db/Database';
import { type MoneyOrder, moneyOrders, orderSteps } from '../db/schema/orders';
import { refuse } from '../http/refuse';
import { advanceOrder } from './advanceOrder';

export type NewOrder = typeof moneyOrders.$inferInsert;

/** Hashes a request, to recognise a repeated one; the caller leaves out secrets. */
export function hashRequest(request: Record<string, unknown>): string {
  const sorted = Object.entries(request).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(sorted)).digest('hex');
}

/** Returns the order that this key already created; refuses a key that was used for another order. */
export async function findByKey(
  db: Db,
  { memberId, idempotencyKey, requestHash }: { memberId: string; idempotencyKey: string; requestHash?: string },
): Promise<MoneyOrder | undefined> {
  const [order] = await db
    .select()
    .from(moneyOrders)
    .where(and(eq(moneyOrders.memberId, memberId), eq(moneyOrders.idempotencyKey, idempotencyKey)));
  if (order && requestHash !== undefined && order.requestHash !== requestHash) return refuse('FIELD_INVALID', { field: 'idempotencyKey' });
  return order;
}

/** Stores the order with its first steps; from here on, the money of a withdrawal is held. */
export async function openOrder(tx: Db, values: NewOrder): Promise<MoneyOrder> {
  const [order] = await tx.insert(moneyOrders).values(values).returning();
  if (!order) throw new Error('order was not written');
  const { orderNo, createdAt: at, dueAt } = order;
  if (order.kind === 'withdrawal') return advanceOrder(tx, order, { step: 'submitted', at, dueAt });
  await tx.insert(orderSteps).values([
    { orderNo, position: 0, step: 'created', at },
    { orderNo, position: 1, step: 'waiting', at },
  ]);
  return order;
}
