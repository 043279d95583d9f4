import { paths } from '@parlour/kernel';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/faultTest';
import { spoil } from '../support/hostile/spoil';

const HOUR_MS = 3_600_000;
const YEARS_10_MS = 87_600 * HOUR_MS;

/** A phone number that no other run uses. */
const freshNumber = () => `917${Math.random().toString().slice(2, 9)}`;
const form = (page: Page) => page.getByRole('main');
const counting = (page: Page) => form(page).getByRole('button', { name: /^Send again in \d+ s$/ });
const seconds = async (page: Page) => Number(/\d+/.exec(await counting(page).innerText())?.[0]);

async function askForCode(page: Page): Promise<void> {
  await page.goto(paths.session.login);
  await form(page).getByRole('tab', { name: 'SMS code' }).click();
  await form(page)
    .getByLabel(/^Mobile number/)
    .fill(freshNumber());
  await form(page).getByRole('button', { name: 'Get code' }).click();
}

for (const [what, skewMs] of [
  ['ten years ahead', YEARS_10_MS],
  ['an hour behind', -HOUR_MS],
] as const) {
  test(`reliability T1: a phone whose clock is ${what} counts down by the gateway’s clock`, async ({ page }) => {
    await page.clock.install({ time: Date.now() + skewMs });
    await askForCode(page);
    await expect(counting(page)).toBeDisabled();
    const before = await seconds(page);
    expect(before).toBeGreaterThan(20);
    expect(before).toBeLessThanOrEqual(60);
    // The page was suspended in the background without a timer tick; its first tick computes the elapsed time.
    await page.clock.fastForward(10_000);
    await expect.poll(() => seconds(page)).toBeLessThanOrEqual(before - 10);
    await page.clock.fastForward(HOUR_MS / 60);
    await expect(form(page).getByRole('button', { name: 'Get code' })).toBeEnabled();
  });
}

test('reliability T2: a lock time that is invalid, in seconds or absurdly late locks nobody out', async ({ page, watch, invariants }) => {
  watch.allow(/Failed to load resource/);
  await page.goto(paths.session.login);
  await expect(form(page)).toBeVisible();
  for (const [what, time] of [
    ['none', 'soon'],
    ['in seconds, and so long past', Math.round(Date.now() / 1000)],
    ['in a hundred years', Date.now() + 10 * YEARS_10_MS],
  ] as const) {
    await invariants.step(what, async () => {
      const fault = { kind: 'wrongShape', at: 'expirationTime', with: time };
      const mend = await spoil(page, { path: '/wps/verification/sms/noLogin', fault });
      const sent = page.waitForResponse('**/wps/verification/sms/noLogin');
      await askForCode(page);
      await sent;
      await expect(form(page).getByRole('button', { name: 'Get code' })).toBeEnabled();
      await expect(counting(page)).toHaveCount(0);
      await expect(form(page).getByText('We received an incomplete response.')).toHaveCount(time === 'soon' ? 1 : 0);
      await mend();
    });
  }
});
