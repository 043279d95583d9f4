import { useEffect, useState, useSyncExternalStore } from 'react';
import { pageTime, serverNow, clockListeners } from './serverClock';

const TICK_MS = 1000;

const never = () => () => undefined;
const nothing = () => undefined;

/**
 * The gateway's time in milliseconds since the epoch, updated at each of its whole seconds while `isActive`. Deadlines must not depend on the
 * device's clock, which may be wrong.
 */
export function useServerNow(isActive = true): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    if (!isActive) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const update = () => {
      clearTimeout(timer);
      timer = setTimeout(update, TICK_MS - (serverNow() % TICK_MS));
      setNow(serverNow());
    };
    update();
    // Browsers throttle timers in background tabs, so update on return.
    document.addEventListener('visibilitychange', update);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', update);
    };
  }, [isActive]);
  return useSyncExternalStore(never, nothing, pageTime) ?? now;
}

function subscribe(listener: () => void): () => void {
  clockListeners.add(listener);
  return () => clockListeners.delete(listener);
}

const startOfToday = () => new Date(serverNow()).setHours(0, 0, 0, 0);

/**
 * The start of the gateway's current day in the player's time zone, in milliseconds since the epoch. It changes with the first reply of
 * another day: after midnight, or if the device's clock was wrong. Use it for ranges of days; they would miss the newest records if a
 * screen kept the time of its start.
 */
export function useServerToday(): number {
  return useSyncExternalStore(subscribe, startOfToday, startOfToday);
}
