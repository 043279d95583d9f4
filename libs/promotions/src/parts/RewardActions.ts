import type { Reward } from '../wire/rewardWire';

/** Actions of reward cards, and their pending state. */
export type RewardActions = {
  claiming: readonly string[];
  joining: string | undefined;
  /** True while another claim has an unknown outcome. */
  isLocked: boolean;
  reminders: readonly string[];
  onClaim: (reward: Reward) => void;
  onJoin: (rewardId: string) => void;
  onRemind: (rewardId: string) => void;
  onWhy: (reward: Reward) => void;
};
