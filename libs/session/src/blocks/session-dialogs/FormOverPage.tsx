import { paths } from '@parlour/kernel';
import { formClosed, selectFormShown } from '@parlour/player';
import { type ComponentType, Suspense, lazy, useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';

type OverPage = ComponentType<{ onClose: () => void }>;

/**
 * Reuses the screen, so that page and modal share a chunk. If the chunk fails to load, the modal renders nothing and the page
 * stays.
 */
const forms = {
  login: lazy(() =>
    import('../../screens/login/LoginScreen').then(
      (module): { default: OverPage } => ({ default: module.LoginScreen }),
      () => ({ default: () => null }),
    ),
  ),
  register: lazy(() =>
    import('../../screens/register/RegisterScreen').then(
      (module): { default: OverPage } => ({ default: module.RegisterScreen }),
      () => ({ default: () => null }),
    ),
  ),
};

/** Shows the login or the registration as a modal, unless that form is already the current screen. */
export function FormOverPage() {
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
