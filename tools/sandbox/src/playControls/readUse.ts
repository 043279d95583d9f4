import { addMoney, compareMoney, type Money, subtractMoney } from '@parlour/kernel/money';
import type { LimitKind } from '@parlour/wallet/wire';
import { and, asc, eq, gt, ne, notInArray } from 'drizzle-orm';
import type { Db } from '../db/Database';
import { playStretches } from '../db/schema/playControls';
import { moneyOrders } from '../db/schema/orders';
import { bets } from '../db/schema/play';

/** One use that counts towards a limit: an amount of money or minutes, and its time. */
type Use = { at: number; amount: Money };
export type Used = {
  used: Money;
  /** Time of the earliest use counted. */
  since: number | undefined;
};

const minute = 60_000;

/** Returns how much of one kind of limit a member has used after a moment. */
export async function readUse(db: Db, memberId: string, { kind, after }: { kind: LimitKind; after: number }): Promise<Used> {
  const uses = await readers[kind](db, memberId, after);
  const sum = uses.reduce((total, { amount }) => addMoney(total, amount), '0');
  // A net win counts as a loss of zero.
  return { used: compareMoney(sum, '0') < 0 ? '0.00' : addMoney(sum, '0'), since: uses[0]?.at };
}

const readers: Record<LimitKind, (db: Db, memberId: string, after: number) => Promise<Use[]>> = {
  // Deposits count from the order on, so that several unpaid ones cannot exceed the limit together; failed orders do not count.
  deposit: async (db, memberId, after) =>
    db
      .select({ at: moneyOrders.createdAt, amount: moneyOrders.amount })
      .from(moneyOrders)
      .where(
        and(
          eq(moneyOrders.memberId, memberId),
          eq(moneyOrders.kind, 'deposit'),
          notInArray(moneyOrders.step, ['rejected', 'expired', 'cancelled']),
          gt(moneyOrders.createdAt, after),
        ),
      )
      .orderBy(asc(moneyOrders.createdAt)),
  loss: async (db, memberId, after) =>
    (await readBets(db, memberId, after)).map(({ at, stake, payout }) => ({ at, amount: subtractMoney(stake, payout) })),
  wager: async (db, memberId, after) => (await readBets(db, memberId, after)).map(({ at, stake }) => ({ at, amount: stake })),
  time: async (db, memberId, after) => {
    const stretches = await db
      .select()
      .from(playStretches)
      .where(and(eq(playStretches.memberId, memberId), gt(playStretches.toAt, after)))
      .orderBy(asc(playStretches.fromAt));
    let played = 0;
    return stretches.map(({ fromAt, toAt }) => {
      const at = Math.max(fromAt, after);
      const before = Math.floor(played / minute);
      // Many short stretches make whole minutes together. Milliseconds add up exactly, fractions of a minute do not.
      played += toAt - at;
      return { at, amount: String(Math.floor(played / minute) - before) };
    });
  },
};

/** An open bet counts as a loss of its whole stake until it is settled. */
function readBets(db: Db, memberId: string, after: number) {
  return db
    .select({ at: bets.placedAt, stake: bets.stake, payout: bets.payout })
    .from(bets)
    .where(and(eq(bets.memberId, memberId), ne(bets.status, 'cancelled'), gt(bets.placedAt, after)))
    .orderBy(asc(bets.placedAt));
}
