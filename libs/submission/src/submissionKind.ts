import type { api } from '@parlour/api-client';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { GenericSchema } from 'valibot';
import type { Intent } from './intent';

export type SubmissionDispatch = ThunkDispatch<unknown, unknown, UnknownAction>;
/** A kind whose secret is a text may do without one; it is then empty. */
export type SecretArgument<Secret> = string extends Secret ? [secret?: Secret] : [secret: Secret];

export type Answer<Value> = PromiseLike<{ data?: Value | undefined; error?: unknown }>;

export type SubmissionRequest<Content, Secret = string> = {
  idempotencyKey: string;
  content: Content;
  /** A secret, such as a transaction password or the details of a registration, that is sent but never stored. */
  secret: Secret;
};

/** How the outcome of a kind is found. */
export type Search<Content, Value> = {
  /** Completes the content after the tap and before it is sent. If this fails, nothing is sent. */
  prepare?: (dispatch: SubmissionDispatch, content: Content) => Answer<Content>;
  /** Asks the gateway by the key; `null` if the gateway does not know the intent. */
  find: (dispatch: SubmissionDispatch, idempotencyKey: string, content: Content) => Answer<Value | null>;
  /** Time in milliseconds during which "not found" is not final; by default 40 s. */
  replyWindowMs?: number;
};

/** A kind of submission, as a library describes it: its content, its call, and how to find its outcome. */
export type SubmissionKind<Content, Value, Secret = string> = Search<Content, Value> & {
  /** `<library>.<name>`; only one intent of a kind is pending at a time. */
  kind: string;
  /** Schema of the content, which is stored until the outcome is known. */
  content: GenericSchema<unknown, Content>;
  send: (dispatch: SubmissionDispatch, request: SubmissionRequest<Content, Secret>) => Answer<Value>;
  /** The search at a gateway without keys (`withoutKeys` of the merchant). Without one an intent whose reply was lost stays unconfirmed. */
  withoutKeys?: Search<Content, Value>;
  /** Tags of the server data that are stale once `find` has found the intent. `send` invalidates its own. */
  refreshes?: Parameters<typeof api.util.invalidateTags>[0];
  /** False if an intent that never arrived is discarded instead of offered for sending again. */
  isResendable?: boolean;
};

export type Outcome<Value> =
  | { state: 'idle' | 'unknown' }
  | { state: 'accepted'; value: Value }
  /** The gateway refused the request, or it was never sent. */
  | { state: 'refused'; error: unknown };

export type SubmissionOptions<Content, Value> = {
  /** Id of the sender; empty without a session. */
  player: string;
  /** Called once when the gateway has accepted the request, even if this is found out later. */
  onAccepted?: (value: Value, intent: Intent<Content>) => void;
  /** True if the form never comes back after `onAccepted`: it then stays busy until it is unmounted. Otherwise it becomes idle together with the navigation. */
  leavesScreen?: boolean;
};

export type Submission<Content, Value, Secret = string> = {
  state: 'idle' | 'sending' | 'unknown' | 'accepted' | 'refused';
  /** The intent that is being sent, or was sent and has an unknown outcome. */
  intent: Intent<Content> | undefined;
  /** The intent whose panel replaces the form: its outcome is unknown, or it is being sent again. */
  pending: Intent<Content> | undefined;
  /** True if `pending` was not found within its reply window. With keys it then never arrived; without them that stays open. */
  isAbsent: boolean;
  /** True if `pending` may happen twice when it is sent again: the gateway has no keys, and it may have left this device. */
  isRisky: boolean;
  /** False if the outcome of `pending` cannot be looked up: the gateway has no keys, and the kind no search without them. */
  isSearched: boolean;
  isChecking: boolean;
  /** The gateway's last result. */
  value: Value | undefined;
  /** The gateway's last refusal, or why nothing was sent; never an unknown outcome. */
  error: unknown;
  send: (content: Content, ...secret: SecretArgument<Secret>) => Promise<Outcome<Value>>;
  /** Sends `pending` again, under its key. */
  resend: (...secret: SecretArgument<Secret>) => Promise<Outcome<Value>>;
  /** Asks the gateway for the outcome of `pending`. */
  check: () => Promise<void>;
  /** Discards `pending`. */
  discard: () => void;
  /** Clears the last result and refusal. */
  reset: () => void;
};
