import { addMoney, type Money } from '@parlour/kernel/money';
import type { referralWire } from '@parlour/promotions/wire';
import { and, desc, eq } from 'drizzle-orm';
import { type Merchant, isInvitationCode, merchantDay, merchantMidnight, referralTerms } from '@parlour/sandbox-world';
import type { Db } from '../db/Database';
import { referralCodes, referralIncomes } from '../db/schema/promotions';
import type { Handler } from '../http/answer';
import { refuse } from '../http/refuse';
import { wireAmount } from '../ledger/wireAmount';
import type { Session } from '../session/authenticate';
import { bookReferralsOf } from './bookReferrals';
import { codeOf, friendsOf } from './referralFriends';

const dayMs = 24 * 3_600_000;

/** Returns the rules, and for a member also the code and figures; trial and agent accounts cannot invite friends. */
export const getReferral: Handler<typeof referralWire.getReferral> = async ({ merchant, session, db, clock }) => {
  const { rules, milestones } = referralTerms(merchant);
  const shared = { currencySymbol: merchant.symbol, rules };
  if (!session || session.type !== 0) return { ...shared, mine: null };
  const { memberId } = session;
  await bookReferralsOf(db, merchant, { memberId, now: clock.now() });
  const friends = await friendsOf(db, merchant, { memberId, now: clock.now() });
  const incomes = await db.select().from(referralIncomes).where(eq(referralIncomes.memberId, memberId));
  const midnight = merchantMidnight(merchant, clock.now());
  const between = (from: number, to: number) =>
    incomes.filter(({ at }) => at >= from && at < to).reduce((total, { amount }) => addMoney(total, amount), '0.00');
  const qualified = friends.filter(({ isQualified }) => isQualified).length;
  return {
    ...shared,
    mine: {
      code: await codeOf(db, merchant, memberId),
      invited: friends.length,
      qualified,
      today: between(midnight, Infinity),
      yesterday: between(midnight - dayMs, midnight),
      total: between(0, Infinity),
      milestones: milestones.map((step) => ({
        ...step,
        state: incomes.some(({ what }) => what === `${memberId}/milestone/${step.friends}`) ? ('paid' as const) : ('ahead' as const),
      })),
    },
  };
};

export const getInvitees: Handler<typeof referralWire.getInvitees> = async ({ input, merchant, player, db, clock }) =>
  pageOf(await friendsOf(db, merchant, { memberId: requireMember(player).memberId, now: clock.now() }), input);

export const getReferralRecords: Handler<typeof referralWire.getReferralRecords> = async ({ input, player, db }) => {
  const rows = await incomesOf(db, requireMember(player));
  return pageOf(
    rows.map(({ id, at, kind, friend, amount }) => ({ id, at, kind, friend, amount: wireAmount(amount) })),
    input,
  );
};

export const getReferralIncome: Handler<typeof referralWire.getReferralIncome> = async ({ input, merchant, player, db }) => {
  const days = new Map<string, { amount: Money; friends: Set<string> }>();
  for (const { at, amount, friend } of await incomesOf(db, requireMember(player))) {
    const day = days.get(merchantDay(merchant, at)) ?? { amount: '0.00', friends: new Set() };
    if (friend) day.friends.add(friend);
    days.set(merchantDay(merchant, at), { ...day, amount: addMoney(day.amount, amount) });
  }
  return pageOf(
    [...days].map(([day, { amount, friends }]) => ({ day, amount, friends: friends.size })),
    input,
  );
};

function requireMember(player: Session): Session {
  return player.type === 0 ? player : refuse('NOT_ALLOWED');
}

function incomesOf(db: Db, { memberId }: Session) {
  return db
    .select()
    .from(referralIncomes)
    .where(eq(referralIncomes.memberId, memberId))
    .orderBy(desc(referralIncomes.at), desc(referralIncomes.id));
}

function pageOf<Item>(items: Item[], { pageNo, pageSize }: { pageNo: number; pageSize: number }) {
  const size = Math.min(pageSize, 100);
  return { content: items.slice((pageNo - 1) * size, pageNo * size), pageNum: pageNo, totalPages: Math.ceil(items.length / size) };
}

/** Tells whether a code is one of an agent or a player of this merchant. */
export async function isKnownCode(db: Db, merchant: Merchant, code: string): Promise<boolean> {
  if (isInvitationCode(merchant, code)) return true;
  const [row] = await db
    .select()
    .from(referralCodes)
    .where(and(eq(referralCodes.code, code.trim().toUpperCase()), eq(referralCodes.merchant, merchant.code)));
  return row !== undefined;
}
