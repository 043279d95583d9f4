import { savesData, supports, whenIdle } from '@parlour/kernel/device';
import { useEffect } from 'react';

type Rules = { createScriptURL: (url: string) => string };
type PolicyFactory = { createPolicy: (name: string, rules: Rules) => Rules };

const WORKER = '/m/sw.js';

const rules: Rules = {
  createScriptURL: (url) => {
    if (url !== WORKER) throw new TypeError(`not a script of ours: ${url}`);
    return url;
  },
};

let policy: Rules | undefined;

/** The Trusted Types policy `app` of the document (docs/security.md): everything that the app allows. */
function trustedApp(): Rules {
  const { trustedTypes } = window as Window & { trustedTypes?: PolicyFactory };
  policy ??= trustedTypes ? trustedTypes.createPolicy('app', rules) : rules;
  return policy;
}

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
  const loaded = ['navigation', 'resource'].flatMap((type) => performance.getEntriesByType(type));
  ready?.active?.postMessage(loaded.map(({ name }) => name));
}

/**
 * Resolves to true once requests of this page pass the worker, which keeps their replies; to false in a browser without a worker. An active
 * worker takes over the page a moment later.
 */
export async function workerIsInCharge(): Promise<boolean> {
  const container = supports.serviceWorker();
  if (!container || !(await registerWorker())) return false;
  if (!container.controller) await new Promise((resolve) => container.addEventListener('controllerchange', resolve, { once: true }));
  return true;
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

/** The longest wait for an idle period, in milliseconds. */
const LATEST_MS = 5000;

/**
 * Registers the service worker when the browser is idle. The worker first caches the files that the page has just loaded, and the rest once the
 * player uses the page, or at a later visit.
 */
export function useWorker(isLaterDue: boolean): void {
  useEffect(() => (savesData() ? undefined : whenIdle(() => void registerWorker(), LATEST_MS)), []);

  useEffect(() => {
    const isLaterVisit = Boolean(supports.serviceWorker()?.controller);
    return !savesData() && (isLaterDue || isLaterVisit) ? whenIdle(() => void fillWorker(), LATEST_MS) : undefined;
  }, [isLaterDue]);
}
