import { addMoney, type Money } from '@parlour/kernel/money';
import { and, eq, gte, sum } from 'drizzle-orm';
import type { Db } from '../db/Database';
import { bets } from '../db/schema/play';

/** Returns the sum of a member's stakes since a time. */
export async function stakedSince(db: Db, memberId: string, from: number): Promise<Money> {
  const [row] = await db
    .select({ total: sum(bets.validStake) })
    .from(bets)
    .where(and(eq(bets.memberId, memberId), gte(bets.placedAt, from)));
  return addMoney(row?.total ?? '0', '0');
}
