import { useCatalogueText } from '@parlour/api-client';
import { toastRequested } from '@parlour/kernel';
import { useDispatch } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { loginPath } from './rules/returnPath';
import { useIsLoggedIn } from './useIsLoggedIn';

/** Specification 8: the message in_logged_login stays for 2 s. */
const NOT_LOGGED_IN_MS = 2000;

/** Asks for a session before an action: true when there is one, else the player is told so and led to the login and back. */
export function useRequireSession(): () => boolean {
  const isLoggedIn = useIsLoggedIn();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const location = useLocation();
  const catalogueText = useCatalogueText();

  return () => {
    if (isLoggedIn) return true;
    dispatch(toastRequested({ level: 'info', text: catalogueText('inLoggedLogin'), durationMs: NOT_LOGGED_IN_MS }));
    void navigate(loginPath(location));
    return false;
  };
}
