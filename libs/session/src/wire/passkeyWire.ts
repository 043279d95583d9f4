import { wireCall, wireId, wireList, wireText, wireTime, type WireValue, wireWord } from '@parlour/kernel/wire-call';
import * as v from 'valibot';
import { sessionValue } from './sessionValue';

/** WebAuthn data as JSON, passed unchanged between the browser and the gateway's library. */
const webAuthn = v.record(v.string(), v.unknown());
const ceremony = v.object({ ceremony: wireId, options: webAuthn });
const answer = v.object({ ceremony: wireWord, response: webAuthn });

/** Calls to log in with a passkey and to manage passkeys. */
export const passkeyWire = {
  /** Returns the options of a login with a passkey. */
  beginPasskeyLogin: wireCall({
    method: 'POST',
    path: '/wps/session/login/passkey/options',
    access: 'anyone',
    input: v.object({}),
    value: ceremony,
  }),
  /** Logs a player in with a passkey and returns a session. */
  passkeyLogin: wireCall({
    method: 'POST',
    path: '/wps/session/login/passkey',
    access: 'anyone',
    encrypted: true,
    input: answer,
    value: sessionValue,
  }),
  /** Returns the player's passkeys. */
  getPasskeys: wireCall({
    method: 'GET',
    path: '/wps/member/passkey',
    access: 'session',
    input: v.object({}),
    value: wireList(v.object({ id: wireId, name: wireText, createdAt: wireTime, lastUsedAt: v.nullish(wireTime) }), 20),
  }),
  /** Returns the options for a new passkey. */
  beginPasskey: wireCall({
    method: 'POST',
    path: '/wps/member/passkey/options',
    access: 'session',
    input: v.object({}),
    value: ceremony,
  }),
  /** Adds a passkey. */
  addPasskey: wireCall({
    method: 'POST',
    path: '/wps/member/passkey',
    access: 'session',
    encrypted: true,
    input: answer,
    value: v.nullish(v.unknown()),
  }),
  /** Removes a passkey. */
  removePasskey: wireCall({
    method: 'DELETE',
    path: '/wps/member/passkey',
    access: 'session',
    input: v.object({ id: wireWord }),
    value: v.nullish(v.unknown()),
  }),
};

export type Passkey = WireValue<typeof passkeyWire.getPasskeys>[number];
