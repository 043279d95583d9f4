import { addMoney, type Money } from '@parlour/kernel/money';
import type { GameKind } from '@parlour/sandbox-world';
import { and, eq, gte, inArray, sum } from 'drizzle-orm';
import type { Db } from '../db/Database';
import { bets } from '../db/schema/play';
import { typesOf } from '../wallet/gameKinds';

type Wanted = { from: number; kinds?: readonly GameKind[] };

/** Returns the sum of a member's stakes since a time, on some kinds of games or on all. */
export async function stakedSince(db: Db, memberId: string, { from, kinds }: Wanted): Promise<Money> {
  const [row] = await db
    .select({ total: sum(bets.validStake) })
    .from(bets)
    .where(and(eq(bets.memberId, memberId), gte(bets.placedAt, from), kinds && inArray(bets.gameType, typesOf(kinds))));
  return addMoney(row?.total ?? '0', '0');
}
