import { wireId, wireMoney, wireText } from '@parlour/kernel';
import type { Intent, SubmissionKind } from '@parlour/submission';
import * as v from 'valibot';
import { ordersApi } from '../api/ordersApi';
import { depositSent } from '../walletSlice';
import type { Order } from '../wire/order';
import { findOrder } from './findOrder';

const content = v.object({
  /** The display name of the payment method. */
  via: wireText,
  input: v.object({
    methodId: wireId,
    channelId: v.optional(wireId),
    promotionId: v.optional(wireId),
    amount: wireMoney,
    payerName: v.optional(v.string()),
    payerAccount: v.optional(v.string()),
    remark: v.optional(v.string()),
  }),
});

export type Deposit = v.InferOutput<typeof content>;
export type DepositIntent = Intent<Deposit>;

/** Submits a deposit. Its result is the order created under the idempotency key. */
export const depositSubmission: SubmissionKind<Deposit, Order> = {
  kind: 'wallet.deposit',
  content,
  send: (dispatch, { idempotencyKey, content: { input } }) => {
    const { methodId, channelId, amount } = input;
    dispatch(depositSent({ methodId, channelId, amount }));
    return dispatch(ordersApi.endpoints.createDeposit.initiate({ idempotencyKey, ...input }, { track: false }));
  },
  find: findOrder,
};
