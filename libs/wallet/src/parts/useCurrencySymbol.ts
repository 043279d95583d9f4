import { useIsLoggedIn } from '@parlour/session';
import { useGetMemberWalletQuery, useGetMerchantWalletQuery } from '../api/walletsApi';

/** The wallet's own symbol, as text, the merchant's for a visitor; empty until one is known. */
export function useCurrencySymbol(): string {
  const isLoggedIn = useIsLoggedIn();
  const { data: member } = useGetMemberWalletQuery(undefined, { skip: !isLoggedIn });
  const { data: merchant } = useGetMerchantWalletQuery(undefined, { skip: member !== undefined });
  return member?.currencySymbol ?? merchant?.currencySymbol ?? '';
}
