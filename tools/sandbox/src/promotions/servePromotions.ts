import { promotionGateWire, rankWire, referralWire, rewardWire, vipWire } from '@parlour/promotions/wire';
import { answer } from '../http/answer';
import type { GatewayApp } from '../platform';
import { claimRewards, findClaim, isClaimed } from './claimRewards';
import { getRank } from './getRank';
import { getVip } from './getVip';
import { readMissions } from './missions';
import { joinPromotion } from './joinPromotion';
import { readRewards } from './readRewards';
import { getInvitees, getReferral, getReferralIncome, getReferralRecords } from './referral';
import { getSignIn, signIn } from './signIn';

/** Serves promotions, rewards, the club, referrals and the ranking. */
export function servePromotions(app: GatewayApp): void {
  answer(app, promotionGateWire.getPromotionGates, () => ({ APP_DOWNLOAD: true, REFERRAL: true }));
  answer(app, rewardWire.getRewards, async ({ merchant, language, session, db, clock }) => {
    // A free trial cannot claim rewards.
    const reader = { merchant, language, memberId: session?.type === 4 ? undefined : session?.memberId, now: clock.now() };
    const hasMissions = session && [0, 1, 2].includes(session.type);
    return [...(await readRewards(db, reader)), ...(hasMissions ? await readMissions(db, reader) : [])];
  });
  answer(app, rewardWire.joinPromotion, joinPromotion);
  answer(app, rewardWire.claimRewards, { handler: claimRewards, isRepeat: isClaimed });
  answer(app, rewardWire.findClaim, findClaim);
  answer(app, rewardWire.getSignIn, getSignIn);
  answer(app, rewardWire.signIn, { handler: signIn, isRepeat: isClaimed });
  answer(app, vipWire.getVip, getVip);
  answer(app, referralWire.getReferral, getReferral);
  answer(app, referralWire.getInvitees, getInvitees);
  answer(app, referralWire.getReferralRecords, getReferralRecords);
  answer(app, referralWire.getReferralIncome, getReferralIncome);
  answer(app, rankWire.getRank, getRank);
}
