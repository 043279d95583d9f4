import { loggedIn, loggedOut, toastRequested } from '@parlour/kernel';
import { useMerchant } from '@parlour/site';
import { useDispatch, useSelector } from 'react-redux';
import { formAsked, logoutAsked, selectPlayerKey } from './sessionSlice';
import { useIsLoggedIn } from './useSession';

// What is done with a session. Home's first view needs none of it, so it is apart from `useSession` (ADR 0035).

/** Returns the key of the player on this device: merchant and user name. Undefined for a visitor. */
export function usePlayerKey(): string | undefined {
  return useSelector(selectPlayerKey);
}

/** Opens the logout dialog of `SessionDialogs`. */
export function useLogout(): () => void {
  const dispatch = useDispatch();
  return () => void dispatch(logoutAsked());
}

type Beginning = { token: string; userName: string; type: number; firstTimeLogin?: boolean };

/** Starts a session from the gateway's reply. An active trial ends first, and its cached data is removed. */
export function useBeginSession(): (reply: Beginning) => void {
  const { code: merchantCode } = useMerchant();
  const isLoggedIn = useIsLoggedIn();
  const dispatch = useDispatch();

  return ({ token, userName, type, firstTimeLogin }) => {
    if (isLoggedIn) dispatch(loggedOut());
    dispatch(loggedIn({ token, userName, type, firstTimeLogin, merchantCode }));
  };
}

/** Specification 8: the message in_logged_login stays for 2 s. */
const NOT_LOGGED_IN_MS = 2000;

/**
 * Requires a session before an action on a page that is open to visitors. Returns true if there is one. Otherwise it tells the
 * player and opens the login over the page (specification 4), so that their input is kept. Screens that need a session use the
 * `AccessGuard`, which redirects to `/m/login`.
 */
export function useRequireSession(): () => boolean {
  const isLoggedIn = useIsLoggedIn();
  const dispatch = useDispatch();

  return () => {
    if (isLoggedIn) return true;
    dispatch(toastRequested({ level: 'info', text: { catalogue: 'inLoggedLogin' }, durationMs: NOT_LOGGED_IN_MS }));
    dispatch(formAsked('login'));
    return false;
  };
}
