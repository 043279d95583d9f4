import { addMoney, compareMoney, type Money, multiplyMoney } from '@parlour/kernel/money';
import { and, eq, inArray, lt, max, sql, sum } from 'drizzle-orm';
import { type Merchant, findMerchant, merchantDay, merchantMidnight, referralTerms } from '@parlour/sandbox-world';
import { nextNumber } from '../db/nextNumber';
import type { Db } from '../db/Database';
import { journalEntries } from '../db/schema/ledger';
import { bets } from '../db/schema/play';
import { referralCodes, referralIncomes } from '../db/schema/promotions';
import { members } from '../db/schema/session';
import { booksOf } from '../ledger/books';
import { postEntries } from '../ledger/postEntries';
import { wireAmount } from '../ledger/wireAmount';
import { readPause } from '../playControls/readPause';
import { withMember } from '../wallet/withMember';
import { type Friend, friendsOf } from './referralFriends';

type Kind = (typeof referralIncomes.$inferSelect)['kind'];
/** `what` identifies the occasion; each occasion is paid once. */
type Due = { what: string; kind: Kind; friend: string | null; amount: Money };

const minuteMs = 60_000;

/**
 * Returns a function that pays every player whose friends have earned them a reward. Only a new entry in the books earns one, or the end of a day,
 * so the function looks for rewards after a new entry and once a minute.
 */
export function createReferralBooking(db: Db): (now: number) => Promise<void> {
  let seen = '';
  return async (now) => {
    const [last] = await db.select({ id: max(journalEntries.id) }).from(journalEntries);
    const state = `${last?.id} ${Math.floor(now / minuteMs)}`;
    if (state === seen) return;
    await bookReferrals(db, now);
    seen = state;
  };
}

async function bookReferrals(db: Db, now: number): Promise<void> {
  const inviters = await db
    .selectDistinct({ memberId: referralCodes.memberId, merchant: referralCodes.merchant })
    .from(referralCodes)
    .innerJoin(members, and(eq(members.affiliateCode, referralCodes.code), eq(members.merchant, referralCodes.merchant)));
  for (const { memberId, merchant: code } of inviters) {
    const merchant = findMerchant(code);
    if (merchant) await bookReferralsOf(db, merchant, { memberId, now });
  }
}

/** Pays one player the referral income due since the last payment, out of the house's bonuses. */
export async function bookReferralsOf(db: Db, merchant: Merchant, { memberId, now }: { memberId: string; now: number }): Promise<void> {
  if ((await dueReferrals(db, merchant, { memberId, now })).length === 0) return;
  await withMember(db, memberId, async (tx, member) => {
    // Check again under the lock, so that two concurrent requests pay once.
    for (const { what, amount, ...income } of await dueReferrals(tx, merchant, { memberId, now })) {
      const id = await nextNumber(tx, 'R', now);
      await tx.insert(referralIncomes).values({ ...income, id, what: `${memberId}/${what}`, memberId, amount, at: now });
      await postEntries(tx, booksOf(merchant, member.type), [
        {
          kind: 'bonus',
          reference: id,
          at: now,
          moves: [
            { role: 'player', memberId, amount },
            { role: 'bonuses', amount: `-${amount}` },
          ],
        },
      ]);
    }
  });
}

/** Returns the referral income of a player that is due and unpaid at `now`. During a pause nothing is given, so it waits. */
export async function dueReferrals(db: Db, merchant: Merchant, { memberId, now }: { memberId: string; now: number }): Promise<Due[]> {
  if (await readPause(db, memberId, now)) return [];
  const { invitation, deposit, milestones } = referralTerms(merchant);
  const friends = await friendsOf(db, merchant, { memberId, now });
  const qualified = friends.filter(({ isQualified }) => isQualified);
  const due: Due[] = [
    ...qualified.map(({ id, name }) => ({
      what: `invitation/${id}`,
      kind: 'invitation' as const,
      friend: name,
      amount: invitation.reward,
    })),
    ...friends
      .filter(({ deposited }) => compareMoney(deposited, deposit.minDeposit) >= 0)
      .map(({ id, name }) => ({ what: `deposit/${id}`, kind: 'deposit' as const, friend: name, amount: deposit.reward })),
    ...(await readBetting(db, merchant, { friends: qualified, now })),
    ...milestones
      .filter(({ friends: count }) => qualified.length >= count)
      .map(({ friends: count, reward }) => ({ what: `milestone/${count}`, kind: 'milestone' as const, friend: null, amount: reward })),
  ];
  const paid = await db.select({ what: referralIncomes.what }).from(referralIncomes).where(eq(referralIncomes.memberId, memberId));
  const before = new Set(paid.map(({ what }) => what));
  return due.filter(({ what }) => !before.has(`${memberId}/${what}`));
}

/** Share of the stakes of each completed day. */
async function readBetting(db: Db, merchant: Merchant, { friends, now }: { friends: Friend[]; now: number }): Promise<Due[]> {
  if (friends.length === 0) return [];
  const midnight = merchantMidnight(merchant, now);
  const ids = friends.map(({ id }) => id);
  const dayMs = 24 * 3_600_000;
  // Number of completed days back from the last midnight in the merchant's time zone.
  const daysAgo = sql<number>`((${midnight}::bigint - 1 - ${bets.placedAt}) / ${dayMs}::bigint)::int`;
  const rows = await db
    .select({ memberId: bets.memberId, daysAgo, staked: sum(bets.validStake) })
    .from(bets)
    .where(and(inArray(bets.memberId, ids), eq(bets.status, 'settled'), lt(bets.placedAt, midnight)))
    .groupBy(bets.memberId, sql`2`);
  const percent = multiplyMoney(referralTerms(merchant).betting.reward, '0.01');
  return rows.flatMap(({ memberId, daysAgo: days, staked }) => {
    const day = merchantDay(merchant, midnight - 1 - days * dayMs);
    const amount = wireAmount(multiplyMoney(addMoney(staked ?? '0', '0'), percent));
    const friend = friends.find(({ id }) => id === memberId)?.name ?? null;
    return compareMoney(amount, '0') > 0 ? [{ what: `betting/${memberId}/${day}`, kind: 'betting' as const, friend, amount }] : [];
  });
}
