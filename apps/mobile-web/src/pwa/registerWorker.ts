import { supports } from '@parlour/kernel';
import { savesData } from '@parlour/merchant';
import { trustedApp } from '../trustedApp';

const WORKER = '/m/sw.js';

let registration: Promise<ServiceWorkerRegistration | undefined> | undefined;

/** Registers the service worker; undefined if the browser has none or refuses. */
export function registerWorker(): Promise<ServiceWorkerRegistration | undefined> {
  registration ??= register();
  return registration;
}

/**
 * Has the worker cache the rest of home and the app bundle, so that they work offline, and what this page has loaded before the worker could
 * keep it. Call it once the player uses the page.
 */
export async function fillWorker(): Promise<void> {
  if (!(await registerWorker())) return;
  const ready = await supports.serviceWorker()?.ready;
  ready?.active?.postMessage('fill');
  ready?.active?.postMessage(performance.getEntriesByType('resource').map(({ name }) => name));
}

async function register(): Promise<ServiceWorkerRegistration | undefined> {
  if (savesData() || process.env.NODE_ENV === 'development') return undefined;
  try {
    return await supports.serviceWorker()?.register(trustedApp().createScriptURL(WORKER), { scope: '/m/' });
  } catch (error) {
    console.info('No offline copy:', error);
    return undefined;
  }
}
