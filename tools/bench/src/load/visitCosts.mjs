import { logIn } from '../measure/logIn.mjs';
import { phone } from '../measure/phone.mjs';

const QUIET_MS = 1500;

/** @typedef {{ requests: number, bytes: number }} Cost */
/** @typedef {{ who: string, visit: 'first' | 'later', costs: Record<'home' | 'files' | 'images' | 'publicCalls' | 'privateCalls', Cost> }} VisitCost */

/**
 * The costs of one visit of home, counted at the edge, so that requests of the service worker count too: a first visit, which also installs the
 * worker, and a later one. Nobody touches or scrolls.
 * @param {{ browser: import('@playwright/test').Browser, edge: string, take: () => import('../server/edgeServer.mjs').Sent[] }} options
 * @returns {Promise<VisitCost[]>}
 */
export async function visitCosts({ browser, edge, take }) {
  const member = await logIn(browser, edge);
  const costs = [];
  for (const [who, storageState] of [
    ['visitor', undefined],
    ['member', member],
  ]) {
    const context = await phone(browser, { storageState });
    for (const visit of ['first', 'later']) {
      take();
      const page = await context.newPage();
      await page.goto(`${edge}/m/home`);
      await page.locator('main a[href*="/m/play"]').first().waitFor();
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
      await page.waitForLoadState('networkidle');
      await page.waitForTimeout(QUIET_MS);
      costs.push({ who, visit, costs: sumUp(take()) });
      await page.close();
    }
    await context.close();
  }
  return costs;
}

function sumUp(replies) {
  const costs = Object.fromEntries(
    ['home', 'files', 'images', 'publicCalls', 'privateCalls'].map((name) => [name, { requests: 0, bytes: 0 }]),
  );
  for (const { path, bytes, control } of replies) {
    const cost = costs[kindOf(path, control)];
    cost.requests += 1;
    cost.bytes += bytes;
  }
  return costs;
}

function kindOf(path, control) {
  if (path === '/m/home') return 'home';
  if (path.startsWith('/cdn/')) return 'images';
  if (path.startsWith('/m/')) return 'files';
  return control.startsWith('public') ? 'publicCalls' : 'privateCalls';
}
