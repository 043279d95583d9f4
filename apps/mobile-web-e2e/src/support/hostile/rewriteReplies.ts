import type { Page, Request } from '@playwright/test';

/** Rewrites the body of every GET reply of the gateway; `undefined` leaves the body as it is. */
export async function rewriteReplies(page: Page, rewrite: (text: string, request: Request) => string | undefined): Promise<void> {
  await page.route(/\/(wps|lgw)\//, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    const reply = await route.fetch({ maxRetries: 3 });
    const text = await reply.text();
    await route.fulfill({ response: reply, body: rewrite(text, route.request()) ?? text });
  });
}
