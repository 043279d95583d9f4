import { wireId, wireMoney, wireText } from '@parlour/kernel';
import type { SubmissionKind } from '@parlour/submission';
import * as v from 'valibot';
import { memberWalletsApi } from '../api/memberWalletsApi';
import type { WalletTransfer } from '../wire/memberWallets';

const content = v.object({
  /** The display names of both wallets. */
  via: wireText,
  input: v.object({ fromId: wireId, toId: wireId, amount: wireMoney }),
});

export type Transfer = v.InferOutput<typeof content>;

/** Submits a transfer between a player's wallets. */
export const transferSubmission: SubmissionKind<Transfer, WalletTransfer> = {
  kind: 'wallet.transfer',
  content,
  send: (dispatch, { idempotencyKey, content: { input } }) =>
    dispatch(memberWalletsApi.endpoints.transferBetweenWallets.initiate({ idempotencyKey, ...input }, { track: false })),
  find: (dispatch, idempotencyKey) =>
    dispatch(memberWalletsApi.endpoints.findWalletTransfer.initiate({ idempotencyKey }, { subscribe: false, forceRefetch: true })),
  refreshes: ['Balance', 'Order'],
};
