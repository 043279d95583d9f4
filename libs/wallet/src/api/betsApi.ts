import { api, fromWire, PAGE_SIZE, paging, request } from '@parlour/api-client';
import type { WireInput, WireValue } from '@parlour/kernel/wire-call';
import { walletWire } from '../wire';
import { recordsWire } from '../wire/records';

type Wire = typeof walletWire;
/** With a vendor filter, the bets come from that vendor (specification 7, "Records"). */
export type BetsFilter = Omit<WireInput<Wire['getBets']>, 'pageNo' | 'pageSize'> & { vendor?: string | undefined };

/** Builds the request for one page of the betting record. */
export function betsPage({ vendor, ...filter }: BetsFilter, pageNo: number, pageSize = PAGE_SIZE) {
  const asked = { ...filter, pageNo, pageSize };
  return vendor
    ? request(recordsWire.getVendorBets, 'getVendorBets')({ ...asked, vassalage: vendor })
    : request(walletWire.getBets, 'getBets')(asked);
}

/** Endpoints of the betting record. */
export const betsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getBets: build.infiniteQuery<WireValue<Wire['getBets']>, BetsFilter, number>({
      query: ({ queryArg, pageParam }) => betsPage(queryArg, pageParam),
      infiniteQueryOptions: paging,
      providesTags: ['Bet'],
    }),
    getBet: build.query({
      ...fromWire(walletWire.getBet),
      providesTags: ['Bet'],
    }),
  }),
});

export const { useGetBetQuery, useGetBetsInfiniteQuery } = betsApi;
