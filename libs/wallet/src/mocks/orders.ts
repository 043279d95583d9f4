import type { Order } from '../wire/order';

/** 14:02 in Manila. */
export const ORDER_TIME = Date.UTC(2026, 10, 20, 6, 2);

/** A deposit that waits for its payment. */
export function depositOrder(changes: Partial<Order> = {}): Order {
  return {
    orderNo: 'D-2611-000731',
    kind: 'deposit',
    status: 'pending',
    step: 'waiting',
    amount: '1000.00',
    fee: '0.00',
    receive: '1000.00',
    currencySymbol: '₱',
    methodName: 'PalmPay',
    account: null,
    payTo: {
      provider: 'PalmPay',
      accountName: 'Parlour Services',
      accountNumber: '09171234567',
      qr: 'palmpay:09171234567:1000.00',
      url: null,
      note: null,
    },
    createdAt: ORDER_TIME,
    updatedAt: ORDER_TIME,
    expiresAt: ORDER_TIME + 30 * 60_000,
    typicalMinutes: 2,
    reason: null,
    timeline: [
      { step: 'created', at: ORDER_TIME },
      { step: 'waiting', at: ORDER_TIME },
    ],
    balanceAfter: null,
    turnover: '1000.00',
    proofs: 0,
    ...changes,
  };
}

/** A withdrawal under review. */
export function withdrawalOrder(changes: Partial<Order> = {}): Order {
  return {
    ...depositOrder(),
    orderNo: 'W-2611-004182',
    kind: 'withdrawal',
    step: 'review',
    amount: '5000.00',
    receive: '5000.00',
    account: '••••7731',
    payTo: null,
    expiresAt: null,
    typicalMinutes: 15,
    timeline: [
      { step: 'submitted', at: ORDER_TIME },
      { step: 'review', at: ORDER_TIME + 1000 },
    ],
    turnover: null,
    ...changes,
  };
}
