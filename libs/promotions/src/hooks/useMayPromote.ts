import { useMember, usePlayState, useRole } from '@parlour/player';
import { useIsLoggedIn } from '@parlour/player/session';
import { useFlag, useOffers } from '@parlour/site';
import { promotionGateApi } from '../api/promotionGateApi';

/** Returns false while nothing may be advertised to this player. All promotional UI must check it. */
export function useMayPromote(): boolean {
  return usePlayState().mayPromote;
}

/**
 * Returns true if the UI may point out how little is missing for the next reward (product 4.12 and 4.18). False during a break
 * and while a limit is used up.
 */
export function useMayNudge(): boolean {
  const { mayPromote, mayPlay } = usePlayState();
  return mayPromote && mayPlay;
}

/** True if the merchant has a reward center (flag REWCEN3 of specification 2). */
export function useHasRewards(): boolean {
  return useFlag('REWCEN3');
}

/** True if this player may be told of rewards outside the reward center. Everybody else causes no request for them. */
export function useIsRewarded(): boolean {
  const hasRewards = useHasRewards();
  const canClaim = useOffers('claimRewards');
  const mayPromote = useMayPromote();
  const { isRealMember } = useRole();
  return hasRewards && canClaim && mayPromote && isRealMember;
}

/** Returns which promotions are enabled: in general for visitors, personally once logged in (specification 2, side menu). */
export function usePromotionGates(options: { skip: boolean }) {
  return promotionGateApi.useGetPromotionGatesQuery({ isPersonal: useIsLoggedIn() }, options);
}

/**
 * Returns true if the side menu shows the bonus entry, which depends on the promotion APP_DOWNLOAD (specification 2, side menu).
 */
export function useShowsBonus(): boolean {
  const mayPromote = useMayPromote();
  const { data } = usePromotionGates({ skip: !mayPromote });
  return mayPromote && data?.APP_DOWNLOAD === true;
}

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

export function useShowsRank(): boolean {
  const isOffered = useFlag('betRank');
  return useMayPromote() && isOffered;
}

/** Returns true if the member centre shows the VIP entry: for visitors, and for players with a VIP label (specification 6). */
export function useShowsVip(): boolean {
  const isOffered = useFlag('VIP');
  const isLoggedIn = useIsLoggedIn();
  const member = useMember();
  return isOffered && (!isLoggedIn || member?.vipLabel !== undefined);
}
