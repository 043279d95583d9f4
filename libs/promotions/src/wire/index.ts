/** The calls of this library, for the sandbox and for tests. */
export { promotionGateWire } from './promotionGateWire';
export { rankWire } from './rankWire';
export { referralWire } from './referralWire';
export { rewardStatuses, rewardWire } from './rewardWire';
export type { Receipt, Reward, RewardStatus } from './rewardWire';
export type { Rank, RankKind, RankPeriod } from './rankWire';
export type { Referral } from './referralWire';
export type { Vip, VipLevel, VipMine } from './vipWire';
export { vipWire } from './vipWire';
