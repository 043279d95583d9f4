import type { Reward } from '../wire/rewardWire';

/** What the cards of a list may do, and what of it is under way. */
export type RewardActions = {
  claiming: readonly string[];
  joining: string | undefined;
  /** Another claim has no answer yet. */
  isLocked: boolean;
  reminders: readonly string[];
  onClaim: (rewardId: string) => void;
  onJoin: (rewardId: string) => void;
  onRemind: (rewardId: string) => void;
  onWhy: (reward: Reward) => void;
};
