import { clearStored, readStored, removeStored, writeStored } from '@parlour/kernel';
import * as v from 'valibot';

const KEY = 'MC_SESSION_INFO';

const recordSchema = v.object({
  /** Sent as a header, so it may hold visible ASCII characters only; any other text would make every call fail. */
  token: v.pipe(v.string(), v.maxLength(2000), v.regex(/^[\x21-\x7e]+$/)),
  merchantCode: v.string(),
  userName: v.string(),
  type: v.pipe(v.number(), v.safeInteger()),
  firstTimeLogin: v.optional(v.boolean()),
});

/** The session as both storages keep it (specification 3). The session storage is this tab's truth, the local one the hand-over to others. */
export type SessionRecord = v.InferOutput<typeof recordSchema>;

const autoLoginSchema = v.picklist([0, 1]);

/** The record that other tabs see. */
export function readSharedRecord(): SessionRecord | undefined {
  return readStored('local', KEY, recordSchema);
}

/** The session to start with: this tab's own, else the one handed over. A corrupt record or one of another merchant is thrown away. */
export function restoreRecord(merchantCode: string): SessionRecord | undefined {
  const own = readStored('session', KEY, recordSchema);
  if (own?.merchantCode === merchantCode) return own;
  if (own) removeStored('session', KEY);

  const shared = readSharedRecord();
  if (shared && shared.merchantCode !== merchantCode) removeStored('local', KEY);
  if (shared?.merchantCode !== merchantCode || readStored('local', 'autoLogin', autoLoginSchema) === 0) return undefined;
  writeStored('session', KEY, shared);
  return shared;
}

export function saveRecord(record: SessionRecord): void {
  writeStored('session', KEY, record);
  writeStored('local', KEY, record);
  writeStored('local', 'autoLogin', 1);
}

/** After a renewal: what another player, logged in meanwhile in another tab, has left for others stays (reliability A4). */
export function renewRecord(record: SessionRecord): void {
  const shared = readSharedRecord();
  if (shared && shared.userName !== record.userName) writeStored('session', KEY, record);
  else saveRecord(record);
}

/** The trial player's name is this tab's only (specification 3, `trialName`). */
export function saveTrialName(name: string): void {
  writeStored('session', 'trialName', name);
}

/**
 * Wipes what this device keeps of a session (specification 4, logout). What another player, logged in meanwhile in
 * another tab, left in the local storage stays.
 */
export function wipeSession(userName: string | undefined): void {
  clearStored('session');
  const shared = readSharedRecord();
  if (shared && userName !== undefined && shared.userName !== userName) return;
  removeStored('local', KEY);
  removeStored('local', 'memberInfo');
  writeStored('local', 'autoLogin', 0);
}

/** True for a `storage` event that tells of the session; a cleared storage has no key. */
export function concernsRecord(event: StorageEvent): boolean {
  return event.key === KEY || event.key === null;
}

/** Whose session a `storage` event took away or replaced. */
export function formerUserName(event: StorageEvent): string | undefined {
  try {
    const result = v.safeParse(recordSchema, JSON.parse(event.oldValue ?? ''));
    return result.success ? result.output.userName : undefined;
  } catch {
    return undefined;
  }
}
