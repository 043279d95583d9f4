import { wireCall, wireId, wireMoney, wireText, wireTime } from '@parlour/kernel';
import * as v from 'valibot';
import { count, page, range } from './page';

const idempotencyKey = v.pipe(v.string(), v.uuid());
const currencySymbol = v.pipe(v.string(), v.maxLength(8));

const transfer = v.object({
  transferNo: wireId,
  memberId: wireId,
  name: wireText,
  amount: wireMoney,
  currencySymbol,
  at: wireTime,
  /** The agent's balance after the transfer. */
  balanceAfter: wireMoney,
});

/** Money from an agent to a downline. */
export const transferWire = {
  getTransferRules: wireCall({
    method: 'GET',
    path: '/wps/agent/transfer/rules',
    access: 'session',
    input: v.object({}),
    value: v.object({
      currencySymbol,
      min: wireMoney,
      max: wireMoney,
      /** The maximum that the balance and the open turnover allow. */
      available: wireMoney,
      hasPaymentPassword: v.boolean(),
    }),
  }),
  createTransfer: wireCall({
    method: 'POST',
    path: '/wps/agent/transfer',
    access: 'session',
    money: true,
    encrypted: true,
    input: v.object({ idempotencyKey, memberId: wireId, amount: wireMoney, paymentPassword: v.string() }),
    value: transfer,
  }),
  /** What became of an intent whose reply was lost; null when the gateway never saw it. */
  findTransfer: wireCall({
    method: 'GET',
    path: '/wps/agent/transfer/byKey',
    access: 'session',
    input: v.object({ idempotencyKey }),
    value: v.nullable(transfer),
  }),
  getTransfers: wireCall({
    method: 'GET',
    path: '/wps/agent/transfer/report',
    access: 'session',
    input: v.object({ ...range, pageNo: count, pageSize: count }),
    value: v.object({ ...page(transfer), totals: v.object({ count, amount: wireMoney }), currencySymbol }),
  }),
};

export type Transfer = v.InferOutput<typeof transfer>;
export type TransferRules = v.InferOutput<(typeof transferWire)['getTransferRules']['value']>;
