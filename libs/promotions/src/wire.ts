/** The calls of this library, for the sandbox and for tests. */
export { promotionGateWire } from './wire/promotionGateWire';
export { rankWire } from './wire/rankWire';
export { referralWire } from './wire/referralWire';
export { rewardStatuses, rewardWire } from './wire/rewardWire';
export type { Receipt, Reward, RewardStatus } from './wire/rewardWire';
export type { Rank, RankKind, RankPeriod } from './wire/rankWire';
export type { Referral } from './wire/referralWire';
export type { Vip, VipLevel, VipMine } from './wire/vipWire';
export { vipWire } from './wire/vipWire';
