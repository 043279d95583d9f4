import { paths } from '@parlour/kernel';
import { LanguageSelector } from '@parlour/merchant';
import { formAsked } from '@parlour/player';
import { Stack } from '@parlour/ui/page';
import { Sheet } from '@parlour/ui/sheet';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { Link, useLocation } from 'react-router-dom';
import { useScreenTexts } from '../../hooks/useScreenTexts';
import linkStyles from '../../parts/AuthLinks.module.css';
import { SocialLogins } from '../../parts/SocialLogins';
import { LoginFilm } from './LoginFilm';
import { LoginMethods } from './LoginMethods';
import styles from './LoginSheet.module.css';

/** Classes of the body while the login modal is open (specification 4). */
const BODY_CLASSES = `login-visible ${styles['moved'] ?? ''}`.trim().split(' ');

/** Login modal over the current page (specification 4, login modal). The player stays on that page after the login. */
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
        <p className={linkStyles.line}>
          <Link className={linkStyles.link} to={paths.session.forgot} onClick={onClose}>
            {t('login.forgot')}
          </Link>
        </p>
        <p className={linkStyles.line}>
          {t('login.noAccount')}{' '}
          <button type="button" className={linkStyles.link} onClick={() => dispatch(formAsked('register'))}>
            {t('login.register')}
          </button>
        </p>
      </Stack>
    </Sheet>
  );
}
