import { paths } from '@parlour/kernel';
import { useRole } from '@parlour/player';
import { useLogout } from '@parlour/player/session';
import { useLayoutVariant, useOffers } from '@parlour/site';
import { Button } from '@parlour/ui/button';
import { Icon, type IconName } from '@parlour/ui/icon';
import { Notice } from '@parlour/ui/notice';
import { Page, Stack } from '@parlour/ui/page';
import { Skeleton } from '@parlour/ui/skeleton';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { MemberCard } from './MemberCard';
import styles from './MemberHome.module.css';

export type MemberHomeProps = {
  balance?: ReactNode;
  /** Pending items: unpaid orders, withdrawals in review. */
  attention?: ReactNode;
  /**
   * Menu entries of the slot `member` as list items, by group. Until they load, the screen shows a skeleton in their place and hides the logout entry and
   * the pending items, because a pending item that appears above the skeleton would move it.
   */
  menu?: readonly MemberGroup[] | false;
};

export type MemberGroup = { id: 'money' | 'play' | 'account'; items: ReactNode };

const actions: { id: 'deposit' | 'withdraw' | 'records'; icon: IconName; to: string }[] = [
  { id: 'deposit', icon: 'wallet', to: paths.wallet.deposit },
  { id: 'withdraw', icon: 'banknote', to: paths.wallet.withdraw },
  { id: 'records', icon: 'history', to: paths.wallet.records },
];

/** The member centre. The app passes in the content of other domains. */
export function MemberHome({ balance, attention, menu }: MemberHomeProps) {
  const { t } = useTranslation('session');
  const { isTrial } = useRole();
  const logout = useLogout();
  // Specification 6: a trial can neither deposit nor withdraw.
  const offered = {
    deposit: useOffers('createDeposit') && !isTrial,
    withdraw: useOffers('createWithdrawal') && !isTrial,
    records: useOffers(['getBets', 'getMoneyRecords', 'getDailyReport']),
  };
  const shownActions = actions.filter(({ id }) => offered[id]);
  // Specification 4: the new layout only changes the styles of the page.
  const layout = useLayoutVariant('mem_cen') ? 'new' : 'classic';

  return (
    <Page>
      <Stack gap={4}>
        <div className={styles.head} data-layout={layout}>
          <MemberCard />
          {balance}
        </div>
        {isTrial && (
          <Notice
            tone="info"
            title={t('member.trial.title')}
            action={
              <div className={styles.choice}>
                <Button as={Link} to={paths.session.register} size="s">
                  {t('member.register')}
                </Button>
                <Button as={Link} to={paths.home} replace size="s" variant="secondary">
                  {t('member.cancel')}
                </Button>
              </div>
            }
          >
            {t('member.trial.text')}
          </Notice>
        )}
        <nav className={styles.actions} data-layout={layout} aria-label={t('member.actions')}>
          {shownActions.map(({ id, icon, to }) => (
            <Link key={id} className={styles.action} to={to}>
              <span className={styles.icon}>
                <Icon name={icon} size="l" />
              </span>
              {t(`member.${id}`)}
            </Link>
          ))}
        </nav>
        <div className={styles.attention} hidden={!menu}>
          {attention}
        </div>
        {menu ? (
          <>
            <nav aria-label={t('title.member')}>
              <Stack gap={4}>
                {menu.map(({ id, items }) => (
                  <section key={id}>
                    <h2 className={styles.group}>{t(`member.group.${id}`)}</h2>
                    <ul className={styles.menu}>{items}</ul>
                  </section>
                ))}
              </Stack>
            </nav>
            <Button variant="secondary" icon="log-out" block onClick={logout}>
              {t('member.logout')}
            </Button>
          </>
        ) : (
          <MenuSkeleton />
        )}
      </Stack>
    </Page>
  );
}

function MenuSkeleton() {
  return (
    <ul className={styles.menu} aria-hidden>
      {Array.from({ length: 8 }, (_, place) => (
        <li key={place} className={styles.place}>
          <Skeleton shape="control" />
          <Skeleton shape="text" />
        </li>
      ))}
    </ul>
  );
}
