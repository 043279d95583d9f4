import { loggedOut, paths, toastRequested, withTimeout } from '@parlour/kernel';
import { logoutStarted } from '@parlour/player/session';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { LOADING_LIMIT_MS, logoutApi } from '../api/logoutApi';

/** Logs out without confirmation. The device removes the session first, regardless of the gateway's reply. */
export function useLogoutNow(): () => Promise<void> {
  const { t } = useTranslation('session');
  const [requestLogout] = logoutApi.useLogoutMutation();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  return async () => {
    dispatch(logoutStarted());
    const request = requestLogout();
    await withTimeout(request, LOADING_LIMIT_MS);
    request.abort();
    dispatch(loggedOut());
    void navigate(paths.home, { replace: true });
    dispatch(toastRequested({ level: 'success', text: t('logout.done') }));
  };
}
