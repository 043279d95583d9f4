import type { Page } from '@playwright/test';
import { leaveApp } from './leaveApp';
import { recordKey } from './recordKey';

/** Stores a session record where the app reads it; the next page is opened with it. */
export async function keepRecord(page: Page, record: string): Promise<void> {
  await leaveApp(page);
  await page.evaluate(
    ([key = '', value = '']) => {
      sessionStorage.setItem(key, value);
      localStorage.setItem(key, value);
    },
    [recordKey, record],
  );
}
