import { useArt } from '@parlour/merchant';
import { IconButton } from '@parlour/ui/button';
import { Picture } from '@parlour/ui/picture';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { selectFavouriteIntent } from '../../gamesSlice';
import type { Hearts } from '../../parts/useHearts';
import type { Lottery } from '../api/lotteryApi';
import { drawPhase } from '../rules/drawPhase';
import { Balls } from './Balls';
import { DrawClock } from './DrawClock';
import styles from './LotteryHead.module.css';

export type LotteryHeadProps = { lottery: Lottery; now: number; hearts: Hearts; level: 'h1' | 'h2' };
type WithGames = Parameters<typeof selectFavouriteIntent>[0];

/** A lottery: its name, how long it takes bets, its draw, what was drawn last, and the star. */
export function LotteryHead({ lottery, now, hearts, level: Name }: LotteryHeadProps) {
  const { t } = useTranslation('games');
  const artOf = useArt();
  const { nodeId, gameName: name, vassalage, gameCode, draw, last } = lottery;
  const intent = useSelector((state: WithGames) => selectFavouriteIntent(state, nodeId));
  const isOn = intent ?? hearts.isListed(nodeId);
  const art = lottery.mobileLargeIcon ?? undefined;

  return (
    <div className={styles.head}>
      <span className={styles.icon}>
        <Picture {...artOf(art, [200, 400])} ratio="1/1" sizes="48px" placeholder={lottery.placeholder ?? undefined} />
      </span>
      <div className={styles.words}>
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
        onClick={() => hearts.toggle({ nodeId, vassalage, gameCode, gameType: 'LOTT', name }, !isOn)}
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
