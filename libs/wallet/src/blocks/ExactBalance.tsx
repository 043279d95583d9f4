import { formatMoney } from '@parlour/kernel';
import { useLocale } from '@parlour/merchant';
import { BalanceMask, Money } from '@parlour/ui/money';
import { Skeleton } from '@parlour/ui/skeleton';
import { useTranslation } from 'react-i18next';

type ExactBalanceProps = {
  /** Undefined while it loads; a skeleton takes its place. */
  wallet: { currencySymbol: string; sumBalance: string } | undefined;
  isHidden: boolean;
  isRefreshing: boolean;
  size: 'm' | 'xl';
};

/** Shows the full balance, masked while it is hidden or loading. */
export function ExactBalance({ wallet, isHidden, isRefreshing, size }: ExactBalanceProps) {
  const { t } = useTranslation('wallet');
  const locale = useLocale();

  if (!wallet) return <Skeleton shape="text" />;
  const { currencySymbol, sumBalance } = wallet;
  if (isHidden || isRefreshing)
    return <BalanceMask symbol={currencySymbol} size={size} label={t(isHidden ? 'balance.isHidden' : 'balance.isRefreshing')} />;
  return <Money symbol={currencySymbol} digits={formatMoney(sumBalance, { locale, decimals: 2 })} tone="gold" size={size} />;
}
