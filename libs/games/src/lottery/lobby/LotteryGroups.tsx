import { paths, to } from '@parlour/kernel';
import { Button } from '@parlour/ui/button';
import { Card } from '@parlour/ui/card';
import { EmptyState } from '@parlour/ui/empty-state';
import { Skeleton } from '@parlour/ui/skeleton';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Lottery } from '../api/lotteryApi';
import { LotteryFailure } from '../parts/LotteryFailure';
import { LotteryHead, type LotteryHeadProps } from '../parts/LotteryHead';
import { drawPhase } from '../rules/drawPhase';
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

type LotteryCardProps = Omit<LotteryHeadProps, 'level'> & { onResults: () => void; onRetry: () => void };

/** A lottery of the lobby, with buttons to bet and to see its results. */
export function LotteryCard({ onResults, onRetry, ...head }: LotteryCardProps) {
  const { t } = useTranslation('games');
  const { lottery, now } = head;
  const name = lottery.gameName;
  return (
    <Card>
      <LotteryHead {...head} level="h2" />
      <div className={styles.actions}>
        {drawPhase(lottery, now).is === 'unknown' ? (
          <Button size="s" variant="secondary" icon="refresh" onClick={onRetry} aria-label={t('lottery.retryFor', { name })}>
            {t('lottery.retry')}
          </Button>
        ) : (
          <Button as={Link} size="s" to={to(paths.games.lotteryBet, { nodeId: lottery.nodeId })} aria-label={t('lottery.betOn', { name })}>
            {t('lottery.bet')}
          </Button>
        )}
        <Button size="s" variant="secondary" onClick={onResults} aria-label={t('lottery.resultsOf', { name })}>
          {t('lottery.results')}
        </Button>
      </div>
    </Card>
  );
}
