import type { Page } from '@playwright/test';
import { homeWithoutData } from '../screens';

/**
 * Opens every page of the test by the document without data, so that the app asks the gateway for everything that it shows. A test needs it if
 * it changes the replies on their way to the browser.
 */
export async function usePlainDocuments(page: Page): Promise<void> {
  await page.route(
    (url) => url.pathname.startsWith('/m/') && !/\.\w+$/.test(url.pathname),
    async (route) => {
      const request = route.request();
      if (!request.isNavigationRequest()) return route.fallback();
      return route.fulfill({ response: await route.fetch({ url: new URL(homeWithoutData, request.url()).href }) });
    },
  );
}
