import { serverNow } from '@parlour/api-client';
import { toGatewayLanguage } from '@parlour/kernel';
import { useLocale } from '@parlour/site';
import { useGetRewardsQuery } from '../api/rewardsApi';
import { rewardStanding } from '../rules/rewardStanding';
import { useIsRewarded } from './useMayPromote';

/** Returns the rewards in the player's language. */
export function useRewards(options?: { skip: boolean }) {
  return useGetRewardsQuery({ language: toGatewayLanguage(useLocale()) }, options);
}

/**
 * Returns the rewards for blocks outside the reward center, and the gateway's time in milliseconds since the epoch. A player who
 * may not be told of rewards gets none and causes no request.
 */
export function useRewardHints() {
  const isRewarded = useIsRewarded();
  const { data, isLoading } = useRewards({ skip: !isRewarded });
  return { isRewarded, rewards: isRewarded ? data : undefined, isLoading, now: serverNow() };
}

/** Returns whether the player has claimed the gift for signing up; null if there is none to claim, undefined until that is known. */
export function useIsGiftClaimed(): boolean | null | undefined {
  const { rewards, isLoading, now } = useRewardHints();
  const gift = rewards?.find(({ kind }) => kind === 'signUp');
  if (isLoading) return undefined;
  if (!gift) return null;
  if (gift.status === 'CLAIMED' || gift.status === 'ISSUED') return true;
  return rewardStanding(gift, now) === 'claim' ? false : null;
}
