import { usePlayState, useRole } from '@parlour/player';
import { useFlag } from '@parlour/site';

/** Returns true if menus and home may show tournaments to this player. */
export function useShowsTournaments(): boolean {
  const isOffered = useFlag('tournaments');
  const { mayPromote } = usePlayState();
  const { isVisitor, isRealMember } = useRole();
  return isOffered && mayPromote && (isVisitor || isRealMember);
}
