import type { Page } from '@playwright/test';

/** Without a request for this long, and then with an idle main thread, a screen has asked for all that it needs. */
const QUIET_MS = 1500;
const LOOK_MS = 50;
const gatewayCall = /^\/(wps|lgw)\//;
/** Files of the next touch, which a page at rest fetches: no call follows them. */
const isAhead = ({ url, initialPriority }: { url: string; initialPriority: string }) =>
  url.includes('/m/assets/') && initialPriority === 'Low';

/** Watches the calls of a page that reach the gateway. A reply from the browser's cache does not count. */
export async function watchCalls(page: Page): Promise<{ take: () => Promise<string[]> }> {
  const devtools = await page.context().newCDPSession(page);
  const waiting = new Set<string>();
  let calls: string[] = [];
  let lastAt = Date.now();
  /** The main frame, and its page. */
  let frame: string | undefined;
  let loader: string | undefined;
  const end = ({ requestId }: { requestId: string }) => {
    if (waiting.delete(requestId)) lastAt = Date.now();
  };
  devtools.on('Network.requestWillBeSent', ({ requestId, loaderId, frameId, request, type }) => {
    if (type === 'Document' && (frame ??= frameId) === frameId) {
      loader = loaderId;
      waiting.clear();
    }
    // The browser does not say how the requests of a page end that is being left.
    if (isAhead(request) || (frameId === frame && loaderId !== loader)) return;
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
