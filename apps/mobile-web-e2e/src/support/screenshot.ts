import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

/** Stores a screenshot of a complete screen. `npm run screenshots` stores them where the README shows them. */
export async function screenshot(page: Page, name: string): Promise<void> {
  const folder = process.env.SCREENSHOTS ? '../../../../docs/screenshots/' : '../../test-output/screenshots/';
  await page.waitForFunction(areSeenImagesThere);
  await page.screenshot({
    path: fileURLToPath(new URL(`${folder}${name}.png`, import.meta.url)),
    scale: process.env.SCREENSHOTS ? 'css' : 'device',
  });
}

/** Runs in the page: true when every visible image has loaded. Images that are clipped by lists and carousels do not count. */
function areSeenImagesThere(): Promise<boolean> {
  return new Promise((resolve) => {
    if (document.images.length === 0) resolve(true);
    const observer = new IntersectionObserver((entries) => {
      observer.disconnect();
      resolve(entries.every(({ isIntersecting, target }) => !isIntersecting || (target as HTMLImageElement).complete));
    });
    for (const image of document.images) observer.observe(image);
  });
}
