import type { Page } from '@playwright/test';

type Paint = { element: Element | null };

/**
 * Watches each page of the test from its start. The returned function names the elements that became the largest of the first view although the
 * document did not bring them: the app has added them.
 */
export async function watchLatePaints(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const late: string[] = [];
    Object.assign(window, { latePaints: late });
    let ofDocument: WeakSet<Element> | undefined;
    // The document is complete, and its module scripts have not run.
    document.addEventListener(
      'readystatechange',
      () => {
        ofDocument = new WeakSet(document.querySelectorAll('*'));
      },
      { once: true },
    );
    new PerformanceObserver((list) => {
      for (const { element } of list.getEntries() as unknown as Paint[]) {
        // A lazy picture stands below the first view of most phones.
        const isLazy = element instanceof HTMLImageElement && element.loading === 'lazy';
        if (element && !isLazy && ofDocument && !ofDocument.has(element)) late.push(element.outerHTML.slice(0, 120));
      }
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  return () =>
    page.evaluate(async () => {
      // The browser reports a paint after its frame.
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      return (window as unknown as { latePaints: string[] }).latePaints.splice(0);
    });
}
