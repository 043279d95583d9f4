import type { RewardStatus, Reward } from '../wire/rewardWire';
import { type Judged, rewardStanding } from './rewardStanding';

/**
 * Returns the status to show, the same in the list, on the promotion's page and in the reward center. It differs from the gateway's status after a deadline has passed, and while the claim window is
 * closed.
 */
export function shownStatus(reward: Judged, now: number): RewardStatus {
  const standing = rewardStanding(reward, now);
  if (standing === 'ended') return 'CLOSE';
  return standing === 'waits' ? 'COMING_SOON' : reward.status;
}

export const rewardTabs = ['claim', 'progress', 'history'] as const;
export type RewardTab = (typeof rewardTabs)[number];

const tabOf: Record<RewardStatus, RewardTab> = {
  CLAIM: 'claim',
  JOIN: 'claim',
  COMING_SOON: 'progress',
  JOINED: 'progress',
  PROCESS: 'progress',
  APPLYING: 'progress',
  CLAIMED: 'history',
  ISSUED: 'history',
  REJECTED: 'history',
  CLOSE: 'history',
};

/** Returns the reward center tab of a status (product 4.11). */
export function rewardTab(status: RewardStatus): RewardTab {
  return tabOf[status];
}

/** True for an offer for a deposit that the player can no longer take. It is not listed any more. */
export function isOfferGone(reward: Reward, now: number): boolean {
  return reward.needsDeposit && reward.amount === null && shownStatus(reward, now) === 'CLOSE';
}
