import { supports } from '@parlour/kernel';
import { useEffect, useState } from 'react';
import { registerWorker } from './registerWorker';

/** The worker of a new release that waits to take over; it is looked for when the app comes back to the front. */
export function useWaitingWorker(): ServiceWorker | undefined {
  const [waiting, setWaiting] = useState<ServiceWorker>();

  useEffect(() => {
    const off = new AbortController();
    const { signal } = off;
    void registerWorker().then((registration) => {
      if (!registration || signal.aborted) return;
      const look = () => {
        // The very first worker replaces nobody.
        if (supports.serviceWorker()?.controller) setWaiting(registration.waiting ?? undefined);
      };
      look();
      registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', look, { signal }), {
        signal,
      });
      const ask = () => {
        if (document.visibilityState === 'visible') registration.update().catch(() => undefined);
      };
      document.addEventListener('visibilitychange', ask, { signal });
    });
    return () => off.abort();
  }, []);

  return waiting;
}
