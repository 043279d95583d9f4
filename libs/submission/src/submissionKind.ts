import type { api } from '@parlour/api-client';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { GenericSchema } from 'valibot';

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
