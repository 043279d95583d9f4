import { useCatalogueText } from '@parlour/api-client';
import { toastRequested } from '@parlour/kernel';
import { useDispatch } from 'react-redux';
import { formAsked } from './sessionSlice';
import { useIsLoggedIn } from './useIsLoggedIn';

/** Specification 8: the message in_logged_login stays for 2 s. */
const NOT_LOGGED_IN_MS = 2000;

/**
 * Asks for a session before an action on a page that a visitor may see: true when there is one, else the player is told
 * so and the login comes over the page (specification 4), so that nothing of what they began is lost. Screens that need a
 * session are behind the `AccessGuard`, which leads to `/m/login`.
 */
export function useRequireSession(): () => boolean {
  const isLoggedIn = useIsLoggedIn();
  const dispatch = useDispatch();
  const catalogueText = useCatalogueText();

  return () => {
    if (isLoggedIn) return true;
    dispatch(toastRequested({ level: 'info', text: catalogueText('inLoggedLogin'), durationMs: NOT_LOGGED_IN_MS }));
    dispatch(formAsked('login'));
    return false;
  };
}
