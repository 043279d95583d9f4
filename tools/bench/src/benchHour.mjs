import { heapOf } from './measure/heapOf.mjs';
import { phone } from './measure/phone.mjs';

const MINUTE_MS = 60_000;

/** Measures home left open for an hour of simulated time: its memory, and its activity while hidden. */
export async function benchHour({ browser, edge }) {
  const context = await phone(browser, { serviceWorkers: 'block' });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  let requests = 0;
  page.on('request', () => (requests += 1));
  await page.clock.install();
  await page.addInitScript(countTimers);
  await page.goto(`${edge}/m/home`);
  await page.locator('main a[href*="/m/play"]').first().waitFor();
  // The first minutes fill bounded memory: caches and compiled code. The network keeps real time, so the page's last requests are awaited.
  await wind(page, 5);
  await page.waitForLoadState('networkidle');
  await wind(page, 1);
  const nodesBefore = await page.evaluate(() => document.querySelectorAll('*').length);
  const heapBefore = await heapOf(devtools);
  requests = 0;
  await wind(page, 60);
  const heapGrowth = (await heapOf(devtools)) - heapBefore;
  const nodes = (await page.evaluate(() => document.querySelectorAll('*').length)) - nodesBefore;
  const requestsSeen = requests;
  const firedSeen = await page.evaluate(() => window.timers_.fired);

  await page.evaluate(hide);
  await wind(page, 1); // Let pending work finish.
  requests = 0;
  const firedBefore = await page.evaluate(() => window.timers_.fired);
  await wind(page, 10);
  const fired = (await page.evaluate(() => window.timers_.fired)) - firedBefore;
  const requestsHidden = requests;
  await context.close();
  return {
    title: 'An hour of home left open, its clock wound on',
    figures: [
      { name: 'heap growth, MB', value: heapGrowth / 1e6, digits: 2, atMost: 2 },
      { name: 'DOM nodes more', value: nodes },
      { name: 'timers fired in the hour', value: firedSeen },
      { name: 'requests in the hour', value: requestsSeen },
      { name: 'timers fired in ten hidden minutes', value: fired, atMost: 0 },
      { name: 'requests in ten hidden minutes', value: requestsHidden, atMost: 0 },
    ],
  };
}

async function wind(page, minutes) {
  for (let minute = 0; minute < minutes; minute += 1) await page.clock.runFor(MINUTE_MS);
}

/** In the page, wraps the simulated clock and counts the timers that have run. */
function countTimers() {
  window.timers_ = { fired: 0 };
  for (const name of ['setTimeout', 'setInterval']) {
    const own = window[name];
    window[name] = (work, ...rest) =>
      own(
        typeof work === 'function'
          ? (...args) => {
              window.timers_.fired += 1;
              work(...args);
            }
          : work,
        ...rest,
      );
  }
}

/** In the page: simulates a switch to another app. */
function hide() {
  Object.defineProperty(document, 'visibilityState', { get: () => 'hidden', configurable: true });
  Object.defineProperty(document, 'hidden', { get: () => true, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}
