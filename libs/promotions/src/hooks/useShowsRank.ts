import { useFlag } from '@parlour/merchant';
import { useMayPromote } from './useMayPromote';

/** Returns true if the menus show the ranking. */
export function useShowsRank(): boolean {
  const isOffered = useFlag('betRank');
  return useMayPromote() && isOffered;
}
