import type { Page } from '@playwright/test';
import { expect } from './test';

/** Seconds from one draw to the next of the lotteries that tests bet on. */
const INTERVAL = 300;

/**
 * Waits on the page of a lottery until no draw of the real clock comes in between: the one before is drawn, and the next is most of a
 * minute away.
 */
export async function waitForDraw(page: Page): Promise<void> {
  const isQuiet = async () => {
    const [, minutes, seconds] = /(\d+):(\d\d)/.exec((await page.getByRole('timer').textContent()) ?? '') ?? [];
    const left = (Number(minutes) * 60 + Number(seconds)) % INTERVAL;
    return left > 50 && left < INTERVAL - 15;
  };
  await expect.poll(isQuiet, { timeout: 90_000, intervals: [1000] }).toBe(true);
}
