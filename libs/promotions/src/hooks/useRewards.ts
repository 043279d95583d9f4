import { toGatewayLanguage } from '@parlour/kernel';
import { useLocale } from '@parlour/merchant';
import { useGetRewardsQuery } from '../api/rewardsApi';

/** Returns the rewards in the player's language. */
export function useRewards(options?: { skip: boolean }) {
  return useGetRewardsQuery({ language: toGatewayLanguage(useLocale()) }, options);
}
