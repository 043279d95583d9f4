import { useTranslation } from 'react-i18next';
import styles from './Countdown.module.css';

export type CountdownProps = {
  /** The deadline and the current time by the gateway's clock, in milliseconds. */ until: number;
  now: number;
};

/** Shows the time left to pay, never negative. */
export function Countdown({ until, now }: CountdownProps) {
  const { t } = useTranslation('wallet');
  const seconds = Math.max(0, Math.ceil((until - now) / 1000));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  const parts = [...(hours > 0 ? [hours] : []), minutes, seconds % 60];
  const clock = parts.map((part) => String(part).padStart(2, '0')).join(':');
  return (
    <p className={styles.countdown} data-soon={seconds < 120 || undefined}>
      {t('pay.timeLeft')}{' '}
      <span className={styles.clock} role="timer">
        {clock}
      </span>
    </p>
  );
}
