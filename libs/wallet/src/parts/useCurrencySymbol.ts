import { useGetMemberWalletQuery, useGetMerchantWalletQuery } from '../api/walletsApi';

/** The wallet's own symbol, as text; empty until one is known. */
export function useCurrencySymbol(): string {
  const { data: member } = useGetMemberWalletQuery();
  const { data: merchant } = useGetMerchantWalletQuery(undefined, { skip: member !== undefined });
  return member?.currencySymbol ?? merchant?.currencySymbol ?? '';
}
