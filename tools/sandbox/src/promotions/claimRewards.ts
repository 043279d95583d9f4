import type { rewardWire } from '@parlour/promotions/wire';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../db/Database';
import { type RewardClaim, type RewardRow, rewardClaims, rewards } from '../db/schema/promotions';
import type { CallContext, Handler } from '../http/answer';
import { refuse } from '../http/refuse';
import { withMember } from '../wallet/withMember';
import { type Bonus, creditBonus, toReceipt } from './creditBonus';
import { findCompleted } from './missions';
import { type RewardReader, amountOf, findReward, toWire } from './readRewards';

/** Credits every listed reward that can be claimed now, in one transaction; repeating the key returns the same receipts. */
export const claimRewards: Handler<typeof rewardWire.claimRewards> = async ({ input, merchant, language, player, db, clock }) => {
  const { memberId } = player;
  const { idempotencyKey } = input;
  const reader = { merchant, language, memberId, now: clock.now() };
  return withMember(db, memberId, async (tx, member) => {
    const before = await findClaims(tx, { memberId, idempotencyKey });
    if (before.length > 0) return before.map((claim) => toReceipt(claim, merchant, language));
    const receipts = [];
    for (const rewardId of new Set(input.rewardIds)) {
      const claimable = await findClaimable(tx, reader, rewardId);
      if (!claimable) continue;
      const { row, ...bonus } = claimable;
      const claim = await creditBonus(tx, merchant, {
        ...bonus,
        memberId,
        memberType: member.type,
        rewardId,
        idempotencyKey,
        now: reader.now,
      });
      const claimed = row && { ...row, amount: bonus.amount, status: 'CLAIMED' as const, since: reader.now };
      if (claimed) await tx.insert(rewards).values(claimed).onConflictDoUpdate({ target: rewards.id, set: claimed });
      receipts.push(toReceipt(claim, merchant, language));
    }
    return receipts.length > 0 ? receipts : refuse('REWARD_GONE');
  });
};

export const findClaim: Handler<typeof rewardWire.findClaim> = async ({ input, merchant, language, player, db }) => {
  const claims = await findClaims(db, { memberId: player.memberId, idempotencyKey: input.idempotencyKey });
  return claims.map((claim) => toReceipt(claim, merchant, language));
};

/** True if this key has credited rewards before. */
export async function isClaimed({
  input,
  player,
  db,
}: Pick<CallContext<typeof rewardWire.signIn>, 'input' | 'player' | 'db'>): Promise<boolean> {
  return (await findClaims(db, { memberId: player.memberId, idempotencyKey: input.idempotencyKey })).length > 0;
}

export function findClaims(db: Db, { memberId, idempotencyKey }: { memberId: string; idempotencyKey: string }): Promise<RewardClaim[]> {
  return db
    .select()
    .from(rewardClaims)
    .where(and(eq(rewardClaims.memberId, memberId), eq(rewardClaims.idempotencyKey, idempotencyKey)));
}

type Claimable = Pick<Bonus, 'titles' | 'amount' | 'turnoverTimes' | 'counts'> & { row?: RewardRow };

/** A mission has no row: its claim is its record. */
async function findClaimable(tx: Db, reader: RewardReader, rewardId: string): Promise<Claimable | undefined> {
  const found = await findReward(tx, reader, rewardId);
  if (!found) return findCompleted(tx, reader, rewardId);
  const { status, window, turnoverTimes } = await toWire(tx, reader, found);
  const amount = amountOf(found.offer, found.row, reader.merchant);
  const isOpen = !window || (window.from <= reader.now && reader.now < window.until);
  return status === 'CLAIM' && isOpen && amount !== null
    ? { row: found.row, titles: found.offer.titles, counts: found.offer.counts, amount, turnoverTimes: turnoverTimes ?? '0' }
    : undefined;
}
