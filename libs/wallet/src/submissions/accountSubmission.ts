import { type WireInput, wireText } from '@parlour/kernel';
import type { SubmissionKind } from '@parlour/submission';
import * as v from 'valibot';
import { accountsApi } from '../api/accountsApi';
import type { walletWire } from '../wire';
import type { Account } from '../wire/transfer';

/** Only the text of the panel. A full account number is shown for the transaction password alone, so it is never stored. */
const content = v.object({
  /** The provider's name and the masked number. */
  via: wireText,
});

export type NewAccount = Omit<WireInput<typeof walletWire.addAccount>, 'idempotencyKey'>;

/** Submits a new withdrawal account. All of it is secret. */
export const accountSubmission: SubmissionKind<v.InferOutput<typeof content>, Account, NewAccount> = {
  kind: 'wallet.account',
  content,
  send: (dispatch, { idempotencyKey, secret }) =>
    dispatch(accountsApi.endpoints.addAccount.initiate({ idempotencyKey, ...secret }, { track: false })),
  find: (dispatch, idempotencyKey) =>
    dispatch(accountsApi.endpoints.findAccount.initiate({ idempotencyKey }, { subscribe: false, forceRefetch: true })),
  refreshes: ['Account', 'WithdrawRules'],
};
