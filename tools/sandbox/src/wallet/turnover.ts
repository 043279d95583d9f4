import { addMoney, compareMoney, type Money, subtractMoney } from '@parlour/kernel/money';
import type { GameKind } from '@parlour/sandbox-world';
import { and, asc, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Db } from '../db/Database';
import { turnovers } from '../db/schema/orders';
import type { Books } from '../ledger/books';
import { releaseBonus } from './bonusMoney';
import { kindOf } from './gameKinds';

/** Returns the stake still required before a withdrawal of cash; bonuses wait for turnovers of their own. */
export async function openTurnover(db: Db, memberId: string): Promise<Money> {
  const open = await db.select().from(turnovers).where(isOpen(memberId, 'cash'));
  return open.reduce((sum, { required, done }) => addMoney(sum, subtractMoney(required, done)), '0.00');
}

export type CountedStake = {
  memberId: string;
  validStake: Money;
  at: number;
  /** Not every game counts towards every bonus. */
  gameType: string;
};

/** Counts a valid stake towards the turnover of the cash and towards that of bonuses, each the oldest first. */
export async function countStake(tx: Db, books: Books, { memberId, validStake, at, gameType }: CountedStake): Promise<void> {
  const kind = kindOf(gameType);
  await countTowards(tx, memberId, { validStake, kind, of: 'cash' });
  await countTowards(tx, memberId, { validStake, kind, of: 'bonus' });
  await releaseBonus(tx, books, { memberId, at });
}

type Purpose = 'cash' | 'bonus';

type Counted = { validStake: Money; kind: GameKind | undefined; of: Purpose };

async function countTowards(tx: Db, memberId: string, { validStake, kind, of }: Counted): Promise<void> {
  const open = await tx.select().from(turnovers).where(isOpen(memberId, of)).orderBy(asc(turnovers.creditedAt)).for('update');
  let left = validStake;
  for (const { orderNo, required, done, counts } of open) {
    if (compareMoney(left, '0') <= 0) return;
    if (counts && !(kind && counts.includes(kind))) continue;
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
