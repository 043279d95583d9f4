import type { Reward } from '../wire/rewardWire';
import { rewardStanding } from './rewardStanding';

const SOON_MS = 24 * 3_600_000;
const MOST = 3;

/** Returns claimable rewards that expire within a day, soonest first, all in one currency. */
export function expiringRewards(rewards: readonly Reward[], now: number): (Reward & { expiresAt: number })[] {
  return rewards
    .filter((reward): reward is Reward & { expiresAt: number } => reward.expiresAt !== null && reward.expiresAt - now <= SOON_MS)
    .filter((reward, _, [first]) => rewardStanding(reward, now) === 'claim' && reward.currencySymbol === first?.currencySymbol)
    .sort((a, b) => a.expiresAt - b.expiresAt)
    .slice(0, MOST);
}
