import { errorCode, useErrorText } from '@parlour/api-client';
import { compareMoney, formatMoney, type Money as Amount, subtractMoney } from '@parlour/kernel/money';
import { useLocale } from '@parlour/site';
import { useAmountText, useDateFormat } from '@parlour/site/format';
import { IconButton } from '@parlour/ui/button';
import { Card } from '@parlour/ui/card';
import { BalanceMask, Money } from '@parlour/ui/money';
import { Skeleton } from '@parlour/ui/skeleton';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useGetMemberWalletQuery } from '../api/walletsApi';
import { balanceVisibilityToggled, selectIsBalanceHidden } from '../walletSlice';
import type { MemberBalance } from '../wire/balance';
import styles from './BalanceCard.module.css';

export type BalanceCardProps = {
  /** `line` leaves out the card and keeps label, amount and buttons in one line, for a screen where the balance comes second. */
  layout?: 'card' | 'line';
  /** Content below the amount, e.g. buttons. */
  children?: ReactNode;
};

/** Shows the exact balance of all wallets, its parts if there are several, and a visibility toggle and a refresh button, for member home and the money screens. */
export function BalanceCard({ layout = 'card', children }: BalanceCardProps) {
  const { t } = useTranslation('wallet');
  const dispatch = useDispatch();
  const errorText = useErrorText();
  const isHidden = useSelector(selectIsBalanceHidden);
  const { data: wallet, isFetching, error, refetch, fulfilledTimeStamp } = useGetMemberWalletQuery();
  const dates = useDateFormat();
  const hasFailed = !wallet && error !== undefined;

  const Box = layout === 'card' ? Card : Fragment;

  return (
    <Box>
      <div className={styles.line} data-layout={layout}>
        {hasFailed ? (
          <Failure error={error} layout={layout} />
        ) : (
          <>
            <p className={styles.label}>{t('balance.label')}</p>
            <p className={styles.amount} aria-live="polite" aria-busy={isFetching}>
              <ExactBalance wallet={wallet} isHidden={isHidden} isRefreshing={isFetching} size={layout === 'card' ? 'xl' : 'm'} />
            </p>
          </>
        )}
        {wallet && !isHidden && <BalanceParts wallet={wallet} />}
        {error !== undefined && fulfilledTimeStamp !== undefined && (
          <p className={styles.label} role="status">
            {t('balance.asOf', { time: dates.time(fulfilledTimeStamp), reason: errorText(error) })}
          </p>
        )}
        <div className={styles.buttons}>
          {!hasFailed && (
            <IconButton
              icon={isHidden ? 'eye-off' : 'eye'}
              tone="dim"
              label={isHidden ? t('balance.show') : t('balance.hide')}
              onClick={() => dispatch(balanceVisibilityToggled())}
            />
          )}
          <IconButton
            icon="refresh"
            tone="dim"
            label={t(hasFailed ? 'balance.retry' : 'balance.refresh')}
            disabled={isFetching}
            onClick={() => void refetch()}
          />
        </div>
      </div>
      {children}
    </Box>
  );
}

/** Shown when the balance did not load. The layout `line` leaves out the reason, because the form below it shows the same one. */
function Failure({ error, layout }: { error: unknown; layout: BalanceCardProps['layout'] }) {
  const { t } = useTranslation('wallet');
  const errorText = useErrorText();
  return (
    <div role="alert">
      <p className={styles.failure}>{t('balance.error')}</p>
      {layout === 'card' && <p className={styles.label}>{errorText(error)}</p>}
      <p className={styles.code}>{errorCode(error)}</p>
    </div>
  );
}

/** Shows the parts of a balance: "Cash ₱12,480.55 · Bonus ₱132.00". Renders nothing if all of it is cash in the main wallet. */
function BalanceParts({ wallet }: { wallet: MemberBalance }) {
  const { t } = useTranslation('wallet');
  const amountText = useAmountText(wallet.currencySymbol);
  const parts = balanceParts(wallet);
  if (parts.length === 0) return null;
  return <p className={styles.label}>{parts.map(({ id, amount }) => `${t(`balance.${id}`)} ${amountText(amount)}`).join(' · ')}</p>;
}

type ExactBalanceProps = {
  /** Undefined while it loads; a skeleton takes its place. */
  wallet: { currencySymbol: string; sumBalance: string } | undefined;
  isHidden: boolean;
  isRefreshing: boolean;
  size: 'm' | 'xl';
};

/** Shows the full balance, masked while it is hidden or loading. */
function ExactBalance({ wallet, isHidden, isRefreshing, size }: ExactBalanceProps) {
  const { t } = useTranslation('wallet');
  const locale = useLocale();

  if (!wallet) return <Skeleton shape="text" />;
  const { currencySymbol, sumBalance } = wallet;
  if (isHidden || isRefreshing)
    return <BalanceMask symbol={currencySymbol} size={size} label={t(isHidden ? 'balance.isHidden' : 'balance.isRefreshing')} />;
  return <Money symbol={currencySymbol} digits={formatMoney(sumBalance, { locale, symbol: currencySymbol })} tone="gold" size={size} />;
}

type BalancePart = { id: 'cash' | 'bonus' | 'other'; amount: Amount };

/** Returns the parts of a balance, or nothing if all of it is in the main wallet. A gateway without figures sends only the sum. */
export function balanceParts({
  sumBalance,
  mainBalance,
  bonusBalance,
}: Pick<MemberBalance, 'sumBalance' | 'mainBalance' | 'bonusBalance'>) {
  if (mainBalance == null) return [];
  const bonus = bonusBalance ?? '0';
  const other = subtractMoney(subtractMoney(sumBalance, mainBalance), bonus);
  const beside: BalancePart[] = [
    { id: 'bonus', amount: bonus },
    { id: 'other', amount: other },
  ];
  const held = beside.filter(({ amount }) => compareMoney(amount, '0') > 0);
  return held.length === 0 ? [] : [{ id: 'cash' as const, amount: mainBalance }, ...held];
}
