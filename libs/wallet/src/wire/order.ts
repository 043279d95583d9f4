import { wireCampaign } from '@parlour/kernel/campaign';
import {
  wireCall,
  wireCount,
  wireId,
  wireKey,
  wireLine,
  wireMoney,
  wirePage,
  wireRange,
  wireText,
  wireTime,
  wireWord,
} from '@parlour/kernel/wire-call';
import * as v from 'valibot';

/** Steps of a deposit: created → waiting → confirming → credited. Of a withdrawal: submitted → review → sent → completed. */
const step = v.picklist([
  'created',
  'waiting',
  'confirming',
  'credited',
  'submitted',
  'review',
  'sent',
  'completed',
  'rejected',
  'expired',
  'cancelled',
]);

/** Details of the payee; each row has a copy button. */
const payTo = v.object({
  provider: wireText,
  accountName: v.nullish(wireText),
  accountNumber: v.nullish(wireText),
  /** Content of the QR code. */
  qr: v.nullish(wireText),
  /** URL of a payment page; it opens in the same tab. */
  url: v.nullish(wireText),
  /** Link that opens this payment in the provider's app, or on its site where the app is not installed. */
  appUrl: v.nullish(wireText),
  note: v.nullish(wireText),
});

export type OrderStep = v.InferOutput<typeof step>;

/** A deposit or withdrawal order: its number, its timeline, and the reason if it was refused. */
export const order = v.object({
  orderNo: wireId,
  kind: v.picklist(['deposit', 'withdrawal']),
  status: v.picklist(['pending', 'successful', 'rejected', 'expired', 'cancelled', 'checking']),
  step,
  amount: wireMoney,
  fee: wireMoney,
  /** Amount received after the fee. */
  receive: wireMoney,
  currencySymbol: wireText,
  methodName: wireText,
  /** Masked destination of a withdrawal. */
  account: v.nullish(wireText),
  payTo: v.nullish(payTo),
  createdAt: wireTime,
  updatedAt: wireTime,
  expiresAt: v.nullish(wireTime),
  typicalMinutes: v.nullish(v.number()),
  /** Code of the reason for a refusal, e.g. NAME_MISMATCH. */
  reason: v.nullish(wireText),
  timeline: v.array(v.object({ step, at: wireTime })),
  /** Cash after this order, and beside it the bonus money if the order brought some. */
  balanceAfter: v.nullish(wireMoney),
  bonusAfter: v.nullish(wireMoney),
  /** Turnover that this deposit adds before a withdrawal. */
  turnover: v.nullish(wireMoney),
  /** Bonus of the chosen offer, and the turnover after which the bonus becomes cash. */
  bonus: v.nullish(wireMoney),
  bonusTurnover: v.nullish(wireMoney),
  channelName: v.nullish(wireText),
  /** Receipts received so far. */
  proofs: v.optional(v.pipe(v.number(), v.safeInteger()), 0),
});

export type Order = v.InferOutput<typeof order>;

/** Calls that create, change and read deposits and withdrawals. */
export const ordersWire = {
  /** Creates a deposit order. */
  createDeposit: wireCall({
    method: 'POST',
    path: '/wps/transaction/deposit',
    access: 'member',
    money: true,
    closedByPause: true,
    input: v.object({
      idempotencyKey: wireKey,
      methodId: wireId,
      channelId: v.optional(wireId),
      promotionId: v.optional(wireId),
      amount: wireMoney,
      payerName: v.optional(wireLine),
      payerAccount: v.optional(wireLine),
      remark: v.optional(v.pipe(v.string(), v.maxLength(140))),
      /** Campaign marks of the link that led to the registration; sent with the first deposit only. */
      campaign: v.optional(wireCampaign),
    }),
    value: order,
  }),
  /** Confirms that the player has made the transfer. The order then waits for the money. */
  confirmDepositPaid: wireCall({
    method: 'POST',
    path: '/wps/transaction/deposit/paid',
    access: 'member',
    money: true,
    input: v.object({ orderNo: wireId, reference: v.optional(v.pipe(v.string(), v.maxLength(60))) }),
    value: order,
  }),
  /** Cancels a deposit that is not paid yet. Called for any other deposit, it changes nothing and returns it. */
  cancelDeposit: wireCall({
    method: 'POST',
    path: '/wps/transaction/deposit/cancel',
    access: 'member',
    money: true,
    input: v.object({ orderNo: wireId }),
    value: order,
  }),
  /** Creates a withdrawal order. */
  createWithdrawal: wireCall({
    method: 'POST',
    path: '/wps/transaction/withdraw',
    access: 'member',
    money: true,
    encrypted: true,
    input: v.object({ idempotencyKey: wireKey, accountId: wireId, amount: wireMoney, paymentPassword: wireLine }),
    value: order,
  }),
  /** Returns a deposit or withdrawal order. */
  getOrder: wireCall({
    method: 'GET',
    path: '/wps/transaction/order',
    access: 'member',
    input: v.object({ orderNo: wireId }),
    value: order,
  }),
  /** Returns the order of an idempotency key after a lost reply, or null if the gateway never received it. */
  findOrder: wireCall({
    method: 'GET',
    path: '/wps/transaction/order/byKey',
    access: 'member',
    input: v.object({ idempotencyKey: wireKey }),
    value: v.nullable(order),
  }),
  /** Returns a page of the orders of the range, newest first. */
  getOrders: wireCall({
    method: 'GET',
    path: '/wps/transaction/report',
    access: 'member',
    input: v.object({
      ...wireRange,
      kind: v.optional(v.picklist(['deposit', 'withdrawal'])),
      status: v.optional(wireWord),
      pageNo: wireCount,
      pageSize: wireCount,
    }),
    value: wirePage(order),
  }),
};
