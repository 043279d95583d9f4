import type { Page } from '@playwright/test';
import { leaveApp } from './leaveApp';
import { recordKey } from './recordKey';

/** Puts a record of a session where the app looks for it; the next page is opened with it. */
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
