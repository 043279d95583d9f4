import { serverNow } from '@parlour/api-client';
import { useEffect, useState } from 'react';

/** The gateway's time, updated every second, and at once when the app returns from the background, where timers sleep. */
export function useServerNow(): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const update = () => setNow(serverNow());
    const timer = setInterval(update, 1000);
    document.addEventListener('visibilitychange', update);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', update);
    };
  }, []);
  return now;
}
