import { api, request } from '@parlour/api-client';
import type { WireInput, WireValue } from '@parlour/kernel';
import { walletWire } from '../wire';
import { PAGE_SIZE, paging } from './paging';

type Wire = typeof walletWire;
type BetsFilter = Omit<WireInput<Wire['getBets']>, 'pageNo' | 'pageSize'>;

/** The betting record. */
export const betsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getBets: build.infiniteQuery<WireValue<Wire['getBets']>, BetsFilter, number>({
      query: ({ queryArg, pageParam }) => request(walletWire.getBets)({ ...queryArg, pageNo: pageParam, pageSize: PAGE_SIZE }),
      infiniteQueryOptions: paging,
      providesTags: ['Bet'],
    }),
    getBet: build.query<WireValue<Wire['getBet']>, WireInput<Wire['getBet']>>({
      query: request(walletWire.getBet),
      providesTags: ['Bet'],
    }),
  }),
});

export const { useGetBetQuery, useGetBetsInfiniteQuery } = betsApi;
