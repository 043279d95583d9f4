import { Loading } from '@parlour/api-client';
import { BannerFilm, type BannerFilmProps, BannerStrip, GameBanners, ResourceLogos } from '@parlour/content';
import { paths } from '@parlour/kernel';
import { useRole } from '@parlour/player';
import { formAsked, useSession } from '@parlour/player/session';
import { LanguageSelector, useIsStatusSettled, useOffers } from '@parlour/site';
import { Page, Stack } from '@parlour/ui/page';
import { Sheet } from '@parlour/ui/sheet';
import { type ReactNode, useCallback, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { Link, Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { filmLeft, selectVideoTime } from '../../loginFilmSlice';
import { useScreenTexts } from '../../hooks/useScreenTexts';
import { AuthHead, AuthLinks, pathAfterEntry } from '../../parts/AuthFrame';
import frame from '../../parts/AuthFrame.module.css';
import { SocialLogins } from '../../parts/SocialLogins';
import { LoginMethods, PasskeyLogin } from './LoginMethods';
import styles from './LoginScreen.module.css';

export type LoginScreenProps = {
  /** Set if the login is a modal over another page; closes it. */
  onClose?: () => void;
};

/** The login as a page, `/m/login?returnTo=…&promotion=…&as=agent`, and as a modal. */
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
      <ForgotLink />
      {entrance === 'member' && <PasskeyLogin />}
      {entrance === 'member' && <SocialLogins />}
      <AuthLinks to="register" />
      <p className={frame.line}>
        <Link className={frame.link} to={{ search: other.toString() }} replace>
          {t(`login.other.${entrance}`)}
        </Link>
      </p>
      <GameBanners />
      <ResourceLogos type="LICENCE" label={t('login.licences')} />
    </AuthLayout>
  );
}

/** Leads to a new password, where this site can set one. */
function ForgotLink({ onClick }: { onClick?: () => void }) {
  const { t } = useTranslation('session');
  const isOffered = useOffers('setForgottenPassword', ['sendForgotCode', 'sendForgotMail']);
  if (!isOffered) return null;
  return (
    <p className={frame.line}>
      <Link className={frame.link} to={paths.session.forgot} onClick={onClick}>
        {t('login.forgot')}
      </Link>
    </p>
  );
}

type AuthLayoutProps = {
  banners: ReactNode;
  title: string;
  children: ReactNode;
};

/** Layout of the login: the merchant's banners, logo or name, and the language, then the form. */
function AuthLayout({ banners, title, children }: AuthLayoutProps) {
  return (
    <Page>
      <Stack gap={5}>
        <div className={styles.banners}>{banners}</div>
        <div>
          <AuthHead size="l" />
          <h2 className={styles.title}>{title}</h2>
        </div>
        {children}
      </Stack>
    </Page>
  );
}

/** Returns the user name whose password was just reset. */
function knownName(state: unknown): string | undefined {
  const name = typeof state === 'object' && state !== null && 'username' in state ? state.username : undefined;
  return typeof name === 'string' ? name : undefined;
}

/** Classes of the body while the login modal is open (specification 4). */
const BODY_CLASSES = `login-visible ${styles['moved'] ?? ''}`.trim().split(' ');

/** The login over the current page (specification 4, login modal). The player stays on that page after the login. */
export function LoginSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('session');
  const dispatch = useDispatch();
  const isReady = useScreenTexts();
  const { pathname, search } = useLocation();

  useEffect(() => {
    document.body.classList.add(...BODY_CLASSES);
    return () => document.body.classList.remove(...BODY_CLASSES);
  }, []);

  if (!isReady) return null;
  return (
    <Sheet open title={t('title.login')} closeLabel={t('edit.close')} onClose={onClose}>
      <Stack gap={4}>
        <LoginFilm />
        <div className={styles.language}>
          <LanguageSelector />
        </div>
        <LoginMethods entrance="member" />
        <SocialLogins returnTo={pathname + search} />
        <ForgotLink onClick={onClose} />
        <p className={frame.line}>
          {t('login.noAccount')}{' '}
          <button type="button" className={frame.link} onClick={() => dispatch(formAsked('register'))}>
            {t('login.register')}
          </button>
        </p>
      </Stack>
    </Sheet>
  );
}

type LoginFilmProps = Pick<BannerFilmProps, 'isLink' | 'children'>;

/**
 * The video of the banner group m_login, if there is one. Page and modal of the login share the playback position (specification
 * 3, videoTime).
 */
function LoginFilm(props: LoginFilmProps) {
  const { t } = useTranslation('session');
  const dispatch = useDispatch();
  const startAt = useSelector(selectVideoTime);
  const handleLeave = useCallback((second: number) => void dispatch(filmLeft(second)), [dispatch]);
  return (
    <BannerFilm
      {...props}
      group="m_login"
      startAt={startAt}
      onLeave={handleLeave}
      pauseLabel={t('login.film.pause')}
      playLabel={t('login.film.play')}
    />
  );
}
