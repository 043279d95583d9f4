import { supports } from '@parlour/kernel';
import { useEffect, useState } from 'react';
import { registerWorker } from './registerWorker';

/** The waiting worker of a new release. The app checks for one when it returns to the foreground. */
export function useWaitingWorker(): ServiceWorker | undefined {
  const [waiting, setWaiting] = useState<ServiceWorker>();

  useEffect(() => {
    const off = new AbortController();
    const { signal } = off;
    void registerWorker().then((registration) => {
      if (!registration || signal.aborted) return;
      const look = () => {
        // The first worker replaces no other.
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
