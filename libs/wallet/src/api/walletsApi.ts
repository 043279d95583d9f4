import { api, request } from '@parlour/api-client';
import type { WireValue } from '@parlour/kernel';
import { balanceWire } from '../wire/balance';

/** Endpoints of the balance. They are separate so that blocks do not pull the money screens into the initial chunk. */
export const walletsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getMerchantWallet: build.query<WireValue<typeof balanceWire.getMerchantWallet>, void>({
      query: () => request(balanceWire.getMerchantWallet)({}),
    }),
    getMemberWallet: build.query<WireValue<typeof balanceWire.getMemberWallet>, void>({
      query: () => request(balanceWire.getMemberWallet)({}),
      providesTags: ['Balance'],
    }),
  }),
});

export const { useGetMemberWalletQuery, useGetMerchantWalletQuery } = walletsApi;
