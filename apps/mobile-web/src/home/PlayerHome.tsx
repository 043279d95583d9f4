import { BannerStrip } from '@parlour/content';
import { paths } from '@parlour/kernel';
import { usePlayState, useRole } from '@parlour/player';
import { endSession, renewSession, selectToken } from '@parlour/player/session';
import { LanguageSelector, useFlag, useOffers, useStatus } from '@parlour/site';
import { Button } from '@parlour/ui/button';
import { Icon } from '@parlour/ui/icon';
import { Notice } from '@parlour/ui/notice';
import { BalanceChip } from '@parlour/wallet';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'react-redux';
import { Link } from 'react-router-dom';
import { useIsLaterDue } from '../startup/due';
import styles from './PlayerHome.module.css';
import { GiftButton, Today } from './lazyBlocks';

/** The player's actions in the header of home: gifts, balance, deposit, language (specification 2, "Header shell"). */
export function PlayerActions() {
  const { t } = useTranslation('shell');
  const { isTrial } = useRole();
  const isLaterDue = useIsLaterDue();
  const canDeposit = useOffers('createDeposit');
  return (
    <>
      {/* Its place is kept from the start, so that nothing moves when there is something to claim. */}
      <span className={styles.gift}>{isLaterDue && <GiftButton />}</span>
      <BalanceChip />
      {/* A trial cannot deposit, so its next step is an account. */}
      {(isTrial || canDeposit) && (
        <Button as={Link} to={isTrial ? paths.session.register : paths.wallet.deposit} size="s">
          {t(isTrial ? 'header.register' : 'header.deposit')}
        </Button>
      )}
      <span className={styles.language}>
        <LanguageSelector />
      </span>
    </>
  );
}

/**
 * The place of what is next for a player. It is kept from the start with a link to the rewards, and filled once the page is used, so that nothing
 * moves and a page that nobody touches asks for nothing.
 */
export function PlayerToday() {
  const { t } = useTranslation('shell');
  const { isRealMember } = useRole();
  const { mayPromote } = usePlayState();
  const isStatusKnown = useStatus() !== undefined;
  const hasRewards = useFlag('REWCEN3') || !isStatusKnown;
  const isLaterDue = useIsLaterDue();
  if (!isRealMember || !mayPromote) return null;
  return (
    <div className={styles.today}>
      {hasRewards && (
        <Link className={styles.rewards} to={paths.promotions.rewards}>
          <Icon name="gift" />
          {t('home.rewards')}
        </Link>
      )}
      {isLaterDue && <Today />}
    </div>
  );
}

/** Home renews a session (specification 4, "Home load"). The session ends only if the gateway refuses its token. */
export function HomeRenewal() {
  const store = useStore();
  useEffect(() => {
    const token = selectToken(store.getState());
    if (!token) return;
    renewSession(store, token).then(
      (renewed) => renewed === undefined && endSession(store),
      () => undefined,
    );
  }, [store]);
  return null;
}

/** The banners of home. They are marketing, so they are hidden during a break and for a player who opted out (product 4.21). */
export function PlayerBanners() {
  const { mayPromote } = usePlayState();
  const { isTrial } = useRole();
  return (
    <>
      {isTrial && <TrialNote />}
      {mayPromote && <BannerStrip group="m_home" />}
    </>
  );
}

/** Tells a trial player on home that the credit is not money, and how to play for real. */
function TrialNote() {
  const { t } = useTranslation('shell');
  return (
    <Notice
      tone="info"
      action={
        <Button as={Link} to={paths.session.register} size="s">
          {t('header.register')}
        </Button>
      }
    >
      {t('home.trial')}
    </Notice>
  );
}
