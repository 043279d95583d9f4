import { gatewayLanguages } from '@parlour/kernel';
import type { Page } from '@playwright/test';
import { ports } from './servers/ports';

/** Opens every page of the test with this merchant and this language of the gateway (`EN`, `TY` or `MY`), as a player who has chosen them before. */
export async function chooseSite(page: Page, site: { merchant?: string; language?: string }): Promise<void> {
  const locale = Object.entries(gatewayLanguages).find(([language]) => language === site.language)?.[1];
  // The cookie of an earlier visit tells the server which document to send.
  const variant = `${site.merchant}.${locale}.visitor`;
  if (site.merchant && locale) await page.context().addCookies([{ name: 'home', value: variant, url: `http://127.0.0.1:${ports.app}/m/` }]);
  await page.addInitScript((chosen) => {
    try {
      for (const [key, value] of Object.entries(chosen)) localStorage.setItem(key, JSON.stringify(value));
    } catch {
      // A page without an origin, for example about:blank, has no storage.
    }
  }, site);
}
