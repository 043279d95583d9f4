import { loggedOut } from '@parlour/kernel';

import { type SessionStore, selectIsLoggedIn, sessionExpired } from './sessionSlice';

/** Handles a session that the gateway ended (`GatewayContext.onSessionEnded`): tells the player and offers the login. */
export function endSession(store: SessionStore): void {
  if (!selectIsLoggedIn(store.getState())) return;
  store.dispatch(loggedOut());
  store.dispatch(sessionExpired());
}
