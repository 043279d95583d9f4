import { api, request } from '@parlour/api-client';
import type { WireValue } from '@parlour/kernel';
import { walletWire } from '../wire';

/** The balance: all that blocks need, so that money screens stay out of the first load. */
export const walletsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getMerchantWallet: build.query<WireValue<typeof walletWire.getMerchantWallet>, void>({
      query: () => request(walletWire.getMerchantWallet)({}),
    }),
    getMemberWallet: build.query<WireValue<typeof walletWire.getMemberWallet>, void>({
      query: () => request(walletWire.getMemberWallet)({}),
      providesTags: ['Balance'],
    }),
  }),
});

export const { useGetMemberWalletQuery, useGetMerchantWalletQuery } = walletsApi;
