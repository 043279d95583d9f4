import { Skeleton } from '@parlour/ui/skeleton';
import { useTranslation } from 'react-i18next';
import { winnersApi } from '../../api/winnersApi';
import { useCatalogScope } from '../../hooks/useCatalogScope';
import { useIsOffered } from '../../hooks/useIsOffered';
import { useHasLiveFigures, useLiveFigures } from '../../hooks/useLiveFigures';
import styles from './WinnerBoard.module.css';
import { WinnerList } from './WinnerList';

export type LatestWinProps = {
  /** The merchant's currency symbol, from the wallet. */
  symbol?: string;
};

/** The latest real win, in a row of fixed height that follows the gateway. Renders nothing if figures do not move here, or nobody has won. */
export function LatestWin({ symbol }: LatestWinProps) {
  const { t } = useTranslation('games');
  const hasFigures = useHasLiveFigures();
  const isOffered = useIsOffered();
  useLiveFigures({ isAtOnce: true });
  const { data, isError } = winnersApi.endpoints.getLiveFigures.useQueryState(useCatalogScope());
  // A poll that failed leaves the row as it is.
  if (!hasFigures || (isError && !data)) return null;
  if (!data) {
    return (
      <div className={styles.latest} aria-hidden>
        <Skeleton shape="row" />
      </div>
    );
  }
  const latest = data.wins.find(({ target }) => isOffered(target));
  if (!latest) return null;
  return (
    <div className={styles.latest}>
      <WinnerList icon="history" title={t('winners.latest')} winners={[latest]} symbol={symbol ?? data.symbol} />
    </div>
  );
}
