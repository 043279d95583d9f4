import type { WireReply } from '@parlour/kernel/wire-call';
import type { walletWire } from '@parlour/wallet/wire';
import { money } from './money.ts';

type Order = WireReply<typeof walletWire.getOrder>;
type Kind = Order['kind'];

/** A row of the reports of deposits and withdrawals. */
export type Row = {
  transactionId: string;
  amount: number;
  fee: number;
  status: string;
  bankName: string;
  /** Masked. */
  bankAccount?: string | null;
  createTime: number;
  updateTime: number;
  expireTime?: number | null;
  currencySymbol: string;
  qrCode?: string | null;
  launchUrl?: string | null;
};

/** The contract's names for the states of an order. */
export const statuses: Record<string, Order['status']> = {
  PENDING: 'pending',
  PROCESSING: 'checking',
  APPROVED: 'successful',
  REJECTED: 'rejected',
  EXPIRED: 'expired',
  CANCELLED: 'cancelled',
};

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
  const { transactionId, amount, fee, createTime, updateTime, bankName } = row;
  const status = statuses[row.status] ?? 'checking';
  const step = stepOf(status, kind);
  const first = kind === 'deposit' ? ('created' as const) : ('submitted' as const);
  return {
    orderNo: transactionId,
    kind,
    status,
    step,
    amount: money(amount),
    fee: money(fee),
    receive: money(amount - fee),
    currencySymbol: row.currencySymbol,
    methodName: bankName,
    account: row.bankAccount,
    payTo: row.qrCode || row.launchUrl ? { provider: bankName, qr: row.qrCode, url: row.launchUrl } : null,
    createdAt: createTime,
    updatedAt: updateTime,
    expiresAt: row.expireTime,
    timeline: [
      { step: first, at: createTime },
      { step, at: updateTime },
    ],
  };
}

function stepOf(status: Order['status'], kind: Kind): Order['step'] {
  if (status === 'pending') return kind === 'deposit' ? 'waiting' : 'review';
  if (status === 'checking') return kind === 'deposit' ? 'confirming' : 'review';
  if (status === 'successful') return kind === 'deposit' ? 'credited' : 'completed';
  return status;
}
