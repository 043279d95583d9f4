import { api, request } from '@parlour/api-client';
import type { WireValue } from '@parlour/kernel';
import { walletWire } from '../wire';

/** Endpoints of the balance. They are separate so that blocks do not pull the money screens into the initial chunk. */
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
