import { clearStored, forgetCopies, removeStored, writeStored } from '@parlour/kernel/storage';
import { KEY, readSharedRecord, type SessionRecord } from './sessionRecord';

// A start only reads the record. The listeners of the app bundle store it.

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
