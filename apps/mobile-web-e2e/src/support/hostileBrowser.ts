import type { Page } from '@playwright/test';

/** A browser that blocks storage, as some do for private windows: every touch throws. */
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

/** A phone whose storage is full to the last character. */
export async function fillStorage(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const storage of [localStorage, sessionStorage]) {
      for (let size = 4_000_000; size >= 1; size = Math.floor(size / 2)) {
        try {
          for (;;) storage.setItem(`ballast${size}.${storage.length}`, 'x'.repeat(size));
        } catch {
          // no room for one more of this size
        }
      }
    }
  });
}
