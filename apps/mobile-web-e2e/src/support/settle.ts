import { type Page, expect } from '@playwright/test';

/** Waits until nothing in view is loading. */
export async function settle(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const waiting = document.querySelectorAll('[aria-busy=true], main [role=status][data-size], main [data-shape][aria-hidden]');
    return [...waiting].every((place) => !place.checkVisibility() || place.getBoundingClientRect().top > window.innerHeight);
  });
}

/** Closes all toasts, because a toast covers a part of the screen. */
export async function closeToasts(page: Page): Promise<void> {
  const toasts = page.locator('[data-level] > [role=status] + button');
  for (const button of await toasts.all()) await button.click();
  await expect(toasts).toHaveCount(0);
}
