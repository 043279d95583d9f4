import { paths, to } from '@parlour/kernel';
import { safeReturnPath } from '@parlour/player';
import { BrandName, LanguageSelector, useOffers } from '@parlour/site';
import { Button } from '@parlour/ui/button';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import styles from './AuthFrame.module.css';

/** Logo or name of the brand, and the language. `s` is 32 px high. */
export function AuthHead({ size }: { size: 's' | 'l' }) {
  return (
    <div className={styles.head} data-size={size} data-arrives="whole">
      <p className={styles.logo}>
        <BrandName />
      </p>
      <LanguageSelector />
      <span hidden data-end />
    </div>
  );
}

/** Links below the form: registration or login, and the free trial. */
export function AuthLinks({ to }: { to: 'login' | 'register' }) {
  const { t } = useTranslation('session');
  const [query] = useSearchParams();
  const isLogin = to === 'login';
  const hasTrial = useOffers('startTrial');
  return (
    <div className={styles.ways}>
      <p className={styles.line}>
        {t(isLogin ? 'register.hasAccount' : 'login.noAccount')}{' '}
        <Link className={styles.link} to={{ pathname: paths.session[to], search: otherEntryQuery(query) }}>
          {t(isLogin ? 'register.login' : 'login.register')}
        </Link>
      </p>
      {!isLogin && hasTrial && (
        <Button as={Link} to={paths.session.trial} variant="ghost" icon="play">
          {t('login.trial')}
        </Button>
      )}
    </div>
  );
}

/** Maximum length of an id in the gateway's contract. */
const ID_MAX = 80;

/** Returns the promotion that led to the login or the sign-up: named by itself, or in the path of the deposit to return to. */
export function promotionOf(query: URLSearchParams): string | undefined {
  const [path, search] = (query.get('returnTo') ?? '').split('?');
  const id = query.get('promotion') || (path === paths.wallet.deposit && new URLSearchParams(search).get('promotion'));
  return id && id.length <= ID_MAX ? id : undefined;
}

/** Returns the path to open after the login or the sign-up: the one asked for, else the deposit of the promotion, else home. */
export function pathAfterEntry(query: URLSearchParams): string {
  const returnTo = query.get('returnTo');
  const promotion = promotionOf(query);
  return returnTo === null && promotion ? to(paths.wallet.deposit, {}, { promotion }) : safeReturnPath(returnTo);
}

/** Returns the query for the other way in, which names the promotion too. */
function otherEntryQuery(query: URLSearchParams): string {
  const promotion = promotionOf(query);
  const other = new URLSearchParams(query);
  if (promotion) other.set('promotion', promotion);
  return other.toString();
}
