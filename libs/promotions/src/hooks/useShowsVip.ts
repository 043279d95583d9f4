import { useFlag } from '@parlour/merchant';
import { useIsLoggedIn, useMember } from '@parlour/session';

/** Specification 6: the entry of the member centre shows for visitors and for players who are in the club, by their own label. */
export function useShowsVip(): boolean {
  const isOffered = useFlag('VIP');
  const isLoggedIn = useIsLoggedIn();
  const member = useMember();
  return isOffered && (!isLoggedIn || member?.vipLabel !== undefined);
}
