import type { Locator, Page } from '@playwright/test';
import { expect } from './test';

/** Taps and counts them. Typing into a field that has the focus is no tap, and neither is the Enter key that ends it. */
export function countTaps(page: Page) {
  let taps = 0;
  return {
    tap: async (target: Locator) => {
      await target.tap();
      taps += 1;
    },
    /** Types into the field that has the focus, as a phone's keyboard does. */
    type: async (field: Locator, text: string) => {
      await expect(field).toBeFocused();
      await page.keyboard.type(text);
    },
    count: () => taps,
  };
}
