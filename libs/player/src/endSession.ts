import { loggedOut } from '@parlour/kernel';
import { selectIsLoggedIn } from './sessionSelectors';
import { sessionExpired } from './sessionSlice';
import type { SessionStore } from './sessionStore';

/** Handles a session that the gateway ended (`GatewayContext.onSessionEnded`): tells the player and offers the login. */
export function endSession(store: SessionStore): void {
  if (!selectIsLoggedIn(store.getState())) return;
  store.dispatch(loggedOut());
  store.dispatch(sessionExpired());
}
