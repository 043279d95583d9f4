import { paths, to } from '@parlour/kernel';
import { Button } from '@parlour/ui/button';
import { Card } from '@parlour/ui/card';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { LotteryHead, type LotteryHeadProps } from '../parts/LotteryHead';
import styles from './LotteryCard.module.css';

export type LotteryCardProps = Omit<LotteryHeadProps, 'level'> & { onResults: () => void; onRetry: () => void };

/** A lottery that closes next, large: with its draw and its last result, and buttons to bet and to see its results. */
export function LotteryCard({ onResults, onRetry, ...head }: LotteryCardProps) {
  const { t } = useTranslation('games');
  const { lottery } = head;
  const name = lottery.gameName;
  return (
    <Card>
      <LotteryHead {...head} level="h3" />
      <div className={styles.actions}>
        {lottery.draw ? (
          <Button as={Link} size="s" to={to(paths.games.lotteryBet, { nodeId: lottery.nodeId })} aria-label={t('lottery.betOn', { name })}>
            {t('lottery.bet')}
          </Button>
        ) : (
          <Button size="s" variant="secondary" icon="refresh" onClick={onRetry} aria-label={t('lottery.retryFor', { name })}>
            {t('lottery.retry')}
          </Button>
        )}
        <Button size="s" variant="secondary" onClick={onResults} aria-label={t('lottery.resultsOf', { name })}>
          {t('lottery.results')}
        </Button>
      </div>
    </Card>
  );
}
