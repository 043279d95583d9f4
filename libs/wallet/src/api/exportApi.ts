import { type AppError, api, request } from '@parlour/api-client';
import type { Bet } from '../wire/bet';
import { type MoneyRecord, recordsWire } from '../wire/records';
import type { WireInput } from '@parlour/kernel/wire-call';
import { type BetsFilter, betsPage } from './betsApi';

/** The page size of an export request, and the maximum number of rows in an exported file. */
export const EXPORT_PAGE = 100;
export const EXPORT_ROWS = 5000;

export type MoneyFilter = Omit<WireInput<typeof recordsWire.getMoneyRecords>, 'pageNo' | 'pageSize'>;
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

/** Endpoints that collect complete lists for export to a file. */
export const exportApi = api.injectEndpoints({
  endpoints: (build) => ({
    collectBets: build.mutation<{ rows: Bet[]; isCut: boolean }, BetsFilter>({
      // eslint-disable-next-line max-params -- the library's signature
      queryFn: (filter, _api, _options, ask) => collect((pageNo) => ask(betsPage(filter, pageNo, EXPORT_PAGE))),
    }),
    collectMoney: build.mutation<{ rows: MoneyRecord[]; isCut: boolean }, MoneyFilter>({
      // eslint-disable-next-line max-params -- the library's signature
      queryFn: (filter, _api, _options, ask) =>
        collect((pageNo) => ask(request(recordsWire.getMoneyRecords, 'getMoneyRecords')({ ...filter, pageNo, pageSize: EXPORT_PAGE }))),
    }),
  }),
});

export const { useCollectBetsMutation, useCollectMoneyMutation } = exportApi;
