import { serverNow } from '@parlour/api-client';
import { useEffect, useState } from 'react';

/**
 * Returns the gateway's time in milliseconds, updated while `isActive`. Deadlines must not depend on the device's clock, which
 * may be wrong.
 */
export function useServerNow(isActive: boolean, everyMs = 1000): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    if (!isActive) return undefined;
    const update = () => setNow(serverNow());
    update();
    const timer = setInterval(update, everyMs);
    // Timers are throttled in background tabs, so update on return.
    document.addEventListener('visibilitychange', update);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', update);
    };
  }, [isActive, everyMs]);
  return now;
}
