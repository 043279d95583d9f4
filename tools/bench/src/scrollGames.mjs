import { serveManyGames } from './manyGames.mjs';

const CPU_SLOWDOWN = 4;
const GAMES = 10_000;
/** How far one measured scroll goes, in CSS pixels, and how fast, in CSS pixels a second. */
const DISTANCE = 20_000;
const SPEED = 4000;

/**
 * The list of slots with 10,000 games in it. Scrolls by a wheel, because headless Chromium turns touches into jumps; taps
 * go through touch events.
 * @param {import('@playwright/test').Browser} browser
 */
export async function scrollGames(browser, url, runs) {
  const context = await browser.newContext({ viewport: { width: 360, height: 800 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true });
  // The terms have been agreed to: their notice would lie over the list.
  await context.addInitScript(() => window.localStorage.setItem('agreeTerms', JSON.stringify('2126-01-01')));
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await serveManyGames(page, GAMES);
  await page.goto(url);
  await page.locator('main a[href*="/m/play"]').first().waitFor();
  const loaded = await page.evaluate(loadAll, GAMES);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });

  const scrolls = [];
  for (let run = 0; run < runs; run += 1) {
    await page.evaluate(() => window.scrollTo(0, 0));
    const heapBefore = await heapOf(devtools);
    await page.evaluate(watchFrames);
    await scrollDown(devtools);
    const frames = await page.evaluate(() => window.frames_.stop());
    scrolls.push({ ...frames, heapGrowth: (await heapOf(devtools)) - heapBefore });
  }
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.evaluate(watchView);
  await scrollDown(devtools);
  const view = await page.evaluate(() => window.view_.stop());

  const taps = [];
  await page.evaluate(watchTaps);
  const providers = page.getByRole('group', { name: 'Providers' }).getByRole('button');
  for (let run = 0; run < runs; run += 1) {
    for (const place of [1, 0]) {
      await page.evaluate(() => window.scrollTo(0, 0));
      await providers.nth(place).tap();
      await page.locator(`main a[href*="/m/play"]`).first().waitFor();
      taps.push(await page.evaluate(() => window.taps_.take()));
    }
  }
  await context.close();
  return { loaded, scrolls, view, taps };
}

async function heapOf(devtools) {
  await devtools.send('HeapProfiler.collectGarbage');
  return (await devtools.send('Runtime.getHeapUsage')).usedSize;
}

function scrollDown(devtools) {
  return devtools.send('Input.synthesizeScrollGesture', {
    x: 180,
    y: 500,
    yDistance: -DISTANCE,
    speed: SPEED,
    gestureSourceType: 'mouse',
    preventFling: true,
  });
}

/** In the page: goes to the end until no more games come; how many there are then, by the text that ends the list. */
async function loadAll(wanted) {
  const frame = () => new Promise((resolve) => setTimeout(resolve, 100));
  const count = () => Number(/\d{3,}/.exec([...document.querySelectorAll('main p')].at(-1)?.textContent.replace(/[,.\s]/g, '') ?? '')?.[0]);
  const until = performance.now() + 400_000;
  while (count() !== wanted && performance.now() < until) {
    window.scrollTo(0, document.documentElement.scrollHeight);
    await frame();
  }
  return count() || 0;
}

/** In the page: times between frames, in milliseconds. */
function watchFrames() {
  const gaps = [];
  let last;
  let isOn = true;
  const look = (now) => {
    if (last !== undefined) gaps.push(now - last);
    last = now;
    if (isOn) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  window.frames_ = {
    stop: () => {
      isOn = false;
      const sum = gaps.reduce((all, gap) => all + gap, 0);
      return { rate: (gaps.length * 1000) / sum, p95: gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length * 0.95)] };
    },
  };
}

/** In the page: most nodes at once, and frames in which the middle of the view holds no tile. */
function watchView() {
  const seen = { nodes: 0, blanks: 0 };
  let isOn = true;
  const look = () => {
    seen.nodes = Math.max(seen.nodes, document.querySelectorAll('*').length);
    const isDrawn = [340, 400, 460].some((y) => document.elementFromPoint(180, y)?.closest('main a, main button'));
    if (!isDrawn) seen.blanks += 1;
    if (isOn) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  window.view_ = {
    stop: () => {
      isOn = false;
      return seen;
    },
  };
}

/** In the page: the longest time from a tap to the next paint, as the browser counts it for INP. */
function watchTaps() {
  let longest = 0;
  const observer = new PerformanceObserver((list) => list.getEntries().forEach(note));
  const note = ({ interactionId, duration }) => {
    if (interactionId) longest = Math.max(longest, duration);
  };
  observer.observe({ type: 'event', durationThreshold: 16 });
  window.taps_ = {
    take: async () => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      observer.takeRecords().forEach(note);
      const taken = longest;
      longest = 0;
      return taken;
    },
  };
}
