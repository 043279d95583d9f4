import { paths } from '@parlour/kernel';
import type { Page } from '@playwright/test';
import { walkTo } from './walkTo';

/**
 * Opens a screen again within the app, which costs a fifth of a page load and keeps axe; by its address if the app does not run yet.
 * The former screen is gone, but the new one may still be loading.
 */
export async function openScreen(page: Page, path: string): Promise<void> {
  if ((await page.locator('#root').count()) === 0) {
    await page.goto(path);
    return;
  }
  // Another query alone does not open a screen again.
  if (new URL(page.url()).pathname === path.replace(/\?.*/, '')) await leaveFor(page, paths.session.terms);
  await leaveFor(page, path);
}

async function leaveFor(page: Page, path: string): Promise<void> {
  const former = await page.locator('main > *').first().elementHandle();
  await walkTo(page, path);
  await page.waitForFunction((screen) => !screen?.isConnected, former);
}
