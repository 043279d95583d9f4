import type { rewardWire } from '@parlour/promotions/wire';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../db/Database';
import { type RewardClaim, rewardClaims, rewards } from '../db/schema/promotions';
import type { Handler } from '../http/answer';
import { refuse } from '../http/refuse';
import { withMember } from '../wallet/withMember';
import { creditBonus, toReceipt } from './creditBonus';
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
      const { offer, row, amount } = claimable;
      const bonus = { memberId, memberType: member.type, rewardId, idempotencyKey, amount, now: reader.now };
      const claim = await creditBonus(tx, merchant, { ...bonus, titles: offer.titles, turnoverTimes: offer.turnoverTimes ?? '0' });
      const claimed = { ...row, amount, status: 'CLAIMED' as const, since: reader.now };
      await tx.insert(rewards).values(claimed).onConflictDoUpdate({ target: rewards.id, set: claimed });
      receipts.push(toReceipt(claim, merchant, language));
    }
    return receipts.length > 0 ? receipts : refuse('REWARD_GONE');
  });
};

export const findClaim: Handler<typeof rewardWire.findClaim> = async ({ input, merchant, language, player, db }) => {
  const claims = await findClaims(db, { memberId: player.memberId, idempotencyKey: input.idempotencyKey });
  return claims.map((claim) => toReceipt(claim, merchant, language));
};

export function findClaims(db: Db, { memberId, idempotencyKey }: { memberId: string; idempotencyKey: string }): Promise<RewardClaim[]> {
  return db
    .select()
    .from(rewardClaims)
    .where(and(eq(rewardClaims.memberId, memberId), eq(rewardClaims.idempotencyKey, idempotencyKey)));
}

async function findClaimable(tx: Db, reader: RewardReader, rewardId: string) {
  const found = await findReward(tx, reader, rewardId);
  if (!found) return undefined;
  const { status, window } = await toWire(tx, reader, found);
  const amount = amountOf(found.offer, found.row, reader.merchant);
  const isOpen = !window || (window.from <= reader.now && reader.now < window.until);
  return status === 'CLAIM' && isOpen && amount !== null ? { ...found, amount } : undefined;
}
