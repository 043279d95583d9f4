import type { Page } from '@playwright/test';

/** Waits until nothing in view is loading. */
export async function settle(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const waiting = document.querySelectorAll('[aria-busy=true], main [role=status][data-size], main [data-shape][aria-hidden]');
    return [...waiting].every((place) => place.getBoundingClientRect().top > window.innerHeight);
  });
}
