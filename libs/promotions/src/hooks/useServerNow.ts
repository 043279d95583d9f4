import { serverNow } from '@parlour/api-client';
import { useEffect, useState } from 'react';

/**
 * Returns the gateway's time in milliseconds, updated every second. Deadlines must not depend on the device's clock, which may be
 * wrong.
 */
export function useServerNow(everyMs = 1000): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const update = () => setNow(serverNow());
    const timer = setInterval(update, everyMs);
    // Timers are throttled in background tabs, so update on return.
    document.addEventListener('visibilitychange', update);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', update);
    };
  }, [everyMs]);
  return now;
}
