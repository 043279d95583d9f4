import { serverNow } from '@parlour/api-client';
import { useEffect, useState } from 'react';

/** The gateway's time in milliseconds, kept up to date while `isActive`; the device's clock may be wrong, deadlines are not. */
export function useServerNow(isActive: boolean, everyMs = 1000): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    if (!isActive) return undefined;
    const update = () => setNow(serverNow());
    update();
    const timer = setInterval(update, everyMs);
    // Timers sleep in the background.
    document.addEventListener('visibilitychange', update);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', update);
    };
  }, [isActive, everyMs]);
  return now;
}
