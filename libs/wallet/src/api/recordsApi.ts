import { PAGE_SIZE, api, paging, request } from '@parlour/api-client';
import type { WireInput, WireValue } from '@parlour/kernel';
import { recordsWire } from '../wire/records';

type Wire = typeof recordsWire;
type MoneyFilter = Omit<WireInput<Wire['getMoneyRecords']>, 'pageNo' | 'pageSize'>;

/** Endpoints used only by the records screen. */
export const recordsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getBetVendors: build.query<WireValue<Wire['getBetVendors']>, WireInput<Wire['getBetVendors']>>({
      query: request(recordsWire.getBetVendors),
      providesTags: ['Bet'],
    }),
    cancelBetSubOrder: build.mutation<WireValue<Wire['cancelSubOrder']>, WireInput<Wire['cancelSubOrder']>>({
      query: request(recordsWire.cancelSubOrder),
      // Also refetch after an error: the record shows whether the stake was cancelled.
      invalidatesTags: ['Bet', 'Balance'],
    }),
    getMoneyRecords: build.infiniteQuery<WireValue<Wire['getMoneyRecords']>, MoneyFilter, number>({
      query: ({ queryArg, pageParam }) => request(recordsWire.getMoneyRecords)({ ...queryArg, pageNo: pageParam, pageSize: PAGE_SIZE }),
      infiniteQueryOptions: paging,
      providesTags: ['Order', 'Balance'],
    }),
    getDailyReport: build.query<WireValue<Wire['getDailyReport']>, WireInput<Wire['getDailyReport']>>({
      query: request(recordsWire.getDailyReport),
      providesTags: ['Bet', 'Order', 'Balance'],
    }),
    requestHistory: build.mutation<WireValue<Wire['requestHistory']>, WireInput<Wire['requestHistory']>>({
      query: request(recordsWire.requestHistory),
      invalidatesTags: ['Order'],
    }),
    getHistoryRequests: build.query<WireValue<Wire['getHistoryRequests']>, WireInput<Wire['getHistoryRequests']>>({
      query: request(recordsWire.getHistoryRequests),
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
