import { goToTop } from './goToTop.mjs';
import { scrollDown } from './scrollDown.mjs';
import { watchFrames } from './watchFrames.mjs';

/**
 * Scrolls a page down several times on a slower processor: the frames of each scroll, and the work of the page's main thread, which says
 * more than frames while other programs use the machine. Call `watchCommits` first to count React's commits too.
 * @param {import('@playwright/test').Page} page
 * @param {import('@playwright/test').CDPSession} devtools
 * @param {number} slowdown
 * @param {number} runs
 */
export async function scrollWork(page, devtools, slowdown, runs) {
  await devtools.send('Performance.enable');
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const scrolls = [];
  for (let run = 0; run < runs; run += 1) {
    await goToTop(page);
    const before = await workOf(page, devtools);
    await page.evaluate(watchFrames);
    await scrollDown(devtools);
    const frames = await page.evaluate(() => window.frames_.stop());
    const after = await workOf(page, devtools);
    scrolls.push({ ...frames, ...Object.fromEntries(Object.entries(after).map(([name, value]) => [name, value - before[name]])) });
  }
  return scrolls;
}

/** What the main thread has done since the page was opened: its time in milliseconds, and the number of passes. */
async function workOf(page, devtools) {
  const { metrics } = await devtools.send('Performance.getMetrics');
  const of = (wanted) => metrics.find(({ name }) => name === wanted).value;
  return {
    main: of('TaskDuration') * 1000,
    script: of('ScriptDuration') * 1000,
    styles: of('RecalcStyleCount'),
    layouts: of('LayoutCount'),
    commits: await page.evaluate(() => window.commits_ ?? 0),
  };
}

/** In the page, before its scripts run: counts React's commits as its developer tools do. */
export function watchCommits() {
  const nothing = () => undefined;
  window.commits_ = 0;
  window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    supportsFiber: true,
    renderers: new Map(),
    inject: () => 1,
    checkDCE: nothing,
    onCommitFiberRoot: () => (window.commits_ += 1),
    onPostCommitFiberRoot: nothing,
    onCommitFiberUnmount: nothing,
  };
}
