import { useFlag } from '@parlour/merchant';
import { useRole } from '@parlour/player';
import { useMayPromote } from './useMayPromote';

/** True if this player may be told of rewards outside the reward center. Everybody else causes no request for them. */
export function useIsRewarded(): boolean {
  const isOffered = useFlag('REWCEN3');
  const mayPromote = useMayPromote();
  const { isRealMember } = useRole();
  return isOffered && mayPromote && isRealMember;
}
