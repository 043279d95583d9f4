import type { Page } from '@playwright/test';

/** Navigates within the app, without a page load: it puts the page into the history, and goes back to it from an entry above. */
export async function walkTo(page: Page, path: string): Promise<void> {
  await page.evaluate(async (to) => {
    const { idx = 0 } = (history.state ?? {}) as { idx?: number };
    const arrival = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    history.pushState({ idx: idx + 1 }, '', to);
    history.pushState(null, '');
    history.back();
    await arrival;
  }, path);
}
