import type { ReactNode } from 'react';
import styles from './Countdown.module.css';
import { countdownDays, countdownText } from './timeLeft';

export type CountdownProps = {
  /** The text before the remaining time, for example "Ends in". */
  label: string;
  /** The deadline, in milliseconds since the epoch. */
  until: number;
  /** The current time of the gateway, in milliseconds since the epoch. */
  now: number;
  /** The clock warns when less than this is left. */
  soonMs: number;
  /** Names whole days, for example "2 days". Without it the clock counts hours alone. */
  dayLabel?: (count: number) => string;
  /** `l` for a deadline that the player is working against. */
  size?: 'm' | 'l';
  children?: ReactNode;
};

/** Shows the time left until a deadline, never negative. */
export function Countdown({ label, until, now, soonMs, dayLabel, size = 'm', children }: CountdownProps) {
  const msLeft = until - now;
  return (
    <p className={styles.countdown} data-size={size} data-soon={msLeft <= soonMs - 1000 || undefined}>
      {label}{' '}
      <span className={styles.clock} role="timer">
        {dayLabel ? longText(msLeft, dayLabel) : countdownText(msLeft)}
      </span>
      {children}
    </p>
  );
}

function longText(msLeft: number, dayLabel: (count: number) => string): string {
  const { days, clock } = countdownDays(msLeft);
  return days > 0 ? `${dayLabel(days)} ${clock}` : clock;
}
