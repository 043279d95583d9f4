import type { Page } from '@playwright/test';

type Shift = { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] };

/**
 * Shifts with a lower score do not count. Two of them are known: digits move sideways when their currency symbol arrives later, and a long balance
 * hides the second part of the logo.
 */
const LEAST_SCORE = 0.001;
/** With each reply this much later, loading states are painted, so that what replaces them can move. */
const LATENCY_MS = 100;

/** Watches each page of the test from its start. The returned function names the elements that have moved without a touch since the last time, once for each shift. */
export async function watchLayoutShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript((least) => {
    const moved: string[] = [];
    Object.assign(window, { movedElements: moved });
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as unknown as Shift[]) {
        if (hadRecentInput || value < least) continue;
        const names = sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 80) : node?.nodeName));
        moved.push(`${value.toFixed(4)} ${names.join(', ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  }, LEAST_SCORE);
  return () =>
    page.evaluate(async () => {
      // The browser reports a shift after the frame in which it happened.
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      return (window as unknown as { movedElements: string[] }).movedElements.splice(0);
    });
}

/** Delays every reply of this page. */
export async function delayReplies(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
}
