import { useImageFiles } from '@parlour/content';
import { Image } from '@parlour/ui/image';
import { useTranslation } from 'react-i18next';
import { Balls } from './Balls';
import { LotteryClock } from './DrawClock';
import styles from './LotteryHead.module.css';
import { LotteryStar, type LotteryStarProps } from './LotteryStar';

export type LotteryHeadProps = LotteryStarProps & { level: 'h1' | 'h3' };

/** A lottery with its name, time left to bet, draw number, last result and favourite button. */
export function LotteryHead({ lottery, favourites, level: Name }: LotteryHeadProps) {
  const { t } = useTranslation('games');
  const imageOf = useImageFiles();
  const { gameName: name, draw, last } = lottery;
  const image = lottery.mobileLargeIcon ?? undefined;

  return (
    <div className={styles.head} data-arrives="whole">
      <span className={styles.icon}>
        <Image {...imageOf(image, [200, 400])} ratio="1/1" sizes="48px" placeholder={lottery.placeholder ?? undefined} />
      </span>
      <div className={styles.text}>
        <Name className={styles.name}>{name}</Name>
        <span className={styles.facts}>
          <LotteryClock lottery={lottery} />
          {draw && <span className={styles.draw}>{t('lottery.drawNo', { no: draw.drawNo })}</span>}
        </span>
      </div>
      <LotteryStar lottery={lottery} favourites={favourites} />
      {last && (
        <div className={styles.last} data-line={Name === 'h3' || undefined}>
          <span className={styles.draw} aria-hidden>
            {t('lottery.last')}
          </span>
          <Balls numbers={last.numbers} label={t('lottery.lastResult', { numbers: last.numbers.join(', ') })} />
        </div>
      )}
      <span hidden data-end />
    </div>
  );
}
