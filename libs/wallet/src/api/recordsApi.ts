import { api, fromWire, PAGE_SIZE, paging, request } from '@parlour/api-client';
import type { WireInput, WireValue } from '@parlour/kernel/wire-call';
import { dayOf, shiftDay, startOfDay } from '@parlour/ui/date-range';
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
      ...fromWire(recordsWire.cancelSubOrder, 'cancelSubOrder'),
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

/** Ranges of profit and loss, in days (product decision 4.8). */
export const profitDays = [7, 30, 90] as const;
type ProfitDays = (typeof profitDays)[number];

/** Reads the range from the URL; unknown values fall back to a week. */
export function readProfitDays(text: string | null): ProfitDays {
  return profitDays.find((days) => String(days) === text) ?? profitDays[0];
}

/** Returns the range from the first day's midnight to the coming midnight, in the player's time zone. */
export function profitRange(days: ProfitDays, now: number): { from: number; to: number } {
  const today = dayOf(now);
  return { from: startOfDay(shiftDay(today, 1 - days)), to: startOfDay(today, 1) };
}
