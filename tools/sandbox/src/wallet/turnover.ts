import { addMoney, compareMoney, type Money, subtractMoney } from '@parlour/kernel/money';
import { and, asc, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Db } from '../db/Database';
import { turnovers } from '../db/schema/orders';
import type { Books } from '../ledger/books';
import { releaseBonus } from './bonusMoney';

/** Returns the stake still required before a withdrawal of cash; bonuses wait for turnovers of their own. */
export async function openTurnover(db: Db, memberId: string): Promise<Money> {
  const open = await db.select().from(turnovers).where(isOpen(memberId, 'cash'));
  return open.reduce((sum, { required, done }) => addMoney(sum, subtractMoney(required, done)), '0.00');
}

export type CountedStake = {
  memberId: string;
  validStake: Money;
  at: number;
  /** Whether the game counts for bonuses too. */
  forBonus: boolean;
};

/** Counts a valid stake towards the turnover of the cash and towards that of bonuses, each the oldest first. */
export async function countStake(tx: Db, books: Books, { memberId, validStake, at, forBonus }: CountedStake): Promise<void> {
  await countTowards(tx, memberId, { validStake, of: 'cash' });
  if (!forBonus) return;
  await countTowards(tx, memberId, { validStake, of: 'bonus' });
  await releaseBonus(tx, books, { memberId, at });
}

type Purpose = 'cash' | 'bonus';

async function countTowards(tx: Db, memberId: string, { validStake, of }: { validStake: Money; of: Purpose }): Promise<void> {
  const open = await tx.select().from(turnovers).where(isOpen(memberId, of)).orderBy(asc(turnovers.creditedAt)).for('update');
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

function isOpen(memberId: string, of: Purpose) {
  const isMeant = of === 'cash' ? isNull(turnovers.locked) : isNotNull(turnovers.locked);
  return and(eq(turnovers.memberId, memberId), isMeant, lt(turnovers.done, turnovers.required));
}
