import type { GatewayAdapter, GatewayRequest } from '../GatewayAdapter';
import { type Amount, money } from './money.ts';
import { type Row, orderOf, statusOf, statusesOf } from './orderOf.ts';
import { pageOf, rowsOf } from './rows.ts';
import { timeOf } from './time.ts';
import { idOf, masked } from './words.ts';

type Move = {
  transactionId: number | string;
  transType: string;
  /** Negative if money leaves the balance. */
  amount: Amount;
  status: string;
  bankCode?: string | null;
  remark?: string | null;
  bankAccount?: string | null;
  createTime: number | string;
  currencySymbol?: string | null;
};

const reports = { deposit: '/wps/report/depositTransaction', withdrawal: '/wps/report/withdrawTransaction' } as const;
const kinds = {
  DEPOSIT: 'deposit',
  WITHDRAW: 'withdrawal',
  TRANSFER: 'transfer',
  BONUS: 'bonus',
  REBATE: 'rebate',
  ADJUSTMENT: 'adjustment',
} as const;

/** Orders and money records, from the gateway's reports. It has one report of deposits and one of withdrawals. */
export const recordCalls: GatewayAdapter['calls'] = {
  getOrder: {
    path: reports.deposit,
    input: ({ orderNo }) => ({ transactionId: orderNo }),
    async value(report, { input, ask, refuse }) {
      // A gateway that does not look for one order answers with a page.
      const find = (value: unknown) => rowsOf<Row>(value).find(({ transactionId }) => idOf(transactionId) === input.orderNo);
      const deposit = find(report);
      if (deposit) return orderOf(deposit, 'deposit');
      const withdrawal = find(await ask(reports.withdrawal, { query: { transactionId: input.orderNo } }));
      if (!withdrawal) throw refuse('ORDER_UNKNOWN');
      return orderOf(withdrawal, 'withdrawal');
    },
  },
  getOrders: {
    path: ({ kind = 'deposit' }) => reports[kind],
    input: reportQuery,
    async value(report, { input, ask }) {
      const { kind, pageNo } = input;
      const asked = { pageNo, pageSize: sizeOf(input) };
      const { rows, totalPages } = pageOf<Row>(report, asked);
      if (kind) return { content: rows.map((row) => orderOf(row, kind)), pageNum: pageNo, totalPages };
      // Without a kind, half of a page comes from the report of deposits and half from that of withdrawals.
      const other = pageOf<Row>(await ask(reports.withdrawal, { query: reportQuery(input) }), asked);
      const orders = [...rows.map((row) => orderOf(row, 'deposit')), ...other.rows.map((row) => orderOf(row, 'withdrawal'))];
      return {
        content: orders.sort((a, b) => b.createdAt - a.createdAt),
        pageNum: pageNo,
        totalPages: Math.max(totalPages, other.totalPages),
      };
    },
  },
  getMoneyRecords: {
    path: '/wps/relay/ODSFE2_MemTransDet',
    input: ({ from, to, kind, status, pageNo, pageSize }) => ({
      startTime: from,
      endTime: to,
      transType: Object.entries(kinds).find(([, ours]) => ours === kind)?.[0],
      status: statusesOf(status),
      pageNo,
      pageSize,
    }),
    value(page, { input }) {
      const { rows, ...place } = pageOf<Move>(page, input);
      // The gateway cannot look for a method, so none is offered to look for.
      return { content: rows.map(recordOf), ...place, methods: [] };
    },
  },
};

type Range = { from: number; to: number; kind?: string; status?: string; pageNo: number; pageSize: number };

function reportQuery(range: Range): NonNullable<GatewayRequest['query']> {
  const { from, to, status, pageNo } = range;
  return { startTime: from, endTime: to, status: statusesOf(status), pageNo, pageSize: sizeOf(range) };
}

function sizeOf({ kind, pageSize }: Range): number {
  return kind ? pageSize : Math.ceil(pageSize / 2);
}

function recordOf({ transactionId, transType, amount, status, bankCode, remark, bankAccount, createTime, currencySymbol }: Move) {
  return {
    recordNo: idOf(transactionId),
    kind: Object.hasOwn(kinds, transType) ? kinds[transType as keyof typeof kinds] : ('adjustment' as const),
    status: statusOf(status),
    amount: money(amount),
    currencySymbol: currencySymbol ?? '',
    method: bankCode,
    label: remark,
    account: bankAccount && masked(bankAccount),
    at: timeOf(createTime),
  };
}
