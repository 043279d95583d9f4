import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { closeToasts } from './settle';

/**
 * Stores a screenshot of a complete screen, if wanted: `npm run screenshots` stores them where the README shows them, `SCREENSHOTS=look` in
 * the tests' own folder.
 */
export async function screenshot(page: Page, name: string): Promise<void> {
  if (!process.env.SCREENSHOTS) return;
  const isLook = process.env.SCREENSHOTS === 'look';
  const folder = isLook ? '../../test-output/screenshots/' : '../../../../docs/screenshots/';
  await page.waitForFunction(areSeenImagesThere);
  await closeToasts(page);
  await page.waitForFunction(isAtRest);
  await page.screenshot({ path: fileURLToPath(new URL(`${folder}${name}.png`, import.meta.url)), scale: isLook ? 'device' : 'css' });
}

/** Runs in the page: true when nothing fades or slides any more. What moves forever, for example the announcements, does not count. */
function isAtRest(): boolean {
  return document
    .getAnimations()
    .every(({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity);
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
