import { api, fromWire, PAGE_SIZE, paging, request } from '@parlour/api-client';
import { type WireInput, type WireValue, wireId, wireMoney, wireText } from '@parlour/kernel';
import type { Submission, SubmissionKind } from '@parlour/submission';
import * as v from 'valibot';
import { transferWire, type Transfer } from '../wire/transfer';

type Wire = typeof transferWire;
type Range = Omit<WireInput<Wire['getTransfers']>, 'pageNo' | 'pageSize'>;

/** Endpoints for transfers from the agent to a downline. */
export const transferApi = api.injectEndpoints({
  endpoints: (build) => ({
    getTransferRules: build.query({
      ...fromWire(transferWire.getTransferRules),
      providesTags: ['TeamTransfer', 'Balance'],
    }),
    createTransfer: build.mutation({
      ...fromWire(transferWire.createTransfer),
      // Also refetch after an error: the money may have moved even if the reply was lost.
      invalidatesTags: ['TeamTransfer', 'Balance'],
    }),
    findTransfer: build.query({
      ...fromWire(transferWire.findTransfer),
      keepUnusedDataFor: 0,
    }),
    getTransfers: build.infiniteQuery<WireValue<Wire['getTransfers']>, Range, number>({
      query: ({ queryArg, pageParam }) => request(transferWire.getTransfers)({ ...queryArg, pageNo: pageParam, pageSize: PAGE_SIZE }),
      infiniteQueryOptions: paging,
      providesTags: ['TeamTransfer'],
    }),
  }),
});

export const { useGetTransferRulesQuery, useGetTransfersInfiniteQuery, useLazyFindTransferQuery } = transferApi;

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
