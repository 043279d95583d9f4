import { useFlag } from '@parlour/merchant';
import { useIsLoggedIn, useMember } from '@parlour/player';

/** Returns true if the member centre shows the VIP entry: for visitors, and for players with a VIP label (specification 6). */
export function useShowsVip(): boolean {
  const isOffered = useFlag('VIP');
  const isLoggedIn = useIsLoggedIn();
  const member = useMember();
  return isOffered && (!isLoggedIn || member?.vipLabel !== undefined);
}
