import type { WireInput, WireValue } from '@parlour/kernel/wire-call';
import type { SubmissionKind } from '@parlour/submission';
import * as v from 'valibot';
import { passwordApi } from '../api/passwordApi';
import { securityApi } from '../api/securityApi';
import type { passwordWire } from '../wire/passwordWire';
import type { securityWire } from '../wire/securityWire';

// All that the player typed is secret, so the storage holds the key alone.
const content = v.object({});
type Content = v.InferOutput<typeof content>;

type Call = typeof passwordWire & typeof securityWire;
type Secret<Name extends keyof Call> = Omit<WireInput<Call[Name]>, 'idempotencyKey'>;
type Value<Name extends keyof Call> = WireValue<Call[Name]>;

/** The client's timeout of 10 s, and 10 s of network delay. */
const replyWindowMs = 20_000;

/** Submits the new password of a visitor who holds a recovery ticket. */
export const forgottenPasswordSubmission: SubmissionKind<Content, Value<'setForgottenPassword'>, Secret<'setForgottenPassword'>> = {
  kind: 'session.forgottenPassword',
  content,
  replyWindowMs,
  send: (dispatch, { idempotencyKey, secret }) =>
    dispatch(passwordApi.endpoints.setForgottenPassword.initiate({ idempotencyKey, ...secret }, { track: false })),
  find: (dispatch, idempotencyKey) =>
    dispatch(passwordApi.endpoints.findForgottenPassword.initiate({ idempotencyKey }, { subscribe: false, forceRefetch: true })),
};

/** Submits a new login password, confirmed by the old one. */
export const passwordChangeSubmission: SubmissionKind<Content, Value<'changePassword'>, Secret<'changePassword'>> = {
  kind: 'session.passwordChange',
  content,
  replyWindowMs,
  send: (dispatch, { idempotencyKey, secret }) =>
    dispatch(passwordApi.endpoints.changePassword.initiate({ idempotencyKey, ...secret }, { track: false })),
  find: (dispatch, idempotencyKey) =>
    dispatch(passwordApi.endpoints.findPasswordChange.initiate({ idempotencyKey }, { subscribe: false, forceRefetch: true })),
  refreshes: ['Member'],
};

/** A new transaction password, confirmed by the old one or by a code. */
export type NewTransactionPassword = Secret<'changePaymentPassword'> | Secret<'resetPaymentPassword'>;

export const transactionPasswordSubmission: SubmissionKind<Content, Value<'changePaymentPassword'>, NewTransactionPassword> = {
  kind: 'session.transactionPassword',
  content,
  replyWindowMs,
  send: (dispatch, { idempotencyKey, secret }) => {
    const { changePaymentPassword, resetPaymentPassword } = securityApi.endpoints;
    return 'oldPaymentPassword' in secret
      ? dispatch(changePaymentPassword.initiate({ idempotencyKey, ...secret }, { track: false }))
      : dispatch(resetPaymentPassword.initiate({ idempotencyKey, ...secret }, { track: false }));
  },
  find: (dispatch, idempotencyKey) =>
    dispatch(securityApi.endpoints.findPaymentPasswordChange.initiate({ idempotencyKey }, { subscribe: false, forceRefetch: true })),
  refreshes: ['Member'],
};
