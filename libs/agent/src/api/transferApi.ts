import { api, fromWire, PAGE_SIZE, paging, request } from '@parlour/api-client';
import type { WireInput, WireValue } from '@parlour/kernel/wire-call';
import { transferWire } from '../wire/transfer';

type Wire = typeof transferWire;
type Range = Omit<WireInput<Wire['getTransfers']>, 'pageNo' | 'pageSize'>;

export const transferApi = api.injectEndpoints({
  endpoints: (build) => ({
    getTransferRules: build.query({
      ...fromWire(transferWire.getTransferRules),
      providesTags: ['TeamTransfer', 'Balance'],
    }),
    createTransfer: build.mutation({
      ...fromWire(transferWire.createTransfer),
      // Also refetch after an error: the money may have moved even if the reply was lost.
      invalidatesTags: ['TeamTransfer', 'Balance'],
    }),
    findTransfer: build.query({
      ...fromWire(transferWire.findTransfer),
      keepUnusedDataFor: 0,
    }),
    getTransfers: build.infiniteQuery<WireValue<Wire['getTransfers']>, Range, number>({
      query: ({ queryArg, pageParam }) => request(transferWire.getTransfers)({ ...queryArg, pageNo: pageParam, pageSize: PAGE_SIZE }),
      infiniteQueryOptions: paging,
      providesTags: ['TeamTransfer'],
    }),
  }),
});

export const { useGetTransferRulesQuery, useGetTransfersInfiniteQuery, useLazyFindTransferQuery } = transferApi;
