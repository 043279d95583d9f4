import type { RewardStatus } from '../wire/rewardWire';
import { type Judged, rewardStanding } from './rewardStanding';

/** The status to show: between two answers of the gateway a deadline passes, and before its window a reward is still to come. */
export function shownStatus(reward: Judged, now: number): RewardStatus {
  const standing = rewardStanding(reward, now);
  if (standing === 'ended') return 'CLOSE';
  return standing === 'waits' ? 'COMING_SOON' : reward.status;
}
