import { useEffect, useState, useSyncExternalStore } from 'react';
import { pageTime, serverNow } from './serverClock';

const TICK_MS = 1000;

const never = () => () => undefined;
const nothing = () => undefined;

/**
 * The gateway's time in milliseconds since the epoch, updated every second while `isActive`. Deadlines must not depend on the
 * device's clock, which may be wrong.
 */
export function useServerNow(isActive = true): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    if (!isActive) return undefined;
    const update = () => setNow(serverNow());
    update();
    const timer = setInterval(update, TICK_MS);
    // Browsers throttle timers in background tabs, so update on return.
    document.addEventListener('visibilitychange', update);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', update);
    };
  }, [isActive]);
  return useSyncExternalStore(never, nothing, pageTime) ?? now;
}
