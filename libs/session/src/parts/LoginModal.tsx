import { paths } from '@parlour/kernel';
import { type ComponentType, Suspense, lazy, useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { selectIsLoginShown } from '../sessionSelectors';
import { loginClosed } from '../sessionSlice';

type OverPage = ComponentType<{ onClose: () => void }>;

/** The screen itself, so that both come in one file. Without a connection there is no login either; what is on the screen stays. */
const LoginOverPage = lazy(() =>
  import('../screens/LoginScreen').then(
    (module): { default: OverPage } => ({ default: module.LoginScreen }),
    () => ({ default: () => null }),
  ),
);

/** The login modal, wherever the login itself is not on the screen already. */
export function LoginModal() {
  const isShown = useSelector(selectIsLoginShown);
  const dispatch = useDispatch();
  const { pathname } = useLocation();
  const isThere = pathname === paths.session.login;

  useEffect(() => {
    if (isShown && isThere) dispatch(loginClosed());
  }, [isShown, isThere, dispatch]);

  return <Suspense>{isShown && !isThere && <LoginOverPage onClose={() => void dispatch(loginClosed())} />}</Suspense>;
}
