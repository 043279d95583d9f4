import { type LoadMessages, type Locale, paths } from '@parlour/kernel';
import { BrandName, LanguageSelector, useLocale } from '@parlour/merchant';
import { formAsked } from '@parlour/player';
import { Button } from '@parlour/ui/button';
import { Page, Stack } from '@parlour/ui/page';
import { Sheet } from '@parlour/ui/sheet';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { Link, type LinkProps, useSearchParams } from 'react-router-dom';
import { otherEntryQuery } from '../rules/entryQuery';
import styles from './AuthFrame.module.css';

export type AuthLayoutProps = {
  /** Above the form. */
  banners: ReactNode;
  title: string;
  children: ReactNode;
};

/** Layout of the login: the merchant's banners, logo or name, and the language, then the form. */
export function AuthLayout({ banners, title, children }: AuthLayoutProps) {
  return (
    <Page>
      <Stack gap={5}>
        {banners}
        <div>
          <AuthHead size="l" />
          <h2 className={styles.title}>{title}</h2>
        </div>
        {children}
      </Stack>
    </Page>
  );
}

/** Logo or name of the brand, and the language. `s` is 32 px high. */
export function AuthHead({ size }: { size: 's' | 'l' }) {
  return (
    <div className={styles.head} data-size={size}>
      <p className={styles.logo}>
        <BrandName />
      </p>
      <LanguageSelector />
    </div>
  );
}

/** A link below the form, on its own line. */
export function AuthLink(link: LinkProps) {
  return (
    <p className={styles.line}>
      <Link className={styles.link} {...link} />
    </p>
  );
}

/** Links below the form: registration or login, and the free trial. */
export function AuthLinks({ to }: { to: 'login' | 'register' }) {
  const { t } = useTranslation('session');
  const [query] = useSearchParams();
  const isLogin = to === 'login';
  return (
    <div className={styles.ways}>
      <p className={styles.line}>
        {t(isLogin ? 'register.hasAccount' : 'login.noAccount')}{' '}
        <Link className={styles.link} to={{ pathname: paths.session[to], search: otherEntryQuery(query) }}>
          {t(isLogin ? 'register.login' : 'login.register')}
        </Link>
      </p>
      {!isLogin && (
        <Button as={Link} to={paths.session.trial} variant="ghost" icon="play">
          {t('login.trial')}
        </Button>
      )}
    </div>
  );
}

export type AuthSheetProps = { form: 'login' | 'register'; onClose: () => void; children: ReactNode };

/** The sheet in which a form lies over the current page. */
export function AuthSheet({ form, onClose, children }: AuthSheetProps) {
  const { t } = useTranslation('session');
  const isReady = useScreenTexts();
  if (!isReady) return null;
  return (
    <Sheet open title={t(`title.${form}`)} closeLabel={t('edit.close')} onClose={onClose}>
      <Stack gap={4}>{children}</Stack>
    </Sheet>
  );
}

/** The line in a sheet that opens the other form in its place. */
export function OtherSheet({ form }: { form: 'login' | 'register' }) {
  const { t } = useTranslation('session');
  const dispatch = useDispatch();
  const isLogin = form === 'login';
  return (
    <p className={styles.line}>
      {t(isLogin ? 'register.hasAccount' : 'login.noAccount')}{' '}
      <button type="button" className={styles.link} onClick={() => dispatch(formAsked(form))}>
        {t(isLogin ? 'register.login' : 'login.register')}
      </button>
    </p>
  );
}

const loadTexts: LoadMessages = (locale) => import(`../i18n/${locale}.screens.json`);

/** Loads the texts of the screens, which another page lacks. Returns true when they are loaded. */
function useScreenTexts(): boolean {
  const { i18n } = useTranslation('session');
  const locale = useLocale();

  useEffect(() => {
    const add = (language: Locale) =>
      loadTexts(language).then(({ default: texts }) => i18n.addResourceBundle(language, 'session', texts, true, true));
    // A language that fails to load falls back to English (reliability I3).
    add(locale).catch(() => add('en').catch(() => undefined));
  }, [i18n, locale]);

  // A change of the language keeps the form and its typed values.
  const isLoaded = i18n.exists('login.submit', { ns: 'session' });
  const [wasLoaded, setWasLoaded] = useState(isLoaded);
  if (isLoaded && !wasLoaded) setWasLoaded(true);
  return isLoaded || wasLoaded;
}
