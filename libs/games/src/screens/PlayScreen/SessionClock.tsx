import { serverNow } from '@parlour/api-client';
import { useEffect, useState } from 'react';
import { playedTime } from '../../rules/playedTime';
import styles from './SessionClock.module.css';

export type SessionClockProps = {
  /** By the gateway's clock, in milliseconds since the epoch; unknown at first. */
  startedAt?: number;
};

/** How long the player has been in this game, to the second. */
export function SessionClock({ startedAt }: SessionClockProps) {
  const [now, setNow] = useState(serverNow);

  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), 1000);
    return () => clearInterval(timer);
  }, []);

  return (
    <span className={styles.clock} role="timer">
      {playedTime(startedAt === undefined ? 0 : now - startedAt)}
    </span>
  );
}
