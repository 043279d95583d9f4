import { serverNow } from '@parlour/api-client';
import { useEffect, useState } from 'react';

/** The gateway's time, each second; it counts on at once when the app comes back, because timers sleep in the background. */
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
