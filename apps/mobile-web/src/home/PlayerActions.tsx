import { paths } from '@parlour/kernel';
import { LanguageSelector } from '@parlour/merchant';
import { useRole } from '@parlour/player';
import { Button } from '@parlour/ui/button';
import { BalanceChip } from '@parlour/wallet';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useIsLaterDue } from '../startup/due';
import { GiftButton } from './lazyBlocks';
import styles from './PlayerActions.module.css';

/** The player's actions in the header of home: gifts, balance, deposit, language (specification 2, "Header shell"). */
export function PlayerActions() {
  const { t } = useTranslation('shell');
  const { isTrial } = useRole();
  const isLaterDue = useIsLaterDue();
  return (
    <>
      {/* Its place is kept from the start, so that nothing moves when there is something to claim. */}
      <span className={styles.gift}>{isLaterDue && <GiftButton />}</span>
      <BalanceChip />
      {/* A trial cannot deposit, so its next step is an account. */}
      <Button as={Link} to={isTrial ? paths.session.register : paths.wallet.deposit} size="s">
        {t(isTrial ? 'header.register' : 'header.deposit')}
      </Button>
      <span className={styles.language}>
        <LanguageSelector />
      </span>
    </>
  );
}
