import { useRole } from '@parlour/player';
import { useHasRewards } from './useHasRewards';
import { useMayPromote } from './useMayPromote';

/** True if this player may be told of rewards outside the reward center. Everybody else causes no request for them. */
export function useIsRewarded(): boolean {
  const hasRewards = useHasRewards();
  const mayPromote = useMayPromote();
  const { isRealMember } = useRole();
  return hasRewards && mayPromote && isRealMember;
}
