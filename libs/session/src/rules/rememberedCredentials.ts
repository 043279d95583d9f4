import { readStored, removeStored, writeStored } from '@parlour/kernel';
import * as v from 'valibot';
import { openText, sealText } from './sealText';

const KEY_NAME = 'rememberedCredentials';

const recordSchema = v.object({
  type: v.picklist(['username', 'sms']),
  username: v.pipe(v.string(), v.maxLength(500)),
  /** Encrypted under this browser's key, then base64; empty where the browser keeps no key. */
  password: v.pipe(v.string(), v.maxLength(4000)),
  countryDialingCode: v.pipe(v.string(), v.maxLength(10)),
});

/** The four fields of specification 3, one record per login method. */
export type RememberedCredentials = v.InferOutput<typeof recordSchema>;

const keyOf = (type: RememberedCredentials['type']) => `rememberedCredentials.${type}`;

/**
 * Keeps what the player typed for the next login. The password is readable in this browser only; a browser without
 * IndexedDB or `crypto.subtle` remembers the user name alone.
 */
export async function rememberCredentials(credentials: RememberedCredentials): Promise<void> {
  const password = await sealText(KEY_NAME, credentials.password).catch(() => '');
  writeStored('local', keyOf(credentials.type), { ...credentials, password });
}

/** What was remembered, with the password in the clear, or empty where it cannot be read any more. */
export async function recallCredentials(type: RememberedCredentials['type']): Promise<RememberedCredentials | undefined> {
  const record = readStored('local', keyOf(type), recordSchema);
  if (!record) return undefined;
  const password = record.password ? await openText(KEY_NAME, record.password).catch(() => '') : '';
  return { ...record, password };
}

export function forgetCredentials(type: RememberedCredentials['type']): void {
  removeStored('local', keyOf(type));
}
