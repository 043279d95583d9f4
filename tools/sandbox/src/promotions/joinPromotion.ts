import type { rewardWire } from '@parlour/promotions/wire';
import { rewards } from '../db/schema/promotions';
import type { Handler } from '../http/answer';
import { refuse } from '../http/refuse';
import { withMember } from '../wallet/withMember';
import { findReward, toWire } from './readRewards';

/** Joining again changes nothing and returns the current state. */
export const joinPromotion: Handler<typeof rewardWire.joinPromotion> = async ({ input, merchant, language, player, db, clock }) => {
  const reader = { merchant, language, memberId: player.memberId, now: clock.now() };
  return withMember(db, player.memberId, async (tx) => {
    const found = await findReward(tx, reader, input.rewardId);
    if (!found) return refuse('PROMOTION_CLOSED');
    const { offer, row } = found;
    if (row.status === 'JOINED' || row.status === 'PROCESS') return toWire(tx, reader, found);
    if (row.status !== 'JOIN' || offer.needsDeposit) return refuse('PROMOTION_CLOSED');
    const joined = { ...row, status: offer.target ? ('PROCESS' as const) : ('JOINED' as const), since: reader.now };
    await tx.insert(rewards).values(joined).onConflictDoUpdate({ target: rewards.id, set: joined });
    return toWire(tx, reader, { offer, row: joined });
  });
};
