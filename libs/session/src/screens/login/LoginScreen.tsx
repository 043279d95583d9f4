import { Loading } from '@parlour/api-client';
import { paths } from '@parlour/kernel';
import { BannerStrip, GameBanners, ResourceLogos, useIsStatusSettled } from '@parlour/merchant';
import { useRole, useSession } from '@parlour/player';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { AuthLayout } from '../../parts/AuthLayout';
import { AuthLinks } from '../../parts/AuthLinks';
import linkStyles from '../../parts/AuthLinks.module.css';
import { SocialLogins } from '../../parts/SocialLogins';
import { pathAfterEntry } from '../../rules/entryQuery';
import { LoginFilm } from './LoginFilm';
import { LoginMethods } from './LoginMethods';
import { LoginSheet } from './LoginSheet';
import { PasskeyLogin } from './PasskeyLogin';

export type LoginScreenProps = {
  /** Set if the login is a modal over another page; closes it. */
  onClose?: () => void;
};

/** `/m/login?returnTo=…&promotion=…&as=agent`, and the login modal. */
export function LoginScreen({ onClose }: LoginScreenProps) {
  return onClose ? <LoginSheet onClose={onClose} /> : <LoginPage />;
}

/** A logged-in player goes on to the requested page. A trial player may still log in to an account. */
function LoginPage() {
  const { t } = useTranslation('session');
  const [query] = useSearchParams();
  const { state } = useLocation();
  const session = useSession();
  const { isVisitor, isTrial } = useRole();
  const isSettled = useIsStatusSettled();
  if (!isVisitor && !isTrial) {
    return <Navigate replace to={session?.firstTimeLogin ? paths.session.changePassword : pathAfterEntry(query)} />;
  }

  // Agent and member logins are separate (specification 6).
  const entrance = query.get('as') === 'agent' ? 'agent' : 'member';
  const other = new URLSearchParams(query);
  if (entrance === 'agent') other.delete('as');
  else other.set('as', 'agent');
  return (
    <AuthLayout
      banners={
        <LoginFilm isLink>
          <BannerStrip group="m_login" />
        </LoginFilm>
      }
      title={t(`login.title.${entrance}`)}
    >
      {!isSettled && <Loading />}
      <LoginMethods key={entrance} entrance={entrance} knownName={knownName(state)} />
      <p className={linkStyles.line}>
        <Link className={linkStyles.link} to={paths.session.forgot}>
          {t('login.forgot')}
        </Link>
      </p>
      {entrance === 'member' && <PasskeyLogin />}
      {entrance === 'member' && <SocialLogins />}
      <AuthLinks to="register" />
      <p className={linkStyles.line}>
        <Link className={linkStyles.link} to={{ search: other.toString() }} replace>
          {t(`login.other.${entrance}`)}
        </Link>
      </p>
      <GameBanners />
      <ResourceLogos type="LICENCE" label={t('login.licences')} />
    </AuthLayout>
  );
}

/** Returns the user name whose password was just reset. */
function knownName(state: unknown): string | undefined {
  const name = typeof state === 'object' && state !== null && 'username' in state ? state.username : undefined;
  return typeof name === 'string' ? name : undefined;
}
