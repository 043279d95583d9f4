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
} from '@parlour/kernel/wire-call';
import * as v from 'valibot';

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
  /** Returns the limits of transfers to downlines. */
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
  /** Transfers money to a downline. */
  createTransfer: wireCall({
    method: 'POST',
    path: '/wps/agent/transfer',
    access: 'session',
    money: true,
    encrypted: true,
    input: v.object({ idempotencyKey: wireKey, memberId: wireId, amount: wireMoney, paymentPassword: wireLine }),
    value: transfer,
  }),
  /** Returns the transfer of an idempotency key after a lost reply, or null if the gateway never received it. */
  findTransfer: wireCall({
    method: 'GET',
    path: '/wps/agent/transfer/byKey',
    access: 'session',
    input: v.object({ idempotencyKey: wireKey }),
    value: v.nullable(transfer),
  }),
  /** Returns a page of the transfers of the range to downlines, with totals. */
  getTransfers: wireCall({
    method: 'GET',
    path: '/wps/agent/transfer/report',
    access: 'session',
    input: v.object({ ...wireRange, pageNo: wireCount, pageSize: wireCount }),
    value: v.object({ ...wirePage(transfer).entries, totals: v.object({ count: wireCount, amount: wireMoney }), currencySymbol }),
  }),
};

export type Transfer = v.InferOutput<typeof transfer>;
export type TransferRules = v.InferOutput<(typeof transferWire)['getTransferRules']['value']>;
