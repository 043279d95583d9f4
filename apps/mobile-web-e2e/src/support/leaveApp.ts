import type { Page } from '@playwright/test';

/** Leaves the app for an image on the same origin, where a test can change the storage while the app does not run. */
export async function leaveApp(page: Page): Promise<void> {
  await page.goto('/m/icon.svg');
}
