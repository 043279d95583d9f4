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

/** Bytes of a document that arrive in one frame. Smaller pieces end within each part of a screen. */
const PIECE = 500;

/**
 * Writes a document into this page as it arrives on a slow line, one piece in each frame, without its scripts. Returns the elements that have moved. A page of the same origin
 * must be open.
 */
export async function arriveInPieces(page: Page, html: string): Promise<string[]> {
  const text = html.replaceAll(/<script\b[\s\S]*?<\/script>/g, '');
  return page.evaluate(
    async ({ head, body, piece, least }) => {
      const moved: string[] = [];
      // A resized view counts as a touch for half a second, but nobody touches this page.
      new PerformanceObserver((list) => {
        for (const { value, sources } of list.getEntries() as unknown as Shift[]) {
          const names = sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 80) : node?.nodeName));
          if (value >= least) moved.push(`${value.toFixed(4)} ${names.join(', ')}`);
        }
      }).observe({ type: 'layout-shift' });
      const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      document.open();
      document.write(head);
      const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]:not([disabled])')];
      while (!sheets.every(({ sheet }) => sheet)) await frame();
      for (let at = 0; at < body.length; at += piece) {
        document.write(body.slice(at, at + piece));
        await frame();
      }
      document.close();
      await frame();
      return moved;
    },
    { head: text.slice(0, text.indexOf('<body')), body: text.slice(text.indexOf('<body')), piece: PIECE, least: LEAST_SCORE },
  );
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
