import { serverNow } from '@parlour/api-client';
import { useIsRewarded } from './useIsRewarded';
import { useRewards } from './useRewards';

/**
 * Returns the rewards for blocks outside the reward center, and the gateway's time in milliseconds since the epoch. A player who
 * may not be told of rewards gets none and causes no request.
 */
export function useRewardHints() {
  const isRewarded = useIsRewarded();
  const { data, isLoading } = useRewards({ skip: !isRewarded });
  return { isRewarded, rewards: isRewarded ? data : undefined, isLoading, now: serverNow() };
}
