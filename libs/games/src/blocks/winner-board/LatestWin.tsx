import { formatMoney } from '@parlour/kernel/money';
import { useLocale } from '@parlour/site';
import { Icon } from '@parlour/ui/icon';
import { Money } from '@parlour/ui/money';
import { useTranslation } from 'react-i18next';
import { winnersApi } from '../../api/winnersApi';
import { useCatalogScope } from '../../hooks/useCatalogScope';
import { useIsOffered } from '../../hooks/useIsOffered';
import { useHasLiveFigures, useLiveFigures } from '../../hooks/useLiveFigures';
import styles from './WinnerBoard.module.css';

export type LatestWinProps = {
  /** The merchant's currency symbol, from the wallet. */
  symbol?: string;
};

/** The latest real win, in a line that follows the gateway. Its place is kept until that is known. Renders nothing where figures do not move, or nobody has won. */
export function LatestWin({ symbol }: LatestWinProps) {
  const { t } = useTranslation('games');
  const locale = useLocale();
  const hasFigures = useHasLiveFigures();
  const isOffered = useIsOffered();
  useLiveFigures({ isAtOnce: true });
  const { data, isError } = winnersApi.endpoints.getLiveFigures.useQueryState(useCatalogScope());
  // A poll that failed leaves the line as it is.
  if (!hasFigures || (isError && !data)) return null;
  if (!data) return <p className={styles.latest} aria-hidden />;
  const latest = data.wins.find(({ target }) => isOffered(target));
  if (!latest) return null;
  return (
    <p className={styles.latest}>
      <Icon name="history" size="s" />
      {t('winners.latest')}: {latest.customerName}
      <Money symbol={symbol ?? data.symbol} digits={formatMoney(latest.amount, { locale, decimals: 0 })} tone="gold" />
      <bdi>{latest.target.name}</bdi>
    </p>
  );
}
