import { Navigate, useSearchParams } from 'react-router-dom';
import { AuthFrame } from '../parts/AuthFrame';
import { AuthLinks } from '../parts/AuthLinks';
import { LoginForm } from '../parts/LoginForm';
import { safeReturnPath } from '../rules/returnPath';
import { useRole } from '../useRole';

/** `/m/login?returnTo=…`: who is logged in goes where they wanted to; a trial player may log in for real. */
export function LoginScreen() {
  const [query] = useSearchParams();
  const { isVisitor, isTrial } = useRole();
  if (!isVisitor && !isTrial) return <Navigate replace to={safeReturnPath(query.get('returnTo'))} />;

  return (
    <AuthFrame banners="m_login">
      <LoginForm />
      <AuthLinks to="register" />
    </AuthFrame>
  );
}
