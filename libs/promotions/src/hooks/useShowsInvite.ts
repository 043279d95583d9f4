import { useRole } from '@parlour/session';
import { usePromotionGates } from './usePromotionGates';
import { useMayPromote } from './useMayPromote';

/** Specification 2, side menu and bottom menu: visitors see the invitation, players where the promotion REFERRAL is enabled. */
export function useShowsInvite(): boolean {
  const { isVisitor, isTrial } = useRole();
  const mayPromote = useMayPromote();
  const { data } = usePromotionGates({ skip: isVisitor || isTrial || !mayPromote });
  return mayPromote && (isVisitor || (!isTrial && data?.REFERRAL === true));
}
