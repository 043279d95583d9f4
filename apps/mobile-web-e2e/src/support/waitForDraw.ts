import type { Page } from '@playwright/test';
import { expect } from './test';

/** Seconds between two draws of the lotteries that tests bet on. */
const INTERVAL = 300;

/**
 * Waits on a lottery's page until no scheduled draw can interfere: the last draw is complete, and the next is most of a minute away.
 */
export async function waitForDraw(page: Page): Promise<void> {
  // The lottery hall has a timer for each lottery. They stay until the lottery's own page is shown.
  await expect(page.getByRole('timer')).toHaveCount(1);
  const isQuiet = async () => {
    const [, minutes, seconds] = /(\d+):(\d\d)/.exec((await page.getByRole('timer').textContent()) ?? '') ?? [];
    const left = (Number(minutes) * 60 + Number(seconds)) % INTERVAL;
    return left > 50 && left < INTERVAL - 15;
  };
  await expect.poll(isQuiet, { timeout: 90_000, intervals: [1000] }).toBe(true);
}
