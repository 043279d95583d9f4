import { wireId, wireMoney, wireText } from '@parlour/kernel';
import type { Intent, SubmissionKind } from '@parlour/submission';
import * as v from 'valibot';
import { ordersApi } from '../api/ordersApi';
import type { Order } from '../wire/order';
import { findOrder } from './findOrder';

const content = v.object({
  /** The display name of the account. */
  via: wireText,
  input: v.object({ accountId: wireId, amount: wireMoney }),
});

export type Withdrawal = v.InferOutput<typeof content>;
export type WithdrawalIntent = Intent<Withdrawal>;

/** Submits a withdrawal. Its secret is the transaction password. */
export const withdrawalSubmission: SubmissionKind<Withdrawal, Order> = {
  kind: 'wallet.withdrawal',
  content,
  send: (dispatch, { idempotencyKey, content: { input }, secret: paymentPassword }) =>
    dispatch(ordersApi.endpoints.createWithdrawal.initiate({ idempotencyKey, ...input, paymentPassword }, { track: false })),
  find: findOrder,
};
