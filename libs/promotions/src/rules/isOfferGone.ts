import type { Reward } from '../wire/rewardWire';
import { shownStatus } from './shownStatus';

/** True for an offer for a deposit that the player can no longer take. It is not listed any more. */
export function isOfferGone(reward: Reward, now: number): boolean {
  return reward.needsDeposit && reward.amount === null && shownStatus(reward, now) === 'CLOSE';
}
