import { useRole } from '@parlour/player';
import { useGetMemberWalletQuery } from '../api/walletsApi';

/** Returns whether a deposit of the player has been credited; undefined if that is not known. */
export function useHasDeposited(): boolean | undefined {
  const { isRealMember } = useRole();
  const { data } = useGetMemberWalletQuery(undefined, { skip: !isRealMember });
  return data?.hasDeposited ?? undefined;
}
