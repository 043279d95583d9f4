import { useIsLoggedIn } from '@parlour/player';
import { useGetMemberWalletQuery, useGetMerchantWalletQuery } from '../api/walletsApi';

/** Returns the currency symbol of the player's wallet, or of the merchant for visitors. Empty until it is known. */
export function useCurrencySymbol(): string {
  const isLoggedIn = useIsLoggedIn();
  const { data: member } = useGetMemberWalletQuery(undefined, { skip: !isLoggedIn });
  const { data: merchant } = useGetMerchantWalletQuery(undefined, { skip: member !== undefined });
  return member?.currencySymbol ?? merchant?.currencySymbol ?? '';
}
