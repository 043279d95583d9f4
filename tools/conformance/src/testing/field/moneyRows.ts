import type { WireReply } from '@parlour/kernel/wire-call';
import type { walletWire } from '@parlour/wallet/wire';

type Order = WireReply<typeof walletWire.getOrder>;

/** The field's names for the states of an order. */
export const statusNames: Record<Order['status'], string> = {
  pending: 'PENDING',
  checking: 'PROCESSING',
  successful: 'APPROVED',
  rejected: 'REJECTED',
  expired: 'EXPIRED',
  cancelled: 'CANCELLED',
};

/** An order as a row of a report: amounts are numbers, and only the present state is told. */
export function rowOf({
  orderNo,
  amount,
  fee,
  status,
  methodName,
  account,
  payTo,
  createdAt,
  updatedAt,
  expiresAt,
  currencySymbol,
}: Order) {
  return {
    transactionId: orderNo,
    amount: Number(amount),
    fee: Number(fee),
    status: statusNames[status],
    bankName: methodName,
    bankAccount: account,
    createTime: createdAt,
    updateTime: updatedAt,
    expireTime: expiresAt,
    currencySymbol,
    qrCode: payTo?.qr,
    launchUrl: payTo?.url,
  };
}
