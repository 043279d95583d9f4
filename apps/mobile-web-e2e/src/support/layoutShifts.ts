import type { Page } from '@playwright/test';

type Shift = { value: number; sources: { node: Node | null }[] };

/** Watches each page of the test from its start. The returned function names the elements that have moved without a touch, once for each shift. */
export async function watchLayoutShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(window, { movedElements: moved });
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as unknown as Shift[]) {
        const names = sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 80) : node?.nodeName));
        moved.push(`${value.toFixed(4)} ${names.join(', ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { movedElements: string[] }).movedElements);
}
