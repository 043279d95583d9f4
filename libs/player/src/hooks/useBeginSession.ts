import { loggedIn, loggedOut } from '@parlour/kernel';
import { useMerchant } from '@parlour/merchant';
import { useDispatch } from 'react-redux';
import { useIsLoggedIn } from './useIsLoggedIn';

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
