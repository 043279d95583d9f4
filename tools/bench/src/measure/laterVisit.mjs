import { phone } from './phone.mjs';
import { visit } from './visit.mjs';

/** The longest wait for a service worker, in milliseconds: a page may register none. */
const WORKER_MS = 15_000;

/**
 * Measures a second visit. It finds the files that the first visit stored, in the caches of the service worker or only in the browser's HTTP cache.
 * @param {import('@playwright/test').Browser} browser
 * @param {Parameters<typeof visit>[1]} target
 * @param {import('@playwright/test').BrowserContextOptions} [options]
 */
export async function laterVisit(browser, target, options) {
  return visit(await visited(browser, target, options), target);
}

/** Visits a page without throttling, and returns the context. The first visit installs the worker, which caches the files of the next ones. */
export async function visited(browser, target, options, visits = 1) {
  const context = await phone(browser, options);
  for (let look = 0; look < visits; look += 1) {
    const page = await context.newPage();
    await page.goto(target.url);
    await page.waitForLoadState('networkidle');
    if (options?.serviceWorkers !== 'block') await page.evaluate(waitForWorker, WORKER_MS);
    await page.waitForLoadState('networkidle');
    await page.close();
  }
  return context;
}

/** Runs in the page: waits until the service worker is active. */
function waitForWorker(atMost) {
  const isReady = navigator.serviceWorker.ready.then(() => undefined);
  return Promise.race([isReady, new Promise((resolve) => setTimeout(resolve, atMost))]);
}
