import { goToTop } from './measure/goToTop.mjs';
import { heapOf } from './measure/heapOf.mjs';
import { phone } from './measure/phone.mjs';
import { scrollDown } from './measure/scrollDown.mjs';
import { scrollWork, watchCommits } from './measure/scrollWork.mjs';
import { watchTaps } from './measure/watchTaps.mjs';

/** Number of games that the edge serves (startAll.mjs). */
const GAMES = 10_000;

/**
 * Measures the list of slots of a server with `GAMES` games, at each slowdown of the processor: first scrolling, then a separate pass for
 * rendered nodes and memory (both take time). Then, four times slower, taps on tabs, which use touch events.
 * @param {import('@playwright/test').Browser} browser
 */
export async function scrollGames(browser, url, slowdowns, runs) {
  const context = await phone(browser, { serviceWorkers: 'block' });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await page.addInitScript(watchCommits);
  await page.goto(url);
  await page.locator('main a[href*="/m/play"]').first().waitFor();
  const loaded = await page.evaluate(loadAll, GAMES);

  const scrolls = new Map();
  const views = new Map();
  for (const slowdown of slowdowns) {
    scrolls.set(slowdown, await scrollWork(page, devtools, slowdown, runs));
    await goToTop(page);
    const heapBefore = await heapOf(devtools);
    await page.evaluate(watchView);
    await scrollDown(devtools);
    views.set(slowdown, { ...(await page.evaluate(() => window.view_.stop())), heapGrowth: (await heapOf(devtools)) - heapBefore });
  }

  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const taps = await tapTabs(page, runs);
  await context.close();
  return { loaded, scrolls, views, taps };
}

async function tapTabs(page, runs) {
  const taps = [];
  await page.evaluate(watchTaps);
  const tabs = page.getByRole('tab');
  for (let run = 0; run < runs; run += 1) {
    for (const name of ['Video poker', 'All']) {
      await goToTop(page);
      await tabs.filter({ hasText: name }).tap();
      await page.locator(`main a[href*="/m/play"]`).first().waitFor();
      taps.push(await page.evaluate(() => window.taps_.take()));
    }
  }
  return taps;
}

/** In the page: scrolls to the end until the list is complete; returns the number of games, or 0 if it never is. */
async function loadAll(wanted) {
  const frame = () => new Promise((resolve) => setTimeout(resolve, 100));
  const isComplete = () =>
    [...document.querySelectorAll('main p')].some(({ textContent }) => textContent.replace(/[,.\s]/g, '').includes(String(wanted)));
  const until = performance.now() + 240_000;
  while (!isComplete() && performance.now() < until) {
    window.scrollTo(0, document.documentElement.scrollHeight);
    await frame();
  }
  return isComplete() ? wanted : 0;
}

/** In the page: records the maximum number of nodes, and the frames without a tile in the middle of the viewport. */
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
