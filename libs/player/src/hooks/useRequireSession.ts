import { toastRequested } from '@parlour/kernel';
import { useDispatch } from 'react-redux';
import { formAsked } from '../sessionSlice';
import { useIsLoggedIn } from './useSession';

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
