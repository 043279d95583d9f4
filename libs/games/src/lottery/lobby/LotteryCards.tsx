import { EmptyState } from '@parlour/ui/empty-state';
import { Skeleton } from '@parlour/ui/skeleton';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Lottery } from '../api/lotteryApi';
import { LotteryFailure } from '../parts/LotteryFailure';
import styles from './LotteryCards.module.css';

export type LotteryCardsProps = {
  /** Undefined while they load and after a failure. */
  lotteries?: readonly Lottery[];
  error?: unknown;
  isBusy: boolean;
  onRetry: () => void;
  children: (lottery: Lottery) => ReactElement;
};

/** A card for each lottery, or a skeleton, an error or an empty state. */
export function LotteryCards({ lotteries, error, isBusy, onRetry, children: card }: LotteryCardsProps) {
  const { t } = useTranslation('games');
  if (!lotteries) {
    if (error !== undefined) return <LotteryFailure title={t('lottery.failed')} error={error} isBusy={isBusy} onRetry={onRetry} />;
    return [1, 2, 3, 4].map((row) => <Skeleton key={row} shape="block" ratio="5/2" />);
  }
  if (lotteries.length === 0) return <EmptyState icon="ticket" title={t('lottery.none')} />;
  return (
    <section className={styles.cards} aria-label={t('lottery.all')}>
      {lotteries.map(card)}
    </section>
  );
}
