import { readStored, removeStored, writeStored } from '@parlour/kernel/storage';
import { rememberedKey } from '@parlour/player';
import * as v from 'valibot';
import { openText, sealText } from './deviceKey';

const KEY_NAME = 'rememberedCredentials';

const recordSchema = v.object({
  type: v.picklist(['username', 'sms']),
  username: v.pipe(v.string(), v.maxLength(500)),
  /** Encrypted with this browser's key, then base64; empty if the browser cannot store a key. */
  password: v.pipe(v.string(), v.maxLength(4000)),
  countryDialingCode: v.pipe(v.string(), v.maxLength(10)),
});

/** The four fields of specification 3, one record per login method. */
export type RememberedCredentials = v.InferOutput<typeof recordSchema>;

/**
 * Remembers the credentials for the next login. Only this browser can decrypt the password. A browser without IndexedDB or
 * `crypto.subtle` remembers only the user name.
 */
export async function rememberCredentials(credentials: RememberedCredentials): Promise<void> {
  const password = await sealText(KEY_NAME, credentials.password).catch(() => '');
  writeStored('local', rememberedKey(credentials.type), { ...credentials, password });
}

/** Returns the remembered credentials with the password decrypted, or empty if it can no longer be decrypted. */
export async function recallCredentials(type: RememberedCredentials['type']): Promise<RememberedCredentials | undefined> {
  const record = readStored('local', rememberedKey(type), recordSchema);
  if (!record) return undefined;
  const password = record.password ? await openText(KEY_NAME, record.password).catch(() => '') : '';
  return { ...record, password };
}

export function forgetCredentials(type: RememberedCredentials['type']): void {
  removeStored('local', rememberedKey(type));
}
