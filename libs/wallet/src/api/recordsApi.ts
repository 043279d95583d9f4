import { api, fromWire, PAGE_SIZE, paging, request } from '@parlour/api-client';
import type { WireInput, WireValue } from '@parlour/kernel';
import { recordsWire } from '../wire/records';

type Wire = typeof recordsWire;
type MoneyFilter = Omit<WireInput<Wire['getMoneyRecords']>, 'pageNo' | 'pageSize'>;

/** Endpoints used only by the records screen. */
export const recordsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getBetVendors: build.query({
      ...fromWire(recordsWire.getBetVendors),
      providesTags: ['Bet'],
    }),
    cancelBetSubOrder: build.mutation({
      ...fromWire(recordsWire.cancelSubOrder),
      // Also refetch after an error: the record shows whether the stake was cancelled.
      invalidatesTags: ['Bet', 'Balance'],
    }),
    getMoneyRecords: build.infiniteQuery<WireValue<Wire['getMoneyRecords']>, MoneyFilter, number>({
      query: ({ queryArg, pageParam }) => request(recordsWire.getMoneyRecords)({ ...queryArg, pageNo: pageParam, pageSize: PAGE_SIZE }),
      infiniteQueryOptions: paging,
      providesTags: ['Order', 'Balance'],
    }),
    getDailyReport: build.query({
      ...fromWire(recordsWire.getDailyReport),
      providesTags: ['Bet', 'Order', 'Balance'],
    }),
    requestHistory: build.mutation({
      ...fromWire(recordsWire.requestHistory),
      invalidatesTags: ['Order'],
    }),
    getHistoryRequests: build.query({
      ...fromWire(recordsWire.getHistoryRequests),
      providesTags: ['Order'],
    }),
  }),
});

export const {
  useCancelBetSubOrderMutation,
  useGetBetVendorsQuery,
  useGetDailyReportQuery,
  useGetHistoryRequestsQuery,
  useGetMoneyRecordsInfiniteQuery,
  useRequestHistoryMutation,
} = recordsApi;
