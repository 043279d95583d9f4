import { serverNow } from '@parlour/api-client';
import { useEffect, useState } from 'react';

/** The gateway's time in milliseconds, once a second; the device's clock may be wrong, deadlines are not. */
export function useServerNow(everyMs = 1000): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const update = () => setNow(serverNow());
    const timer = setInterval(update, everyMs);
    // Timers sleep in the background.
    document.addEventListener('visibilitychange', update);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', update);
    };
  }, [everyMs]);
  return now;
}
