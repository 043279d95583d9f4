import type { Page, Request } from '@playwright/test';

/** Sends on every reply of the gateway to a read with other words in its body; a `undefined` leaves it as it is. */
export async function rewriteReplies(page: Page, rewrite: (text: string, request: Request) => string | undefined): Promise<void> {
  await page.route(/\/(wps|lgw)\//, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    const reply = await route.fetch({ maxRetries: 3 });
    const text = await reply.text();
    await route.fulfill({ response: reply, body: rewrite(text, route.request()) ?? text });
  });
}
