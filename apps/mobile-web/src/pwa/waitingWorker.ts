import { supports } from '@parlour/kernel/device';
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

/** The longest wait for a worker to take over, in milliseconds. */
const PATIENCE_MS = 3000;

/** Activates the waiting release and opens it. */
export async function takeOver(worker: ServiceWorker, reload: () => void = () => window.location.reload()): Promise<void> {
  const taken = new Promise<void>((resolve) => {
    supports.serviceWorker()?.addEventListener('controllerchange', () => resolve(), { once: true });
    setTimeout(resolve, PATIENCE_MS);
  });
  worker.postMessage('take over');
  await taken;
  reload();
}
