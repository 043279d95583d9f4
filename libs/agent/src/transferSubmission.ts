import { compareMoney } from '@parlour/kernel/money';
import { wireId, wireMoney, wireText } from '@parlour/kernel/wire-call';
import { type Submission, type SubmissionKind, listedBefore, searchInList } from '@parlour/submission';
import * as v from 'valibot';
import { transferApi } from './api/transferApi';
import type { Transfer } from './wire/transfer';

const content = v.object({ memberId: wireId, name: wireText, amount: wireMoney, before: v.optional(listedBefore) });

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
  withoutKeys: searchInList<Content, Transfer>({
    latest: async (dispatch, range) => {
      const { getTransfers } = transferApi.endpoints;
      const { data, error } = await dispatch(getTransfers.initiate(range, { subscribe: false, forceRefetch: true }));
      return { data: data?.pages[0]?.content, error };
    },
    orderNoOf: ({ transferNo }) => transferNo,
    madeAt: ({ at }) => at,
    fits: (transfer, { memberId, amount }) => transfer.memberId === memberId && compareMoney(transfer.amount, amount) === 0,
  }),
};
