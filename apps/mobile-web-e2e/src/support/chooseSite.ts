import type { Page } from '@playwright/test';

/** Opens every page of the test with this merchant and this language of the gateway (`EN`, `TY` or `MY`), as a player who has chosen them before. */
export async function chooseSite(page: Page, site: { merchant?: string; language?: string }): Promise<void> {
  await page.addInitScript((chosen) => {
    try {
      for (const [key, value] of Object.entries(chosen)) localStorage.setItem(key, JSON.stringify(value));
    } catch {
      // A page without an origin, for example about:blank, has no storage.
    }
  }, site);
}
