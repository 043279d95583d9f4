import { serverNow } from '@parlour/api-client';
import { useEffect, useState } from 'react';
import { playedTime } from '../../rules/play/playedTime';
import styles from './SessionClock.module.css';

export type SessionClockProps = {
  /** In milliseconds since the epoch, by the gateway's clock. While unknown, the clock counts the time on this screen. */
  startedAt?: number;
};

/** How long the player has been in this game. */
export function SessionClock({ startedAt }: SessionClockProps) {
  const [openedAt] = useState(serverNow);
  const [now, setNow] = useState(openedAt);

  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), 1000);
    return () => clearInterval(timer);
  }, []);

  return (
    <span className={styles.clock} role="timer">
      {playedTime(now - (startedAt ?? openedAt))}
    </span>
  );
}
