import { compareMoney, type Money, subtractMoney } from '@parlour/kernel/money';
import type { GameKind } from '@parlour/sandbox-world';
import { and, asc, eq, gt } from 'drizzle-orm';
import type { Db } from '../db/Database';
import { turnovers } from '../db/schema/orders';
import type { Books } from '../ledger/books';
import { type Entry, postEntries } from '../ledger/postEntries';
import { purseOf } from '../ledger/purseOf';

export type BonusCredit = {
  memberId: string;
  kind: 'bonus' | 'deposit.bonus';
  reference: string;
  amount: Money;
  /** Stake after which the bonus becomes cash; without one it is cash at once. */
  required: Money;
  /** Kinds of games whose stakes count. */
  counts: readonly GameKind[];
  turnoverNo: string;
  label: Record<string, string>;
  at: number;
};

/** Books a bonus apart from the cash, with a turnover that only the bonus waits for. */
export async function creditBonusMoney(tx: Db, books: Books, credit: BonusCredit): Promise<void> {
  const { memberId, kind, reference, amount, required, counts, turnoverNo, label, at } = credit;
  const isLocked = compareMoney(required, '0') > 0;
  const moves: Entry['moves'] = [
    { role: isLocked ? 'bonus' : 'player', memberId, amount },
    { role: 'bonuses', amount: `-${amount}` },
  ];
  await postEntries(tx, books, [{ kind, reference, at, moves }]);
  if (isLocked)
    await tx.insert(turnovers).values({ orderNo: turnoverNo, memberId, required, counts, creditedAt: at, label, locked: amount });
}

/**
 * Turns bonuses whose turnover is complete into cash, the last one with all that was won with bonus money. Bonus money that is
 * played away asks for no more turnover.
 */
export async function releaseBonus(tx: Db, books: Books, { memberId, at }: { memberId: string; at: number }): Promise<void> {
  const isLocked = and(eq(turnovers.memberId, memberId), gt(turnovers.locked, '0'));
  const rows = await tx.select().from(turnovers).where(isLocked).orderBy(asc(turnovers.creditedAt));
  if (rows.length === 0) return;
  let { bonus: left } = await purseOf(tx, books, memberId);
  const open = rows.filter(({ required, done }) => compareMoney(done, required) < 0);
  const complete = rows.filter((row) => !open.includes(row));
  for (const { orderNo, locked } of complete) {
    const own = locked ?? '0';
    const isLast = open.length === 0 && orderNo === complete.at(-1)?.orderNo;
    const amount = isLast || compareMoney(own, left) > 0 ? left : own;
    await tx.update(turnovers).set({ locked: '0' }).where(eq(turnovers.orderNo, orderNo));
    if (compareMoney(amount, '0') <= 0) continue;
    const moves: Entry['moves'] = [
      { role: 'player', memberId, amount },
      { role: 'bonus', memberId, amount: `-${amount}` },
    ];
    await postEntries(tx, books, [{ kind: 'bonus.release', reference: orderNo, at, moves }]);
    left = subtractMoney(left, amount);
  }
  if (compareMoney(left, '0') <= 0) await tx.update(turnovers).set({ locked: '0', done: turnovers.required }).where(isLocked);
}
