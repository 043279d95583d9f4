import type { rewardWire } from '@parlour/promotions/wire';
import { and, eq, like } from 'drizzle-orm';
import { fromPesos, type Merchant, merchantDay } from '@parlour/sandbox-world';
import { rewardClaims } from '../db/schema/promotions';
import type { Handler } from '../http/answer';
import { refuse } from '../http/refuse';
import { wireAmount } from '../ledger/wireAmount';
import { withMember } from '../wallet/withMember';
import { world } from '../world';
import { findClaims } from './claimRewards';
import { creditBonus, toReceipt } from './creditBonus';
import { signInId } from './signInId';

/** Returns the gift of a day; every seventh day of the month gives more. */
function giftOf(day: string, merchant: Merchant): string {
  return wireAmount(fromPesos(merchant, Number(day.slice(8)) % 7 === 0 ? '10' : '2'));
}

/** Returns the days of this month in the merchant's time zone. */
export const getSignIn: Handler<typeof rewardWire.getSignIn> = async ({ merchant, player, db, clock }) => {
  const today = merchantDay(merchant, clock.now());
  const month = today.slice(0, 8);
  const signed = await db
    .select({ rewardId: rewardClaims.rewardId })
    .from(rewardClaims)
    .where(and(eq(rewardClaims.memberId, player.memberId), like(rewardClaims.rewardId, signInId(player.memberId, `${month}%`))));
  const done = new Set(signed.map(({ rewardId }) => rewardId.slice(-10)));
  const count = new Date(Date.UTC(Number(today.slice(0, 4)), Number(today.slice(5, 7)), 0)).getUTCDate();
  return {
    currencySymbol: merchant.symbol,
    signedDays: done.size,
    days: Array.from({ length: count }, (_, index) => {
      const day = `${month}${String(index + 1).padStart(2, '0')}`;
      const state = done.has(day)
        ? ('done' as const)
        : day === today
          ? ('open' as const)
          : day < today
            ? ('missed' as const)
            : ('ahead' as const);
      return { day, state, amount: giftOf(day, merchant) };
    }),
  };
};

/** Credits today's gift, once a day even with a new idempotency key; no deposit or bet is required. */
export const signIn: Handler<typeof rewardWire.signIn> = async ({ input, merchant, language, player, db, clock }) => {
  const { memberId } = player;
  const now = clock.now();
  const day = merchantDay(merchant, now);
  return withMember(db, memberId, async (tx, member) => {
    const before = await findClaims(tx, { memberId, idempotencyKey: input.idempotencyKey });
    if (before.length > 0) return before.map((claim) => toReceipt(claim, merchant, language));
    const rewardId = signInId(memberId, day);
    const [taken] = await tx.select().from(rewardClaims).where(eq(rewardClaims.rewardId, rewardId));
    if (taken) return refuse('REWARD_GONE');
    const claim = await creditBonus(tx, merchant, {
      memberId,
      memberType: member.type,
      rewardId,
      idempotencyKey: input.idempotencyKey,
      titles: world.rewards.signIn,
      amount: giftOf(day, merchant),
      // The calendar names no turnover, so there is none.
      turnoverTimes: '0',
      now,
    });
    return [toReceipt(claim, merchant, language)];
  });
};
