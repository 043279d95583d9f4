import { api, fromWire, PAGE_SIZE, paging, request } from '@parlour/api-client';
import type { WireInput, WireValue } from '@parlour/kernel/wire-call';
import { teamWire } from '../wire/team';

type Wire = typeof teamWire;
type Filter<Name extends 'getDownlines' | 'getRebates' | 'getIncome'> = Omit<WireInput<Wire[Name]>, 'pageNo' | 'pageSize'>;

export const teamApi = api.injectEndpoints({
  endpoints: (build) => ({
    getOverview: build.query({
      ...fromWire(teamWire.getOverview),
      providesTags: ['Team'],
    }),
    getKpi: build.query({
      ...fromWire(teamWire.getKpi),
      providesTags: ['Team'],
    }),
    getDownlines: build.infiniteQuery<WireValue<Wire['getDownlines']>, Filter<'getDownlines'>, number>({
      query: ({ queryArg, pageParam }) => request(teamWire.getDownlines)({ ...queryArg, pageNo: pageParam, pageSize: PAGE_SIZE }),
      infiniteQueryOptions: paging,
      providesTags: ['Team'],
    }),
    getRebates: build.infiniteQuery<WireValue<Wire['getRebates']>, Filter<'getRebates'>, number>({
      query: ({ queryArg, pageParam }) => request(teamWire.getRebates)({ ...queryArg, pageNo: pageParam, pageSize: PAGE_SIZE }),
      infiniteQueryOptions: paging,
      providesTags: ['Team'],
    }),
    setRebates: build.mutation({
      ...fromWire(teamWire.setRebates),
      // Also refetch after an error: the reply may be lost, or the limits may have changed.
      invalidatesTags: ['Team'],
    }),
    getIncome: build.infiniteQuery<WireValue<Wire['getIncome']>, Filter<'getIncome'>, number>({
      query: ({ queryArg, pageParam }) => request(teamWire.getIncome)({ ...queryArg, pageNo: pageParam, pageSize: PAGE_SIZE }),
      infiniteQueryOptions: paging,
      providesTags: ['Team'],
    }),
  }),
});

export const {
  useGetDownlinesInfiniteQuery,
  useGetIncomeInfiniteQuery,
  useGetKpiQuery,
  useGetOverviewQuery,
  useGetRebatesInfiniteQuery,
  useSetRebatesMutation,
} = teamApi;
