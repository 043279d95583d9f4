import { useImageFiles } from '@parlour/content';
import { IconButton } from '@parlour/ui/button';
import { Image } from '@parlour/ui/image';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { selectFavouriteChoice } from '../../gamesSlice';
import type { Favourites } from '../../hooks/useFavourites';
import type { Lottery } from '../api/lotteryApi';
import { drawPhase } from '../rules/drawPhase';
import { Balls } from './Balls';
import { DrawClock } from './DrawClock';
import styles from './LotteryHead.module.css';

export type LotteryHeadProps = { lottery: Lottery; now: number; favourites: Favourites; level: 'h1' | 'h2' };
type WithGames = Parameters<typeof selectFavouriteChoice>[0];

/** A lottery with its name, time left to bet, draw number, last result and favourite button. */
export function LotteryHead({ lottery, now, favourites, level: Name }: LotteryHeadProps) {
  const { t } = useTranslation('games');
  const imageOf = useImageFiles();
  const { nodeId, gameName: name, vendor, gameCode, draw, last } = lottery;
  const choice = useSelector((state: WithGames) => selectFavouriteChoice(state, nodeId));
  const isOn = choice ?? favourites.isListed(nodeId);
  const image = lottery.mobileLargeIcon ?? undefined;

  return (
    <div className={styles.head}>
      <span className={styles.icon}>
        <Image {...imageOf(image, [200, 400])} ratio="1/1" sizes="48px" placeholder={lottery.placeholder ?? undefined} />
      </span>
      <div className={styles.text}>
        <Name className={styles.name}>{name}</Name>
        <span className={styles.facts}>
          <DrawClock phase={drawPhase(lottery, now)} />
          {draw && <span className={styles.draw}>{t('lottery.drawNo', { no: draw.drawNo })}</span>}
        </span>
      </div>
      <IconButton
        icon={isOn ? 'star-filled' : 'star'}
        tone={isOn ? 'accent' : 'dim'}
        label={t('tile.favourite', { name })}
        aria-pressed={isOn}
        onClick={() => favourites.toggle({ nodeId, vendor, gameCode, gameType: 'LOTT', name }, !isOn)}
      />
      {last && (
        <div className={styles.last}>
          <span className={styles.draw} aria-hidden>
            {t('lottery.last')}
          </span>
          <Balls numbers={last.numbers} label={t('lottery.lastResult', { numbers: last.numbers.join(', ') })} />
        </div>
      )}
    </div>
  );
}
