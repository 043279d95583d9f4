import { api, fromWire } from '@parlour/api-client';
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
