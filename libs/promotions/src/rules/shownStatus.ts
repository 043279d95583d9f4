import type { RewardStatus } from '../wire/rewardWire';
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
