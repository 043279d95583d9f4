import { readStored, removeStored, writeStored } from '@parlour/kernel/storage';
import * as v from 'valibot';

/** In both storages. */
export const KEY = 'MC_SESSION_INFO';

const recordSchema = v.object({
  /** Sent as a header, so only visible ASCII characters are valid; any other text would make every call fail. */
  token: v.pipe(v.string(), v.maxLength(2000), v.regex(/^[\x21-\x7e]+$/)),
  merchantCode: v.string(),
  userName: v.string(),
  type: v.pipe(v.number(), v.safeInteger()),
  firstTimeLogin: v.optional(v.boolean()),
});

/**
 * Session record of both storages (specification 3). The session storage is authoritative for this tab; the local storage shares
 * the session with other tabs.
 */
export type SessionRecord = v.InferOutput<typeof recordSchema>;

/** Returns the key that identifies a player on this device: merchant and user name. */
export const playerKeyOf = ({ merchantCode, userName }: Pick<SessionRecord, 'merchantCode' | 'userName'>): string =>
  `${merchantCode}/${userName}`;

const autoLoginSchema = v.picklist([0, 1]);

/** The record that other tabs see. */
export function readSharedRecord(): SessionRecord | undefined {
  return readStored('local', KEY, recordSchema);
}

/**
 * Returns the initial session: this tab's own, else the shared one. Of the same player the shared one is newer: another tab may have renewed the
 * token while this tab was closed. Removes a record that is corrupt or belongs to another merchant.
 */
export function restoreRecord(merchantCode: string): SessionRecord | undefined {
  const own = readStored('session', KEY, recordSchema);
  const shared = readSharedRecord();
  if (own?.merchantCode === merchantCode) return shared && playerKeyOf(shared) === playerKeyOf(own) ? { ...own, token: shared.token } : own;
  if (own) removeStored('session', KEY);

  if (shared && shared.merchantCode !== merchantCode) removeStored('local', KEY);
  if (shared?.merchantCode !== merchantCode || readStored('local', 'autoLogin', autoLoginSchema) === 0) return undefined;
  writeStored('session', KEY, shared);
  return shared;
}

/** True for a `storage` event about the session. A cleared storage has no key. */
export function concernsRecord(event: StorageEvent): boolean {
  return event.key === KEY || event.key === null;
}

/** Returns the user name of the session that a `storage` event removed or replaced. */
export function formerUserName(event: StorageEvent): string | undefined {
  try {
    const result = v.safeParse(recordSchema, JSON.parse(event.oldValue ?? ''));
    return result.success ? result.output.userName : undefined;
  } catch {
    return undefined;
  }
}
