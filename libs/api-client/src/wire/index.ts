import { wireCall, wireText } from '@parlour/kernel/wire-call';
import * as v from 'valibot';
import type { refusalCodes } from './refusalCodes';

/**
 * The envelope of every reply. `code` identifies a refusal; its `value` may contain details, e.g. the attempts left. `message` is the gateway's
 * own text for players: plain, in the language of the request, shown up to 300 characters where the app has no text for the code.
 */
export const wireEnvelope = v.object({
  success: v.boolean(),
  value: v.optional(v.unknown()),
  code: v.nullish(v.pipe(v.string(), v.maxLength(80))),
  message: v.nullish(wireText),
});

export const apiClientWire = {
  /** Returns the public key for bodies with secrets (ADR 0012): RSA, SubjectPublicKeyInfo in base64. */
  getPublicKey: wireCall({
    method: 'GET',
    path: '/wps/system/publicKey',
    access: 'anyone',
    public: 'live',
    input: v.object({}),
    value: v.object({ keyId: v.string(), algorithm: v.literal('RSA-OAEP-256+A256GCM'), spki: v.pipe(v.string(), v.base64()) }),
  }),
};

/** Refusals with a meaning in the app: those with a text, and those that end a session or close the site. */
export type RefusalCode = (typeof refusalCodes)[number] | 'TOKEN_EXPIRED' | 'NOT_LOGGED_IN' | 'LOGGED_OUT' | 'MAINTENANCE' | 'REGION';
