import { api, type AppError, fromWire, PAGE_SIZE, paging, request } from '@parlour/api-client';
import type { WireInput, WireValue } from '@parlour/kernel/wire-call';
import { type Bet, betsWire, type MoneyRecord, recordsWire } from '../wire/records';

/** With a vendor filter, the bets come from that vendor (specification 7, "Records"). */
export type BetsFilter = Omit<WireInput<typeof betsWire.getBets>, 'pageNo' | 'pageSize'> & { vendor?: string | undefined };

export type MoneyFilter = Omit<WireInput<typeof recordsWire.getMoneyRecords>, 'pageNo' | 'pageSize'>;

function betsPage({ vendor, ...filter }: BetsFilter, pageNo: number, pageSize = PAGE_SIZE) {
  const asked = { ...filter, pageNo, pageSize };
  return vendor
    ? request(recordsWire.getVendorBets, 'getVendorBets')({ ...asked, vassalage: vendor })
    : request(betsWire.getBets, 'getBets')(asked);
}

/** The page size of an export request, and the maximum number of rows in an exported file. */
const EXPORT_PAGE = 100;
const EXPORT_ROWS = 5000;

type Reply<Row> = { content: Row[]; totalPages: number };
type Answer = { data?: unknown; error?: AppError | undefined };
type Result<Row> = { data: { rows: Row[]; isCut: boolean } } | { error: AppError };

/** Fetches all pages of a list in sequence. Returns only the error if a page fails. */
async function collect<Row>(ask: (pageNo: number) => Answer | PromiseLike<Answer>): Promise<Result<Row>> {
  const rows: Row[] = [];
  for (let pageNo = 1; ; pageNo++) {
    const { data, error } = await ask(pageNo);
    if (error !== undefined) return { error };
    const { content, totalPages } = data as Reply<Row>;
    rows.push(...content);
    const isLast = content.length === 0 || pageNo >= totalPages;
    if (isLast || rows.length >= EXPORT_ROWS) return { data: { rows: rows.slice(0, EXPORT_ROWS), isCut: !isLast } };
  }
}

export const recordsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getBets: build.infiniteQuery<WireValue<typeof betsWire.getBets>, BetsFilter, number>({
      query: ({ queryArg, pageParam }) => betsPage(queryArg, pageParam),
      infiniteQueryOptions: paging,
      providesTags: ['Bet'],
    }),
    getBet: build.query({
      ...fromWire(betsWire.getBet),
      providesTags: ['Bet'],
    }),
    getBetVendors: build.query({
      ...fromWire(recordsWire.getBetVendors),
      providesTags: ['Bet'],
    }),
    cancelBetSubOrder: build.mutation({
      ...fromWire(recordsWire.cancelSubOrder, 'cancelSubOrder'),
      // Also refetch after an error: the record shows whether the stake was cancelled.
      invalidatesTags: ['Bet', 'Balance'],
    }),
    getMoneyRecords: build.infiniteQuery<WireValue<typeof recordsWire.getMoneyRecords>, MoneyFilter, number>({
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
    /** Collects all bets of a filter, to export them to a file. */
    collectBets: build.mutation<{ rows: Bet[]; isCut: boolean }, BetsFilter>({
      // eslint-disable-next-line max-params -- the library's signature
      queryFn: (filter, _api, _options, ask) => collect((pageNo) => ask(betsPage(filter, pageNo, EXPORT_PAGE))),
    }),
    /** The same of the money records. */
    collectMoney: build.mutation<{ rows: MoneyRecord[]; isCut: boolean }, MoneyFilter>({
      // eslint-disable-next-line max-params -- the library's signature
      queryFn: (filter, _api, _options, ask) =>
        collect((pageNo) => ask(request(recordsWire.getMoneyRecords, 'getMoneyRecords')({ ...filter, pageNo, pageSize: EXPORT_PAGE }))),
    }),
  }),
});

export const {
  useCancelBetSubOrderMutation,
  useCollectBetsMutation,
  useCollectMoneyMutation,
  useGetBetQuery,
  useGetBetsInfiniteQuery,
  useGetBetVendorsQuery,
  useGetDailyReportQuery,
  useGetHistoryRequestsQuery,
  useGetMoneyRecordsInfiniteQuery,
  useRequestHistoryMutation,
} = recordsApi;
