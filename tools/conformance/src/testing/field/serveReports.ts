import type { WireReply } from '@parlour/kernel/wire-call';
import { recordsWire, walletWire } from '@parlour/wallet/wire';
import type { Hono } from 'hono';
import { rowOf, statusNames } from './moneyRows';
import { type SandboxClient, answer } from './sandboxClient';

type Order = WireReply<typeof walletWire.getOrder>;
type Orders = WireReply<typeof walletWire.getOrders>;
type Records = WireReply<typeof recordsWire.getMoneyRecords>;

/** The names of the kinds of money records. */
const types = {
  deposit: 'DEPOSIT',
  withdrawal: 'WITHDRAW',
  transfer: 'TRANSFER',
  bonus: 'BONUS',
  rebate: 'REBATE',
  adjustment: 'ADJUSTMENT',
} as const;
const nameIn = (names: Record<string, string>, theirs: string) => Object.keys(names).find((ours) => names[ours] === theirs);

/** The reports of deposits, of withdrawals and of all money. A report of one transaction is a list with one row, or with none. */
export function serveReports(app: Hono, sandbox: SandboxClient): void {
  for (const [path, kind] of [
    ['/wps/report/depositTransaction', 'deposit'],
    ['/wps/report/withdrawTransaction', 'withdrawal'],
  ] as const) {
    app.get(path, async ({ req }) => {
      const { transactionId, startTime = '0', endTime = '0', status, pageNo = '1', pageSize = '20' } = req.query();
      if (transactionId) {
        const reply = await sandbox.send(walletWire.getOrder, { raw: req.raw, input: { orderNo: transactionId } });
        if (reply.code === 'ORDER_UNKNOWN') return Response.json({ success: true, value: { list: [], totalPages: 0 } });
        return answer(reply, (order: Order) => ({ list: order.kind === kind ? [rowOf(order)] : [], totalPages: 1 }));
      }
      const statuses = status?.split(',').map((name) => nameIn(statusNames, name));
      const input = { from: startTime, to: endTime, kind, pageNo, pageSize, ...(statuses && { status: statuses.join(',') }) };
      const reply = await sandbox.send(walletWire.getOrders, { raw: req.raw, input });
      return answer(reply, ({ content, totalPages }: Orders) => ({ list: content.map(rowOf), totalPages }));
    });
  }

  app.get('/wps/relay/ODSFE2_MemTransDet', async ({ req }) => {
    const { startTime = '0', endTime = '0', transType = '', status = '', pageNo = '1', pageSize = '20' } = req.query();
    const wanted = Object.entries({ kind: nameIn(types, transType), status: nameIn(statusNames, status) }).filter(([, name]) => name);
    const range = { from: startTime, to: endTime, language: req.header('Language'), pageNo, pageSize };
    const reply = await sandbox.send(recordsWire.getMoneyRecords, { raw: req.raw, input: { ...range, ...Object.fromEntries(wanted) } });
    return answer(reply, ({ content, totalPages }: Records) => ({
      list: content.map(({ recordNo, kind, amount, status, method, label, account, at, currencySymbol }) => ({
        transactionId: recordNo,
        transType: types[kind],
        amount: Number(amount),
        status: statusNames[status],
        bankCode: method,
        remark: label,
        bankAccount: account,
        createTime: at,
        currencySymbol,
      })),
      totalPages,
    }));
  });
}
