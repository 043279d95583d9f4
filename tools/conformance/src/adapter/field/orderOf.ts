import type { WireReply } from '@parlour/kernel/wire-call';
import type { walletWire } from '@parlour/wallet/wire';
import { type Amount, minus, money } from './money.ts';
import { timeIn, timeOf } from './time.ts';
import { idOf, masked } from './words.ts';

type Order = WireReply<typeof walletWire.getOrder>;
type Kind = Order['kind'];

/** A row of the reports of deposits and withdrawals. */
export type Row = {
  transactionId: number | string;
  amount: Amount;
  /** None, if the gateway does not tell one. */
  fee?: Amount | null;
  status: string;
  bankName?: string | null;
  bankAccount?: string | null;
  createTime: number | string;
  updateTime?: number | string | null;
  expireTime?: number | string | null;
  currencySymbol?: string | null;
  qrCode?: string | null;
  launchUrl?: string | null;
};

/** The contract's names for the states of an order. */
const statuses: Record<string, Order['status']> = {
  PENDING: 'pending',
  PROCESSING: 'checking',
  APPROVED: 'successful',
  REJECTED: 'rejected',
  EXPIRED: 'expired',
  CANCELLED: 'cancelled',
};

/** An unknown state counts as "checking", because the order has neither succeeded nor failed for certain. */
export function statusOf(name: string): Order['status'] {
  return Object.hasOwn(statuses, name) ? statuses[name]! : 'checking';
}

/** The gateway's names for a list of states. */
export function statusesOf(listed: string | undefined): string | undefined {
  const wanted = listed?.split(',') ?? [];
  return wanted.length > 0
    ? Object.keys(statuses)
        .filter((name) => wanted.includes(statuses[name]!))
        .join(',')
    : undefined;
}

/** An order of a row. The gateway tells its state alone, so the timeline has two steps: its start and the present one. */
export function orderOf(row: Row, kind: Kind): Order {
  const { transactionId, amount } = row;
  const fee = row.fee ?? 0;
  const bankName = row.bankName ?? '';
  const createdAt = timeOf(row.createTime);
  const updatedAt = timeIn(row.updateTime) ?? createdAt;
  const status = statusOf(row.status);
  const step = stepOf(status, kind);
  const first = kind === 'deposit' ? ('created' as const) : ('submitted' as const);
  return {
    orderNo: idOf(transactionId),
    kind,
    status,
    step,
    amount: money(amount),
    fee: money(fee),
    receive: minus(amount, fee),
    currencySymbol: row.currencySymbol ?? '',
    methodName: bankName,
    account: row.bankAccount && masked(row.bankAccount),
    payTo: row.qrCode || row.launchUrl ? { provider: bankName, qr: row.qrCode, url: row.launchUrl } : null,
    createdAt,
    updatedAt,
    expiresAt: timeIn(row.expireTime),
    timeline: [
      { step: first, at: createdAt },
      { step, at: updatedAt },
    ],
  };
}

function stepOf(status: Order['status'], kind: Kind): Order['step'] {
  if (status === 'pending') return kind === 'deposit' ? 'waiting' : 'review';
  if (status === 'checking') return kind === 'deposit' ? 'confirming' : 'review';
  if (status === 'successful') return kind === 'deposit' ? 'credited' : 'completed';
  return status;
}
