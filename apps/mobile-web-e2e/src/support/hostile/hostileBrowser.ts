import type { Page } from '@playwright/test';

/** Blocks storage, as some browsers do in private windows: every access throws. */
export async function blockStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const area of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
      Object.defineProperty(window, area, {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    }
  });
}

/** Fills the browser's storage to the last character. */
export async function fillStorage(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const storage of [localStorage, sessionStorage]) {
      for (let size = 4_000_000; size >= 1; size = Math.floor(size / 2)) {
        try {
          for (;;) storage.setItem(`ballast${size}.${storage.length}`, 'x'.repeat(size));
        } catch {
          // No space is left for another chunk of this size.
        }
      }
    }
  });
}
