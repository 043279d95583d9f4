import { LoadFailure, useErrorText } from '@parlour/api-client';
import { formatMoney } from '@parlour/kernel';
import { useLocale } from '@parlour/merchant';
import { IconButton } from '@parlour/ui/button';
import { Card } from '@parlour/ui/card';
import { BalanceMask, Money } from '@parlour/ui/money';
import { Skeleton } from '@parlour/ui/skeleton';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useGetMemberWalletQuery } from '../api/walletsApi';
import { useWhen } from '../parts/useWhen';
import { balanceVisibilityToggled, selectIsBalanceHidden } from '../walletSlice';
import styles from './BalanceCard.module.css';

export type BalanceCardProps = {
  /** What stands under the amount, e.g. buttons of the placing side. */
  children?: ReactNode;
};

/** The exact balance with its toggle and refresh, for member home and money screens. */
export function BalanceCard({ children }: BalanceCardProps) {
  const { t } = useTranslation('wallet');
  const locale = useLocale();
  const dispatch = useDispatch();
  const errorText = useErrorText();
  const isHidden = useSelector(selectIsBalanceHidden);
  const { data: wallet, isFetching, error, refetch, fulfilledTimeStamp } = useGetMemberWalletQuery();
  const when = useWhen();

  if (!wallet && error) {
    return (
      <Card>
        <LoadFailure
          title={t('balance.error')}
          error={error}
          retryLabel={t('balance.retry')}
          isBusy={isFetching}
          onRetry={() => void refetch()}
        />
      </Card>
    );
  }
  return (
    <Card>
      <div className={styles.line}>
        <p className={styles.label}>{t('balance.label')}</p>
        <p className={styles.amount} aria-live="polite" aria-busy={isFetching}>
          {!wallet && <Skeleton shape="text" />}
          {wallet && (isHidden || isFetching) && (
            <BalanceMask symbol={wallet.currencySymbol} size="xl" label={isHidden ? t('balance.isHidden') : t('balance.isRefreshing')} />
          )}
          {wallet && !isHidden && !isFetching && (
            <Money symbol={wallet.currencySymbol} digits={formatMoney(wallet.sumBalance, { locale, decimals: 2 })} tone="gold" size="xl" />
          )}
        </p>
        {error !== undefined && fulfilledTimeStamp !== undefined && (
          <p className={styles.label} role="status">
            {t('balance.asOf', { time: when.time(fulfilledTimeStamp), reason: errorText(error) })}
          </p>
        )}
        <div className={styles.buttons}>
          <IconButton
            icon={isHidden ? 'eye-off' : 'eye'}
            tone="dim"
            label={isHidden ? t('balance.show') : t('balance.hide')}
            onClick={() => dispatch(balanceVisibilityToggled())}
          />
          <IconButton icon="refresh" tone="dim" label={t('balance.refresh')} disabled={isFetching} onClick={() => void refetch()} />
        </div>
      </div>
      {children}
    </Card>
  );
}
