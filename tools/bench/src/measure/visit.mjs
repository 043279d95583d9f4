import { slowPage } from './phone.mjs';
import { watchLoad } from './watchLoad.mjs';

/** Timeout of a visit; the sandbox needs time to draw its images for the first time. */
const FIRST_VIEW_MS = 180_000;
const LOOK_MS = 50;
/** Idle time after the last request and the last DOM change, in milliseconds. */
const QUIET_MS = 1500;
const gatewayCall = /^\/(wps|lgw)\//;

/** @typedef {{ url: string, tile: string, button?: string }} Target A page with the selectors of a tile and of a button with a handler. Without a script, links work at once. */

/**
 * Measures one visit of a page in the given context until it is idle, without scrolling. Times are in milliseconds since the
 * navigation, sizes in bytes on the wire.
 * @param {import('@playwright/test').BrowserContext} context
 * @param {Target} target
 * @param {{ isSlow?: boolean }} [options]
 */
export async function visit(context, { url, tile, button }, options) {
  const { page, devtools } = await slowPage(context, options);
  const loaded = { requests: 0, bytes: 0, scriptBytes: 0, files: 0, calls: 0 };
  const errors = [];
  const kinds = new Map();
  devtools.on('Network.responseReceived', ({ requestId, type, response }) => {
    const isFromNetwork = !response.fromDiskCache && !response.fromServiceWorker;
    kinds.set(requestId, isFromNetwork ? type : undefined);
    if (!isFromNetwork) return;
    loaded.requests += 1;
    if (type === 'Script' || type === 'Stylesheet') loaded.files += 1;
    if (gatewayCall.test(new URL(response.url).pathname)) loaded.calls += 1;
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (!kinds.get(requestId)) return;
    loaded.bytes += encodedDataLength;
    if (kinds.get(requestId) === 'Script') loaded.scriptBytes += encodedDataLength;
  });
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.addInitScript(watchLoad, { tile, button });
  await page.goto(url, { waitUntil: 'load' });
  await page.locator(tile).first().waitFor({ state: 'attached' });
  await firstView(page);
  const first = { requests: loaded.requests, bytes: loaded.bytes, dom: await page.evaluate(() => document.querySelectorAll('*').length) };
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(QUIET_MS);
  const figures = await page.evaluate(readFigures);
  const { metrics } = await devtools.send('Performance.getMetrics');
  const main = metrics.find(({ name }) => name === 'TaskDuration').value * 1000;
  await page.close();
  return { ...figures, ...loaded, first, main, errors: errors.length };
}

/** Polls, because Playwright's `waitForFunction` evaluates text, which the app's content security policy forbids. */
async function firstView(page) {
  for (const start = Date.now(); Date.now() - start < FIRST_VIEW_MS; await page.waitForTimeout(LOOK_MS))
    if (await page.evaluate(isFirstViewThere)) return;
  throw new Error(`The first view of ${page.url()} did not come`);
}

/** In the page: tells whether taps work and the images in view are loaded. */
function isFirstViewThere() {
  const isInView = (image) => {
    const { top, bottom, left, right, width } = image.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < window.innerHeight && right > 0 && left < window.innerWidth;
  };
  return window.seen_.tap > 0 && [...document.images].filter(isInView).every(({ complete }) => complete);
}

/** In the page. */
function readFigures() {
  const scripts = performance.getEntriesByType('resource').filter(({ name }) => /\.js(\?|$)/.test(name));
  const early = scripts.filter(({ responseEnd }) => responseEnd < window.seen_.lcp);
  return {
    ...window.seen_,
    fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    scriptBeforeLcp: early.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    dom: document.querySelectorAll('*').length,
  };
}
