import { supports } from '@parlour/kernel';

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
