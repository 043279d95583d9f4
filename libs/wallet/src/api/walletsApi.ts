import { api, fromWire } from '@parlour/api-client';
import { countryOf } from '@parlour/kernel';
import { useRole } from '@parlour/player';
import { useIsLoggedIn } from '@parlour/player/session';
import { useMerchant } from '@parlour/site';
import { balanceWire } from '../wire/balance';

/** Endpoints of the balance. They are separate so that blocks do not pull the money screens into the initial chunk. */
export const walletsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getMerchantWallet: build.query({
      ...fromWire(balanceWire.getMerchantWallet),
    }),
    getMemberWallet: build.query({
      ...fromWire(balanceWire.getMemberWallet),
      providesTags: ['Balance'],
    }),
  }),
});

export const { useGetMemberWalletQuery, useGetMerchantWalletQuery } = walletsApi;

/**
 * Returns the currency symbol of the player's wallet, or of the merchant for visitors. While the gateway is asked, it is that of the merchant's
 * country, so that amounts do not move when their symbol comes. Empty if the gateway has not named it.
 */
export function useCurrencySymbol(): string {
  const isLoggedIn = useIsLoggedIn();
  const { data: member } = useGetMemberWalletQuery(undefined, { skip: !isLoggedIn });
  const { data: merchant, isError } = useGetMerchantWalletQuery(undefined, { skip: member !== undefined });
  const { country } = useMerchant();
  const own = isError ? '' : countryOf(country)?.currency.symbol;
  return member?.currencySymbol ?? merchant?.currencySymbol ?? own ?? '';
}

/** Returns whether a deposit of the player has been credited; undefined if that is not known. */
export function useHasDeposited(): boolean | undefined {
  const { isRealMember } = useRole();
  const { data } = useGetMemberWalletQuery(undefined, { skip: !isRealMember });
  return data?.hasDeposited ?? undefined;
}
