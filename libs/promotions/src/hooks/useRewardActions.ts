import type { RewardActions } from '../parts/RewardActions';
import type { Reward } from '../wire/rewardWire';
import type { Claims } from './useClaims';
import { useJoin } from './useJoin';
import { useReminders } from './useReminders';

/**
 * Returns the actions of a reward for all places that show it. `problem` explains the last failed join in the player's language.
 */
export function useRewardActions(claims: Claims, onWhy: (reward: Reward) => void): { actions: RewardActions; problem: string | undefined } {
  const { joining, problem, join } = useJoin();
  const { ids: reminders, toggle } = useReminders();
  const actions: RewardActions = {
    claiming: claims.claiming,
    isLocked: claims.isUnknown,
    joining,
    reminders,
    onClaim: (reward) => claims.ask([reward]),
    onJoin: (id) => void join(id),
    onRemind: toggle,
    onWhy,
  };
  return { actions, problem };
}
