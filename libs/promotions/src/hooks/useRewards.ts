import { serverNow } from '@parlour/api-client';
import { toGatewayLanguage } from '@parlour/kernel';
import { useLocale } from '@parlour/site';
import { useAmountText } from '@parlour/site/format';
import { useGetRewardsQuery } from '../api/rewardsApi';
import { rewardStanding } from '../rules/rewardStanding';
import type { Reward } from '../wire/rewardWire';
import { useIsRewarded } from './useMayPromote';

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

export type SignUpGift = {
  /** Null if there is none to claim, undefined until that is known. */
  isClaimed: boolean | null | undefined;
  /** "₱20"; undefined without a gift. */
  amount: string | undefined;
};

/** Returns the gift for signing up: what it is, and whether the player has claimed it. */
export function useSignUpGift(): SignUpGift {
  const { rewards, isLoading, now } = useRewardHints();
  const gift = rewards?.find(({ kind }) => kind === 'signUp');
  const amountText = useAmountText(gift?.currencySymbol ?? '', 'short');
  return { isClaimed: isLoading ? undefined : isGiftClaimed(gift, now), amount: gift?.amount ? amountText(gift.amount) : undefined };
}

function isGiftClaimed(gift: Reward | undefined, now: number): boolean | null {
  if (!gift) return null;
  if (gift.status === 'CLAIMED' || gift.status === 'ISSUED') return true;
  return rewardStanding(gift, now) === 'claim' ? false : null;
}
