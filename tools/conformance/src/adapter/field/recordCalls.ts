import type { GatewayAdapter, GatewayRequest } from '../GatewayAdapter';
import { money } from './money.ts';
import { type Row, orderOf, statuses, statusesOf } from './orderOf.ts';

type Report = { list: Row[]; totalPages: number };
type Move = {
  transactionId: string;
  transType: string;
  /** Negative if money leaves the balance. */
  amount: number;
  status: string;
  bankCode?: string | null;
  remark?: string | null;
  bankAccount?: string | null;
  createTime: number;
  currencySymbol: string;
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
    async value({ list: [deposit] }: Report, { input, ask, refuse }) {
      if (deposit) return orderOf(deposit, 'deposit');
      const query = { transactionId: input.orderNo };
      const [withdrawal] = ((await ask(reports.withdrawal, { query })) as Report).list;
      if (!withdrawal) throw refuse('ORDER_UNKNOWN');
      return orderOf(withdrawal, 'withdrawal');
    },
  },
  getOrders: {
    path: ({ kind = 'deposit' }) => reports[kind],
    input: reportQuery,
    async value({ list, totalPages }: Report, { input, ask }) {
      const { kind, pageNo } = input;
      if (kind) return { content: list.map((row) => orderOf(row, kind)), pageNum: pageNo, totalPages };
      // Without a kind a page holds half a page of each report.
      const other = (await ask(reports.withdrawal, { query: reportQuery(input) })) as Report;
      const orders = [...list.map((row) => orderOf(row, 'deposit')), ...other.list.map((row) => orderOf(row, 'withdrawal'))];
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
    value: ({ list, totalPages }: { list: Move[]; totalPages: number }, { input }) => ({
      content: list.map(recordOf),
      pageNum: input.pageNo,
      totalPages,
      // The gateway cannot look for a method, so none is offered to look for.
      methods: [],
    }),
  },
};

type Range = { from: number; to: number; kind?: string; status?: string; pageNo: number; pageSize: number };

function reportQuery({ from, to, kind, status, pageNo, pageSize }: Range): NonNullable<GatewayRequest['query']> {
  const size = kind ? pageSize : Math.ceil(pageSize / 2);
  return { startTime: from, endTime: to, status: statusesOf(status), pageNo, pageSize: size };
}

function recordOf({ transactionId, transType, amount, status, bankCode, remark, bankAccount, createTime, currencySymbol }: Move) {
  return {
    recordNo: transactionId,
    kind: kinds[transType as keyof typeof kinds] ?? ('adjustment' as const),
    status: statuses[status] ?? ('checking' as const),
    amount: money(amount),
    currencySymbol,
    method: bankCode,
    label: remark,
    account: bankAccount,
    at: createTime,
  };
}
