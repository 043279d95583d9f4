import { api, fromWire, PAGE_SIZE, paging, request } from '@parlour/api-client';
import type { WireInput, WireValue } from '@parlour/kernel/wire-call';
import { memberWalletsWire } from '../wire/memberWallets';

type Wire = typeof memberWalletsWire;
type TransfersFilter = Omit<WireInput<Wire['getWalletTransfers']>, 'pageNo' | 'pageSize'>;

export const memberWalletsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getMemberWallets: build.query({
      ...fromWire(memberWalletsWire.getMemberWallets),
      providesTags: ['Balance'],
    }),
    transferBetweenWallets: build.mutation({
      ...fromWire(memberWalletsWire.transferBetweenWallets),
      // Also refetch after an error: the money may have moved even if the reply was lost.
      invalidatesTags: ['Balance', 'Order', 'WithdrawRules'],
    }),
    findWalletTransfer: build.query({
      ...fromWire(memberWalletsWire.findWalletTransfer),
      keepUnusedDataFor: 0,
    }),
    getWalletTransfers: build.infiniteQuery<WireValue<Wire['getWalletTransfers']>, TransfersFilter, number>({
      query: ({ queryArg, pageParam }) =>
        request(memberWalletsWire.getWalletTransfers)({ ...queryArg, pageNo: pageParam, pageSize: PAGE_SIZE }),
      infiniteQueryOptions: paging,
      providesTags: ['Order'],
    }),
  }),
});

export const { useGetMemberWalletsQuery, useGetWalletTransfersInfiniteQuery } = memberWalletsApi;
