import { loggedIn, loggedOut, paths, to, toastRequested } from '@parlour/kernel';
import {
  formClosed,
  logoutCancelled,
  readSharedRecord,
  selectElsewhere,
  selectFormShown,
  selectIsExpired,
  selectLogout,
  useSession,
} from '@parlour/player/session';
import { ConfirmDialog } from '@parlour/ui/dialog';
import { useEffect, useEffectEvent, type ComponentType, Suspense, lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { useLogoutNow } from '../../hooks/useLogoutNow';

const EXPIRED_TOAST_MS = 8000;

/** Session dialogs for any screen: logout, expired session, another player logged in in another tab. */
export function SessionDialogs() {
  const { t } = useTranslation('session');
  const session = useSession();
  const logoutStep = useSelector(selectLogout);
  const elsewhere = useSelector(selectElsewhere);
  const isExpired = useSelector(selectIsExpired);
  const logout = useLogoutNow();
  const dispatch = useDispatch();
  const navigate = useNavigate();

  const tellExpired = useEffectEvent(() => {
    dispatch(toastRequested({ level: 'info', text: { catalogue: 'loggedOut' }, durationMs: EXPIRED_TOAST_MS }));
  });
  useEffect(() => {
    if (isExpired) tellExpired();
  }, [isExpired]);

  // A forced password change comes before any other screen (product 4.16).
  const { pathname } = useLocation();
  const mustChange = session?.firstTimeLogin === true && pathname !== paths.session.changePassword;
  useEffect(() => {
    if (mustChange) void navigate(paths.session.changePassword, { replace: true });
  }, [mustChange, navigate]);

  function handleContinueAsOther() {
    const other = readSharedRecord();
    dispatch(loggedOut());
    if (other && other.merchantCode === session?.merchantCode) dispatch(loggedIn(other));
  }

  return (
    <>
      <ConfirmDialog
        open={logoutStep !== 'idle'}
        title={t('logout.title')}
        text={t('logout.text')}
        cancelLabel={t('logout.cancel')}
        confirmLabel={t('logout.submit')}
        busy={logoutStep === 'running'}
        onCancel={() => dispatch(logoutCancelled())}
        onConfirm={() => void logout()}
      />
      <ConfirmDialog
        open={elsewhere !== undefined}
        title={t('elsewhere.title', { name: elsewhere })}
        text={t('elsewhere.text', { name: elsewhere })}
        cancelLabel={t('elsewhere.signOut')}
        confirmLabel={t('elsewhere.continue', { name: elsewhere })}
        onCancel={() => dispatch(loggedOut())}
        onConfirm={handleContinueAsOther}
      />
      <FormOverPage />
    </>
  );
}

type OverPage = ComponentType<{ onClose: () => void }>;

/** Reuses the screens, so that page and modal share a chunk. */
const forms = {
  login: lazy(() => formOrPage(async () => (await import('../../screens/login/LoginScreen')).LoginScreen, paths.session.login)),
  register: lazy(() =>
    formOrPage(async () => (await import('../../screens/register/RegisterScreen')).RegisterScreen, paths.session.register),
  ),
};

/** If the chunk fails to load, the form opens as a page: it says so, and loads the chunk again. */
async function formOrPage(load: () => Promise<OverPage>, path: string): Promise<{ default: OverPage }> {
  try {
    return { default: await load() };
  } catch {
    return { default: () => <LeadTo path={path} /> };
  }
}

/** Opens the page of a form, from which the player returns to this one. */
function LeadTo({ path }: { path: string }) {
  const { pathname, search } = useLocation();
  return <Navigate to={to(path, {}, { returnTo: pathname + search })} />;
}

/** Shows the login or the registration as a modal, unless that form is already the current screen. */
function FormOverPage() {
  const shown = useSelector(selectFormShown);
  const dispatch = useDispatch();
  const { pathname } = useLocation();
  const isThere = shown !== undefined && pathname === paths.session[shown];

  useEffect(() => {
    if (isThere) dispatch(formClosed());
  }, [isThere, dispatch]);

  if (!shown || isThere) return null;
  const Form = forms[shown];
  return (
    <Suspense>
      <Form onClose={() => void dispatch(formClosed())} />
    </Suspense>
  );
}
