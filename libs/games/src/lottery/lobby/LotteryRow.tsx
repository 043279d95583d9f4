import { useImageFiles } from '@parlour/content';
import { paths, to } from '@parlour/kernel';
import { IconButton } from '@parlour/ui/button';
import { Image } from '@parlour/ui/image';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { LotteryClock } from '../parts/DrawClock';
import { LotteryStar } from '../parts/LotteryStar';
import type { LotteryCardProps } from './LotteryCard';
import styles from './LotteryRow.module.css';

/** A lottery of the lobby in 56 px: its time left to bet and its last result. A tap leads to the bet, the buttons to its results and the favourites. */
export function LotteryRow({ lottery, favourites, onResults, onRetry }: LotteryCardProps) {
  const { t } = useTranslation('games');
  const imageOf = useImageFiles();
  const { nodeId, gameName: name, draw, last } = lottery;

  return (
    <div className={styles.row}>
      <span className={styles.icon}>
        <Image
          {...imageOf(lottery.mobileLargeIcon ?? undefined, [200])}
          ratio="1/1"
          sizes="40px"
          placeholder={lottery.placeholder ?? undefined}
        />
      </span>
      <div className={styles.text}>
        <h3 className={styles.name}>
          {draw ? (
            <Link className={styles.link} to={to(paths.games.lotteryBet, { nodeId })} aria-label={t('lottery.betOn', { name })}>
              {name}
            </Link>
          ) : (
            name
          )}
        </h3>
        <span className={styles.facts}>
          <LotteryClock lottery={lottery} isShort />
          {last && (
            <span className={styles.last} role="img" aria-label={t('lottery.lastResult', { numbers: last.numbers.join(', ') })}>
              {last.numbers.join(' ')}
            </span>
          )}
        </span>
      </div>
      <div className={styles.buttons}>
        {!draw && <IconButton icon="refresh" label={t('lottery.retryFor', { name })} onClick={onRetry} />}
        <IconButton icon="list" tone="dim" label={t('lottery.resultsOf', { name })} onClick={onResults} />
        <LotteryStar lottery={lottery} favourites={favourites} />
      </div>
    </div>
  );
}
