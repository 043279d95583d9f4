import type { RewardStatus } from '../wire/rewardWire';

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
