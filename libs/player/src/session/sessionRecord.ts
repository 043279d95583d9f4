import { clearStored, forgetCopies, readStored, removeStored, writeStored } from '@parlour/kernel/storage';
import * as v from 'valibot';

const KEY = 'MC_SESSION_INFO';

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

/** Stores the session. False if the browser keeps nothing, so that the next page begins without it. */
export function saveRecord(record: SessionRecord): boolean {
  const isKept = writeStored('session', KEY, record);
  // A record that came from another tab is shared already. The other tab may have replaced or removed it since, and a write would undo that.
  const shared = readSharedRecord();
  if (shared?.token === record.token && shared.firstTimeLogin === record.firstTimeLogin) return isKept;
  const isShared = writeStored('local', KEY, record);
  writeStored('local', 'autoLogin', 1);
  return isKept || isShared;
}

/** Stores a renewed token. The shared record stays if another player has logged in in another tab since (reliability A4). */
export function renewRecord(record: SessionRecord): void {
  const shared = readSharedRecord();
  if (shared && shared.userName !== record.userName) writeStored('session', KEY, record);
  else saveRecord(record);
}

/** The trial player's name is stored for this tab only (specification 3, `trialName`). */
export function saveTrialName(name: string): void {
  writeStored('session', 'trialName', name);
}

/** Values that a logout keeps, because they belong to the tab: pop-ups stay closed, and a first visit stays the first. */
const seenHere = ['popupsSeen', 'firstVisit'];

/**
 * Removes the stored session from this device (specification 4, logout). The shared record stays if another player has logged in
 * in another tab since.
 */
export function wipeSession(userName: string | undefined): void {
  clearStored('session', seenHere);
  const shared = readSharedRecord();
  if (shared && userName !== undefined && shared.userName !== userName) return;
  removeStored('local', KEY);
  forgetCopies();
  writeStored('local', 'autoLogin', 0);
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
