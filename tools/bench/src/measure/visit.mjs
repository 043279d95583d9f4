import { slowPage } from './phone.mjs';
import { watchLoad } from './watchLoad.mjs';

/** The longest wait for a first view, in milliseconds. */
const FIRST_VIEW_MS = 180_000;
const LOOK_MS = 50;
/** Idle time after the last request and the last DOM change, in milliseconds. */
const QUIET_MS = 1500;

/**
 * Measures one visit of a page in the given context until it is idle, without a touch or a scroll. Times are in milliseconds since the navigation, sizes in bytes on
 * the wire. The context is closed afterwards: an open throttled page would take processor time from the next measurement.
 * @param {import('@playwright/test').BrowserContext} context
 * @param {{ url: string, control?: string, isStatic?: boolean }} target `control`: see `watchLoad`. In a page without scripts links work at once.
 * @param {{ isSlow?: boolean }} [options]
 */
export async function visit(context, target, options) {
  try {
    return await visitOpen(context, target, options);
  } finally {
    await context.close();
  }
}

async function visitOpen(context, { url, control, isStatic = false }, options) {
  const { page, devtools } = await slowPage(context, options);
  const loaded = { requests: 0, bytes: 0, scriptBytes: 0 };
  const errors = [];
  const kinds = new Map();
  devtools.on('Network.responseReceived', ({ requestId, type, response }) => {
    const isFromNetwork = !response.fromDiskCache && !response.fromServiceWorker;
    kinds.set(requestId, isFromNetwork ? type : undefined);
    if (isFromNetwork) loaded.requests += 1;
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (!kinds.get(requestId)) return;
    loaded.bytes += encodedDataLength;
    if (kinds.get(requestId) === 'Script') loaded.scriptBytes += encodedDataLength;
  });
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.addInitScript(watchLoad, { control });
  await page.goto(url, { waitUntil: 'load' });
  await firstView(page, isStatic);
  const first = { requests: loaded.requests, bytes: loaded.bytes, dom: await page.evaluate(() => document.querySelectorAll('*').length) };
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(QUIET_MS);
  const figures = await page.evaluate(readFigures, isStatic);
  const { metrics } = await devtools.send('Performance.getMetrics');
  const metric = (wanted) => metrics.find(({ name }) => name === wanted).value;
  const work = { main: metric('TaskDuration') * 1000, styles: metric('RecalcStyleCount'), layouts: metric('LayoutCount') };
  return { ...figures, ...loaded, ...work, first, errors };
}

/** Polls, because Playwright's `waitForFunction` evaluates text, which the app's content security policy forbids. */
async function firstView(page, isStatic) {
  for (const start = Date.now(); Date.now() - start < FIRST_VIEW_MS; await page.waitForTimeout(LOOK_MS))
    if (await page.evaluate(isFirstViewThere, isStatic)) return;
  throw new Error(`The first view of ${page.url()} did not come`);
}

/** In the page: tells whether taps work and the images in view are loaded. */
function isFirstViewThere(isStatic) {
  const isInView = (image) => {
    const { top, bottom, left, right, width } = image.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < window.innerHeight && right > 0 && left < window.innerWidth;
  };
  return (isStatic || window.seen_.taps.some(Boolean)) && [...document.images].filter(isInView).every(({ complete }) => complete);
}

/** In the page. */
function readFigures(isStatic) {
  const { taps, ...seen } = window.seen_;
  const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
  const tap = isStatic ? fcp : taps.find(Boolean);
  const scripts = performance.getEntriesByType('resource').filter(({ name }) => /\.js(\?|$)/.test(name));
  const needed = scripts.filter(({ responseEnd }) => responseEnd <= tap);
  return {
    ...seen,
    fcp,
    tap,
    /** A screen without a control is usable when its links are. */
    usable: seen.usable || tap,
    scripts: needed.length,
    scriptBytesUntilTap: needed.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  };
}
