import { serverNow } from '@parlour/api-client';
import { useEffect, useState } from 'react';
import { playedTime } from '../../rules/playedTime';
import styles from './SessionClock.module.css';

export type SessionClockProps = {
  /** By the gateway's clock, in milliseconds since the epoch; while it is unknown the time on this screen counts. */
  startedAt?: number;
};

/** How long the player has been in this game, to the second. */
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
