import type { Page } from '@playwright/test';

/** Leaves the app for a picture of the same origin: the storage can be touched there, and nobody writes it back. */
export async function leaveApp(page: Page): Promise<void> {
  await page.goto('/m/icon.svg');
}
