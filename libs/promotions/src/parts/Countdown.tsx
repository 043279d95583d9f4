import { useTranslation } from 'react-i18next';
import { useWhen } from '../hooks/useWhen';
import { timeLeft } from '../rules/timeLeft';
import styles from './Countdown.module.css';

export type CountdownProps = {
  /** The deadline and the current time by the gateway's clock, in milliseconds. */ until: number;
  now: number;
};

/** Shows the time left and the deadline in the player's time zone. */
export function Countdown({ until, now }: CountdownProps) {
  const { t } = useTranslation('promotions');
  const when = useWhen();
  const { days, clock, isSoon } = timeLeft(until, now);
  return (
    <p className={styles.countdown} data-soon={isSoon || undefined}>
      {t('reward.endsIn')}{' '}
      <span className={styles.clock} role="timer">
        {days > 0 ? `${t('reward.days', { count: days })} ${clock}` : clock}
      </span>
      {' · '}
      {when.zoned(until)}
    </p>
  );
}
