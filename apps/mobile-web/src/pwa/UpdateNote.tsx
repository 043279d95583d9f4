import { supports } from '@parlour/kernel/device';
import { Button } from '@parlour/ui/button';
import { Notice } from '@parlour/ui/notice';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { registerWorker } from './registerWorker';
import styles from './UpdateNote.module.css';

/** Announces a new release. It is installed when the player asks for it, or at the next visit. */
export function UpdateNote() {
  const { t } = useTranslation('shell');
  const worker = useWaitingWorker();
  return (
    worker && (
      <Notice tone="info">
        <span className={styles.line}>
          {t('update.title')}
          <Button size="s" onClick={() => void takeOver(worker)}>
            {t('update.reload')}
          </Button>
        </span>
      </Notice>
    )
  );
}

/** The waiting worker of a new release. The app checks for one when it returns to the foreground. */
function useWaitingWorker(): ServiceWorker | undefined {
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
