/** Slow 4G: 1.6 Mbit/s down, 0.75 up, 150 ms. */
const SLOW_4G = { offline: false, downloadThroughput: 200_000, uploadThroughput: 93_750, latency: 150 };
const SLOWDOWN = 4;

/**
 * A phone with nothing kept on it but that the terms are agreed to and the sandbox's pop-ups seen, which would lie over the page:
 * 360 × 800 at twice the pixels, touch.
 * @param {import('@playwright/test').Browser} browser
 * @param {import('@playwright/test').BrowserContextOptions} [options]
 */
export async function phone(browser, options) {
  const context = await browser.newContext({
    viewport: { width: 360, height: 800 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    ...options,
  });
  await context.addInitScript(() => {
    try {
      window.localStorage.setItem('agreeTerms', JSON.stringify('2126-01-01'));
      window.sessionStorage.setItem('popupsSeen', JSON.stringify(['PH-evening', 'PH-break', 'MM-evening', 'MM-break']));
    } catch {
      // A page without an origin has no storage.
    }
  });
  return context;
}

/** A page of it with a processor four times slower, and with `isSlow` a slow 4G network, both applied by the browser. */
export async function slowPage(context, { isSlow = true } = {}) {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Performance.enable');
  if (isSlow) await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return { page, devtools };
}
