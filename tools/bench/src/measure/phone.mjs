/** Slow 4G: 1.6 Mbit/s down, 0.75 up, 150 ms. */
const SLOW_4G = { offline: false, downloadThroughput: 200_000, uploadThroughput: 93_750, latency: 150 };
const SLOWDOWN = 4;
/** Playwright's own limit is too short for a busy machine, and for the images that the sandbox draws on the first visit. */
const LATEST_MS = 180_000;

/**
 * Creates a phone context: 360 × 800 at two device pixels per pixel, touch, in Manila. Storage holds only the accepted terms and the
 * dismissed pop-ups of the sandbox, which would cover the page.
 * @param {import('@playwright/test').Browser} browser
 * @param {import('@playwright/test').BrowserContextOptions} [options]
 */
export async function phone(browser, options) {
  const context = await browser.newContext({
    viewport: { width: 360, height: 800 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    // In another zone than the site's, the app would rewrite the document's times.
    timezoneId: 'Asia/Manila',
    ...options,
  });
  context.setDefaultTimeout(LATEST_MS);
  await context.addInitScript(() => {
    try {
      window.localStorage.setItem('agreeTerms', JSON.stringify('2126-01-01'));
      window.sessionStorage.setItem('popupsSeen', JSON.stringify(['PH-evening', 'PH-break', 'MM-evening', 'MM-break']));
    } catch {
      // A page without an origin has no web storage.
    }
  });
  return context;
}

/** Opens a page with a processor slowed down four times, and with `isSlow` a slow 4G network, both applied by the browser. */
export async function slowPage(context, { isSlow = true } = {}) {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Performance.enable');
  if (isSlow) await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return { page, devtools };
}
