import { useRole } from '@parlour/player';
import { usePromotionGates } from './usePromotionGates';
import { useMayPromote } from './useMayPromote';

/**
 * Returns true if the menus show the invitation: for visitors, and for players if the promotion REFERRAL is enabled
 * (specification 2, side menu and bottom menu).
 */
export function useShowsInvite(): boolean {
  const { mayPromote, isVisitor, data } = useInviteGate();
  return mayPromote && (isVisitor || data?.REFERRAL === true);
}

/** True while the gateway has not answered yet for this player. */
export function useIsInvitePending(): boolean {
  return useInviteGate().isLoading;
}

function useInviteGate() {
  const { isVisitor, isTrial } = useRole();
  const mayPromote = useMayPromote();
  const { data, isLoading } = usePromotionGates({ skip: isVisitor || isTrial || !mayPromote });
  return { mayPromote, isVisitor, data: isTrial ? undefined : data, isLoading };
}
