import { loggedIn, loggedOut } from '@parlour/kernel';
import { useMerchant } from '@parlour/merchant';
import { useSelector, useDispatch } from 'react-redux';
import type { SessionRecord } from '../sessionRecord';
import { selectSession, selectIsLoggedIn, logoutAsked } from '../sessionSlice';

/** Returns the session of this tab; `undefined` for a visitor. */
export function useSession(): SessionRecord | undefined {
  return useSelector(selectSession);
}

/** True for every session, including the free trial. */
export function useIsLoggedIn(): boolean {
  return useSelector(selectIsLoggedIn);
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
