import { loggedIn, loggedOut, sessionRestored } from '@parlour/kernel';
import { concernsRecord, formerUserName, playerKeyOf, readSharedRecord, restoreRecord } from './sessionRecord';

import { type SessionStore, selectSession, foundElsewhere, tokenRenewed } from './sessionSlice';

/**
 * Restores the stored session before the first render and follows the other tabs afterwards. Returns a function that stops it.
 */
export function startSession(store: SessionStore, getMerchantCode: () => string): () => void {
  const record = restoreRecord(getMerchantCode());
  if (record) store.dispatch(sessionRestored(record));

  const follow = (event: StorageEvent) => {
    if (concernsRecord(event)) followOtherTab(store, event, getMerchantCode());
  };
  // A page that was frozen has missed those events. It must not use a token that another tab has renewed: the gateway would take it for stolen.
  const catchUp = () => takeOverToken(store);
  window.addEventListener('storage', follow);
  window.addEventListener('pageshow', catchUp);
  document.addEventListener('visibilitychange', catchUp);
  return () => {
    window.removeEventListener('storage', follow);
    window.removeEventListener('pageshow', catchUp);
    document.removeEventListener('visibilitychange', catchUp);
  };
}

function takeOverToken(store: SessionStore): void {
  const mine = selectSession(store.getState());
  const shared = readSharedRecord();
  if (!mine || !shared || playerKeyOf(shared) !== playerKeyOf(mine) || shared.token === mine.token) return;
  store.dispatch(tokenRenewed(shared.token));
}

function followOtherTab(store: SessionStore, event: StorageEvent, merchantCode: string): void {
  const mine = selectSession(store.getState());
  const theirs = readSharedRecord();
  if (!theirs) {
    const isMine = event.key === null || formerUserName(event) === mine?.userName;
    if (mine && isMine) store.dispatch(loggedOut());
    return;
  }
  if (theirs.merchantCode !== merchantCode) return;
  if (!mine) {
    // A login in another tab also logs in this tab. A renewal does not, because the player may have logged out in this tab only.
    if (event.oldValue === null) store.dispatch(loggedIn(theirs));
    return;
  }
  if (theirs.userName !== mine.userName) store.dispatch(foundElsewhere(theirs.userName));
  else takeOverToken(store);
}
