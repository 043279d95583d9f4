import { countdownText } from '@parlour/ui/countdown';
import { useTranslation } from 'react-i18next';
import { useLotteryText } from '../../hooks/useLotteryText';
import type { Lottery } from '../api/lotteryApi';
import { type DrawPhase, drawPhase } from '../rules/drawPhase';
import styles from './DrawClock.module.css';
import { useLotteryTime } from './LotteryTime';

const soonMs = 10_000;

export type DrawClockProps = {
  phase: DrawPhase;
  /** The time left alone, where a title says that it closes. */
  isShort?: boolean | undefined;
};

/** The phase of a draw: time left to bet, being drawn, opening time, or unknown. */
export function DrawClock({ phase, isShort = false }: DrawClockProps) {
  const { t } = useTranslation('games');
  const text = useLotteryText();
  if (phase.is === 'unknown') return <span className={styles.clock}>{t('lottery.noDraw')}</span>;
  if (phase.is === 'closed') return <span className={styles.clock}>{t('lottery.opensAt', { time: text.time(phase.opensAt) })}</span>;
  if (phase.is === 'drawing') {
    return (
      <span className={styles.clock} data-tone="drawing">
        {t('lottery.drawing')}
      </span>
    );
  }
  const time = countdownText(phase.msLeft);
  const sentence = t('lottery.closesIn', { time });
  return (
    <span
      className={styles.clock}
      data-tone={phase.msLeft < soonMs ? 'soon' : 'open'}
      role="timer"
      aria-label={isShort ? sentence : undefined}
    >
      {isShort ? time : sentence}
    </span>
  );
}

export type LotteryClockProps = Pick<DrawClockProps, 'isShort'> & { lottery: Lottery };

/** The phase of a lottery's draw now. */
export function LotteryClock({ lottery, isShort }: LotteryClockProps) {
  return <DrawClock phase={drawPhase(lottery, useLotteryTime())} isShort={isShort} />;
}
