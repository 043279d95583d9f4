import { useRole } from '@parlour/player';
import { usePromotionGates } from './usePromotionGates';
import { useMayPromote } from './useMayPromote';

/**
 * Returns true if the menus show the invitation: for visitors, and for players if the promotion REFERRAL is enabled
 * (specification 2, side menu and bottom menu).
 */
export function useShowsInvite(): boolean {
  const { isVisitor, isTrial } = useRole();
  const mayPromote = useMayPromote();
  const { data } = usePromotionGates({ skip: isVisitor || isTrial || !mayPromote });
  return mayPromote && (isVisitor || (!isTrial && data?.REFERRAL === true));
}
