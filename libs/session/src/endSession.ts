import { loggedOut } from '@parlour/kernel';
import { selectIsLoggedIn } from './sessionSelectors';
import { sessionExpired } from './sessionSlice';
import type { SessionStore } from './sessionStore';

/** The gateway ended the session (`GatewayContext.onSessionEnded`): the player is told, and the login leads back. */
export function endSession(store: SessionStore): void {
  if (!selectIsLoggedIn(store.getState())) return;
  store.dispatch(loggedOut());
  store.dispatch(sessionExpired());
}
