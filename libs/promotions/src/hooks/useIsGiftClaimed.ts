import { serverNow } from '@parlour/api-client';
import { toGatewayLanguage } from '@parlour/kernel';
import { useLocale } from '@parlour/merchant';
import { useState } from 'react';
import { useGetRewardsQuery } from '../api/rewardsApi';
import { rewardStanding } from '../rules/rewardStanding';
import { useIsRewarded } from './useIsRewarded';

/** Returns whether the player has claimed the gift for signing up; null if there is none to claim, undefined until that is known. */
export function useIsGiftClaimed(): boolean | null | undefined {
  const language = toGatewayLanguage(useLocale());
  const isRewarded = useIsRewarded();
  const [now] = useState(serverNow);
  const { data, isLoading } = useGetRewardsQuery({ language }, { skip: !isRewarded });
  const gift = data?.find(({ kind }) => kind === 'signUp');
  if (isLoading) return undefined;
  if (!isRewarded || !gift) return null;
  if (gift.status === 'CLAIMED' || gift.status === 'ISSUED') return true;
  return rewardStanding(gift, now) === 'claim' ? false : null;
}
