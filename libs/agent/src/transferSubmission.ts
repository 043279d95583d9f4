import { wireId, wireMoney, wireText } from '@parlour/kernel/wire-call';
import type { Submission, SubmissionKind } from '@parlour/submission';
import * as v from 'valibot';
import { transferApi } from './api/transferApi';
import type { Transfer } from './wire/transfer';

const content = v.object({ memberId: wireId, name: wireText, amount: wireMoney });

type Content = v.InferOutput<typeof content>;
export type TransferSubmission = Submission<Content, Transfer>;

/** Submits a transfer to a downline. Its secret is the transaction password. */
export const transferSubmission: SubmissionKind<Content, Transfer> = {
  kind: 'agent.transfer',
  content,
  send: (dispatch, { idempotencyKey, content: { memberId, amount }, secret: paymentPassword }) =>
    dispatch(transferApi.endpoints.createTransfer.initiate({ idempotencyKey, memberId, amount, paymentPassword }, { track: false })),
  find: (dispatch, idempotencyKey) =>
    dispatch(transferApi.endpoints.findTransfer.initiate({ idempotencyKey }, { subscribe: false, forceRefetch: true })),
};
