/** Slow 4G (1.6 Mbit/s, 150 ms) and a processor four times slower, applied by the browser. */
const SLOW_4G = { offline: false, downloadThroughput: 200_000, uploadThroughput: 93_750, latency: 150 };
const CPU_SLOWDOWN = 4;

/**
 * One cold visit of home in a fresh context. Times in milliseconds since the navigation, sizes in bytes on the wire.
 * @param {import('@playwright/test').Browser} browser
 */
export async function visitHome(browser, url) {
  const context = await browser.newContext({ viewport: { width: 360, height: 800 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const loaded = { requests: 0, bytes: 0, scriptBytes: 0 };
  const scripts = new Set();
  devtools.on('Network.responseReceived', ({ requestId, type }) => {
    loaded.requests += 1;
    if (type === 'Script') scripts.add(requestId);
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    loaded.bytes += encodedDataLength;
    if (scripts.has(requestId)) loaded.scriptBytes += encodedDataLength;
  });
  await page.addInitScript(() => {
    window.figures = { cls: 0, lcp: 0, tile: 0 };
    new PerformanceObserver((list) => list.getEntries().forEach((entry) => (window.figures.lcp = entry.startTime))).observe({
      type: 'largest-contentful-paint',
      buffered: true,
    });
    new PerformanceObserver((list) => list.getEntries().forEach((entry) => (window.figures.cls += entry.value))).observe({
      type: 'layout-shift',
      buffered: true,
    });
    const watch = () => {
      if (!window.figures.tile && document.querySelector('main a[href*="/m/play"]')) window.figures.tile = performance.now();
      else requestAnimationFrame(watch);
    };
    requestAnimationFrame(watch);
  });
  await page.goto(url, { waitUntil: 'load' });
  await page.locator('main a[href*="/m/play"]').first().waitFor();
  await page.waitForLoadState('networkidle');
  const figures = await page.evaluate(() => ({
    ...window.figures,
    fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    dom: document.querySelectorAll('*').length,
  }));
  await context.close();
  return { ...figures, ...loaded };
}
