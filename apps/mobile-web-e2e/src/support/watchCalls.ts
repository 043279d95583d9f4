import type { Page } from '@playwright/test';

/** Without a request for this long, and then with an idle main thread, a screen has asked for all that it needs. */
const QUIET_MS = 1500;
const LOOK_MS = 50;
const gatewayCall = /^\/(wps|lgw)\//;

/** Watches the calls of a page that reach the gateway. A reply from the browser's cache does not count. */
export async function watchCalls(page: Page): Promise<{ take: () => Promise<string[]> }> {
  const devtools = await page.context().newCDPSession(page);
  const waiting = new Set<string>();
  let calls: string[] = [];
  let lastAt = Date.now();
  const end = ({ requestId }: { requestId: string }) => {
    waiting.delete(requestId);
    lastAt = Date.now();
  };
  devtools.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (!request.url.startsWith('data:')) waiting.add(requestId);
    lastAt = Date.now();
  });
  devtools.on('Network.responseReceived', ({ response }) => {
    const { pathname } = new URL(response.url);
    if (gatewayCall.test(pathname) && !response.fromDiskCache) calls.push(pathname);
  });
  devtools.on('Network.loadingFinished', end);
  devtools.on('Network.loadingFailed', end);
  await devtools.send('Network.enable');

  const isQuiet = () => waiting.size === 0 && Date.now() - lastAt >= QUIET_MS;
  return {
    /** The calls since the last time, once the page is quiet. */
    take: async () => {
      do {
        while (!isQuiet()) await page.waitForTimeout(waiting.size === 0 ? lastAt + QUIET_MS - Date.now() : LOOK_MS);
        await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      } while (!isQuiet());
      const taken = calls;
      calls = [];
      return taken.toSorted();
    },
  };
}
