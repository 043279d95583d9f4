import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

/** Keeps a picture of a finished screen; `npm run screenshots` puts them where the README shows them. */
export async function screenshot(page: Page, name: string): Promise<void> {
  const folder = process.env.SCREENSHOTS ? '../../../../docs/screenshots/' : '../../test-output/screenshots/';
  await page.waitForFunction(() =>
    [...document.images].every((image) => {
      const { top, bottom, left, right } = image.getBoundingClientRect();
      return image.complete || bottom <= 0 || top > window.innerHeight || left >= window.innerWidth || right <= 0;
    }),
  );
  await page.screenshot({
    path: fileURLToPath(new URL(`${folder}${name}.png`, import.meta.url)),
    scale: process.env.SCREENSHOTS ? 'css' : 'device',
  });
}
