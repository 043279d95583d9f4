import { type Money, addMoney, compareMoney, subtractMoney } from '@parlour/kernel';
import { and, asc, eq, lt } from 'drizzle-orm';
import type { Db } from '../db/Database';
import { turnovers } from '../db/schema/orders';

/** Returns the stake still required before a withdrawal. */
export async function openTurnover(db: Db, memberId: string): Promise<Money> {
  const open = await db.select().from(turnovers).where(isOpen(memberId));
  return open.reduce((sum, { required, done }) => addMoney(sum, subtractMoney(required, done)), '0.00');
}

/** Counts a valid stake towards the oldest open requirement first. */
export async function countStake(tx: Db, memberId: string, validStake: Money): Promise<void> {
  const open = await tx.select().from(turnovers).where(isOpen(memberId)).orderBy(asc(turnovers.creditedAt)).for('update');
  let left = validStake;
  for (const { orderNo, required, done } of open) {
    if (compareMoney(left, '0') <= 0) return;
    const missing = subtractMoney(required, done);
    const part = compareMoney(left, missing) < 0 ? left : missing;
    await tx
      .update(turnovers)
      .set({ done: addMoney(done, part) })
      .where(eq(turnovers.orderNo, orderNo));
    left = subtractMoney(left, part);
  }
}

function isOpen(memberId: string) {
  return and(eq(turnovers.memberId, memberId), lt(turnovers.done, turnovers.required));
}
