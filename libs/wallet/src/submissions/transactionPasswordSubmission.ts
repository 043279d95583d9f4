import type { WireInput, WireValue } from '@parlour/kernel';
import type { SubmissionKind } from '@parlour/submission';
import * as v from 'valibot';
import { accountsApi } from '../api/accountsApi';
import type { walletWire } from '../wire';

// Both passwords are secret, so the storage holds the key alone.
const content = v.object({});

type Input = Omit<WireInput<typeof walletWire.setPaymentPassword>, 'idempotencyKey'>;
type Value = WireValue<typeof walletWire.setPaymentPassword>;

/** Submits the first transaction password, confirmed by the login password. */
export const transactionPasswordSubmission: SubmissionKind<v.InferOutput<typeof content>, Value, Input> = {
  kind: 'wallet.transactionPassword',
  content,
  // The client's timeout of 10 s, and 10 s of network delay.
  replyWindowMs: 20_000,
  send: (dispatch, { idempotencyKey, secret }) =>
    dispatch(accountsApi.endpoints.setPaymentPassword.initiate({ idempotencyKey, ...secret }, { track: false })),
  find: (dispatch, idempotencyKey) =>
    dispatch(accountsApi.endpoints.findPaymentPassword.initiate({ idempotencyKey }, { subscribe: false, forceRefetch: true })),
  refreshes: ['WithdrawRules'],
};
