import { createHash } from 'node:crypto';
import { compareMoney, type Money } from '@parlour/kernel/money';
import { and, desc, eq, lte, sql, sum } from 'drizzle-orm';
import { type Merchant, referralTerms } from '@parlour/sandbox-world';
import type { Db } from '../db/Database';
import { moneyOrders } from '../db/schema/orders';
import { bets } from '../db/schema/play';
import { referralCodes } from '../db/schema/promotions';
import { members } from '../db/schema/session';
import { wireAmount } from '../ledger/wireAmount';

export type Friend = {
  id: string;
  /** Masked. */
  name: string;
  joinedAt: number;
  deposited: Money;
  staked: Money;
  isQualified: boolean;
};

/** Returns a player's own code, created on first use. */
export async function codeOf(db: Db, { code: merchant }: Pick<Merchant, 'code'>, memberId: string): Promise<string> {
  const code = `P${createHash('sha256').update(memberId).digest('hex').slice(0, 7).toUpperCase()}`;
  await db.insert(referralCodes).values({ code, merchant, memberId }).onConflictDoNothing();
  return code;
}

/**
 * Returns the friends who registered with a player's code until `now`, the newest first, with the figures that the rules need.
 */
export async function friendsOf(db: Db, merchant: Merchant, { memberId, now }: { memberId: string; now: number }): Promise<Friend[]> {
  const { minDeposit, minBet } = referralTerms(merchant);
  const code = await codeOf(db, merchant, memberId);
  const friends = await db
    .select({
      id: members.id,
      username: members.username,
      joinedAt: members.joinedAt,
      deposited: sql<string>`(SELECT coalesce(sum(${moneyOrders.amount}), 0) FROM ${moneyOrders} WHERE ${moneyOrders.memberId} = ${members.id} AND ${moneyOrders.kind} = 'deposit' AND ${moneyOrders.step} = 'credited' AND ${moneyOrders.createdAt} <= ${now})`,
      staked: sql<string>`(SELECT coalesce(${sum(bets.validStake)}, 0) FROM ${bets} WHERE ${bets.memberId} = ${members.id} AND ${bets.placedAt} <= ${now})`,
    })
    .from(members)
    .where(and(eq(members.affiliateCode, code), eq(members.merchant, merchant.code), lte(members.joinedAt, now)))
    .orderBy(desc(members.joinedAt));
  return friends.map(({ id, username, joinedAt, deposited, staked }) => ({
    id,
    joinedAt,
    name: mask(username),
    deposited: wireAmount(deposited),
    staked: wireAmount(staked),
    isQualified: compareMoney(deposited, minDeposit) >= 0 && compareMoney(staked, minBet) >= 0,
  }));
}

function mask(name: string): string {
  return `${name.slice(0, 2)}***${name.slice(-1)}`;
}
