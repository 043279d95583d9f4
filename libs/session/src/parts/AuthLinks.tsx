import { paths } from '@parlour/kernel';
import { Button } from '@parlour/ui/button';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { otherEntryQuery } from '../rules/entryQuery';
import styles from './AuthLinks.module.css';

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
