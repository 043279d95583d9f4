import { rewardStanding } from '../rules/rewardStanding';
import { useRewardHints } from './useRewardHints';

/** Returns whether the player has claimed the gift for signing up; null if there is none to claim, undefined until that is known. */
export function useIsGiftClaimed(): boolean | null | undefined {
  const { rewards, isLoading, now } = useRewardHints();
  const gift = rewards?.find(({ kind }) => kind === 'signUp');
  if (isLoading) return undefined;
  if (!gift) return null;
  if (gift.status === 'CLAIMED' || gift.status === 'ISSUED') return true;
  return rewardStanding(gift, now) === 'claim' ? false : null;
}
