import type { RewardActions } from '../parts/RewardActions';
import type { Reward } from '../wire/rewardWire';
import type { ClaimDesk } from './useClaimDesk';
import { useJoin } from './useJoin';
import { useReminders } from './useReminders';

/** What can be done with a reward wherever it is shown; `problem` is why the last joining failed, in the player's language. */
export function useRewardActions(
  desk: ClaimDesk,
  onWhy: (reward: Reward) => void,
): { actions: RewardActions; problem: string | undefined } {
  const { joining, problem, join } = useJoin();
  const { ids: reminders, toggle } = useReminders();
  const actions: RewardActions = {
    claiming: desk.claiming,
    isLocked: desk.isUnknown,
    joining,
    reminders,
    onClaim: (id) => void desk.claim([id]),
    onJoin: (id) => void join(id),
    onRemind: toggle,
    onWhy,
  };
  return { actions, problem };
}
