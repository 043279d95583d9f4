import { paths } from '@parlour/kernel';
import { type ComponentType, Suspense, lazy, useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { selectFormShown } from '../sessionSelectors';
import { formClosed } from '../sessionSlice';

type OverPage = ComponentType<{ onClose: () => void }>;

/** The screen itself, so that both come in one file. Without a connection there is no way in either; what is on the screen stays. */
const forms = {
  login: lazy(() =>
    import('../screens/LoginScreen').then(
      (module): { default: OverPage } => ({ default: module.LoginScreen }),
      () => ({ default: () => null }),
    ),
  ),
  register: lazy(() =>
    import('../screens/RegisterScreen').then(
      (module): { default: OverPage } => ({ default: module.RegisterScreen }),
      () => ({ default: () => null }),
    ),
  ),
};

/** The login or the registration over the page, wherever that form itself is not on the screen already. */
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
