import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { GenericSchema } from 'valibot';

export type SubmissionDispatch = ThunkDispatch<unknown, unknown, UnknownAction>;
type Answer<Value> = PromiseLike<{ data?: Value | undefined; error?: unknown }>;

export type SubmissionRequest<Content> = {
  idempotencyKey: string;
  content: Content;
  /** A transaction password, for example; it is sent and never stored. */
  secret: string;
};

/** All that a library says about what it sends: the content, the call, and how to ask what became of it. */
export type SubmissionKind<Content, Value> = {
  /** `<library>.<name>`; one intent of a kind is under way at a time. */
  kind: string;
  /** What is stored until the outcome is known. */
  content: GenericSchema<unknown, Content>;
  send: (dispatch: SubmissionDispatch, request: SubmissionRequest<Content>) => Answer<Value>;
  /** Asks the gateway by the key; `null` when it has never seen it. */
  find: (dispatch: SubmissionDispatch, idempotencyKey: string, content: Content) => Answer<Value | null>;
  /** Until when "not found" is no answer; 40 s unless told. */
  replyWindowMs?: number;
  /** False where an intent that never arrived is dropped instead of offered for sending again. */
  isResendable?: boolean;
};
