import { formatMoney } from '@parlour/kernel/money';
import { useMember, usePreferences } from '@parlour/player';
import { useLocale } from '@parlour/site';
import { Icon } from '@parlour/ui/icon';
import { BalanceMask, Money } from '@parlour/ui/money';
import { Skeleton } from '@parlour/ui/skeleton';
import { tierClass } from '@parlour/ui/tier';
import { VisuallyHidden } from '@parlour/ui/visually-hidden';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useGetMemberWalletQuery } from '../api/walletsApi';
import { balanceVisibilityToggled, selectIsBalanceHidden } from '../walletSlice';
import styles from './BalanceChip.module.css';

/**
 * Shows the balance in the header, without decimals (specification 2) unless the player turns them on. A tap hides or shows it.
 * Its border has the colour of the player's VIP level. Only for logged-in players.
 */
export function BalanceChip() {
  const { t } = useTranslation('wallet');
  const locale = useLocale();
  const decimals = usePreferences().decimals ? undefined : 0;
  // The header asks nothing for the sake of a colour.
  const tier = useMember({ skip: true })?.vipTier;
  const dispatch = useDispatch();
  const isHidden = useSelector(selectIsBalanceHidden);
  const { data: wallet, isFetching, isError, refetch } = useGetMemberWalletQuery();

  if (!wallet && !isError) {
    return (
      <span className={styles.chip}>
        <Skeleton shape="text" />
      </span>
    );
  }
  // Do not show a stale balance as the current one.
  if (!wallet || isError) {
    return (
      <button type="button" className={styles.chip} aria-busy={isFetching} onClick={() => void refetch()}>
        <Icon name="refresh" size="s" />
        <VisuallyHidden>{t('balance.retry')}</VisuallyHidden>
      </button>
    );
  }
  const isMasked = isHidden || isFetching;
  return (
    <button type="button" className={`${styles.chip} ${tierClass}`} data-tier={tier} onClick={() => dispatch(balanceVisibilityToggled())}>
      <span className={styles.amount}>
        {isMasked ? (
          <BalanceMask symbol={wallet.currencySymbol} size="s" />
        ) : (
          <Money
            symbol={wallet.currencySymbol}
            digits={formatMoney(wallet.sumBalance, { locale, symbol: wallet.currencySymbol, decimals })}
            tone="gold"
            size="s"
          />
        )}
      </span>
      <VisuallyHidden>{isHidden ? t('balance.show') : t('balance.hide')}</VisuallyHidden>
    </button>
  );
}
