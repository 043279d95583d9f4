import { useImageUrl } from '@parlour/content';
import { paths } from '@parlour/kernel';
import { useMember } from '@parlour/player';
import { useLogout } from '@parlour/player/session';
import { useOffers } from '@parlour/site';
import { Avatar } from '@parlour/ui/avatar';
import { Button } from '@parlour/ui/button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from './SessionMenuHead.module.css';

export type SessionMenuHeadProps = {
  logo?: ReactNode;
  /** Currency symbol and total balance from the wallet; shown to players only. */
  balance?: ReactNode;
};

/** Head of the side menu (specification 2): player, balance, and login or logout. */
export function SessionMenuHead({ logo, balance }: SessionMenuHeadProps) {
  const { t } = useTranslation('session');
  const member = useMember();
  const imageUrl = useImageUrl();
  const logout = useLogout();
  const [canRegister, canReset] = [useOffers(['register', 'registerByMobile']), useOffers('setForgottenPassword')];
  const name = member?.name ?? t('head.visitor');

  return (
    <div className={styles.head}>
      {logo}
      <div className={styles.who}>
        <Avatar name={name} src={imageUrl(member?.avatar)} />
        <div className={styles.words}>
          <p className={styles.name} dir="auto">
            {name}
          </p>
          {member && balance}
        </div>
        {member && (
          <span className={styles.logout}>
            <Button variant="ghost" size="s" icon="log-out" onClick={logout}>
              {t('head.logout')}
            </Button>
          </span>
        )}
      </div>
      {!member && (
        <div className={styles.ways}>
          <Button as={Link} to={paths.session.login} variant="secondary" block>
            {t('head.login')}
          </Button>
          {canRegister && (
            <Button as={Link} to={paths.session.register} block>
              {t('head.register')}
            </Button>
          )}
          {canReset && (
            <Link className={styles.forgot} to={paths.session.forgot}>
              {t('head.forgot')}
            </Link>
          )}
        </div>
      )}
    </div>
  );
}
