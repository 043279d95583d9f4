import { promotionGateWire, rankWire, referralWire, rewardWire, vipWire } from '@parlour/promotions/wire';
import { answer } from '../http/answer';
import type { GatewayApp } from '../platform';
import { claimRewards, findClaim } from './claimRewards';
import { getRank } from './getRank';
import { getVip } from './getVip';
import { joinPromotion } from './joinPromotion';
import { readRewards } from './readRewards';
import { getInvitees, getReferral, getReferralIncome, getReferralRecords } from './referral';
import { getSignIn, signIn } from './signIn';

/** Serves promotions, rewards, the club, referrals and the ranking. */
export function servePromotions(app: GatewayApp): void {
  answer(app, promotionGateWire.getPromotionGates, () => ({ APP_DOWNLOAD: true, REFERRAL: true }));
  answer(app, rewardWire.getRewards, ({ merchant, language, session, db, clock }) =>
    // A free trial cannot claim rewards.
    readRewards(db, { merchant, language, memberId: session?.type === 4 ? undefined : session?.memberId, now: clock.now() }),
  );
  answer(app, rewardWire.joinPromotion, joinPromotion);
  answer(app, rewardWire.claimRewards, claimRewards);
  answer(app, rewardWire.findClaim, findClaim);
  answer(app, rewardWire.getSignIn, getSignIn);
  answer(app, rewardWire.signIn, signIn);
  answer(app, vipWire.getVip, getVip);
  answer(app, referralWire.getReferral, getReferral);
  answer(app, referralWire.getInvitees, getInvitees);
  answer(app, referralWire.getReferralRecords, getReferralRecords);
  answer(app, referralWire.getReferralIncome, getReferralIncome);
  answer(app, rankWire.getRank, getRank);
}
