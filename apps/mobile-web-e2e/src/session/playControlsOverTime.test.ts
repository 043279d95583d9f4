import { paths } from '@parlour/kernel';
import type { Page } from '@playwright/test';
import { openGame, payIn, setLimit, stopPlaying } from '../support/playControls';
import { beginAs, beginAsNew } from '../support/player';
import { sandbox } from '../support/sandbox';
import { expect, test } from '../support/test';

const hour = 3_600_000;
const main = (page: Page) => page.getByRole('main');
const failedCall = /console: Failed to load resource/;

/** These tests move the gateway's clock for every player, so they run last. Sessions of other tests have expired by then. */
async function pass(page: Page, name: string, ms: number) {
  await sandbox.advanceClock(ms);
  await beginAs(page, name);
}

test('product 4.21: an increase waits 24 hours and is confirmed; an increase not confirmed within 7 days expires', async ({
  page,
  watch,
}) => {
  test.setTimeout(120_000);
  watch.allow(failedCall);
  const name = await beginAsNew(page, 'wilma');
  await setLimit(page, 'Deposits: 24 hours', '500');
  await setLimit(page, 'Deposits: 24 hours', '900');
  await expect(main(page).getByText(/^₱900: can be confirmed from/)).toBeVisible();
  await pass(page, name, 25 * hour);
  await page.goto(paths.session.playControls);
  await main(page).getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(main(page).getByText('₱0 used · ₱900 left of ₱900')).toBeVisible();
  await page.goto(paths.wallet.deposit);
  await expect(main(page).getByText('₱900.00 left of your deposit limit')).toBeVisible();

  await setLimit(page, 'Deposits: 24 hours', '2000');
  await pass(page, name, 8 * 24 * hour);
  await page.goto(paths.session.playControls);
  await expect(main(page).getByText('₱0 used · ₱900 left of ₱900')).toBeVisible();
  await expect(main(page).getByRole('button', { name: 'Confirm', exact: true })).toBeHidden();
});

test('product 4.21: a used-up time limit stops play until the day ends', async ({ page, watch }) => {
  test.setTimeout(120_000);
  watch.allow(failedCall);
  const name = await beginAsNew(page, 'tina');
  await payIn(page, '500');
  await setLimit(page, 'Time in games: 24 hours', '1');
  await openGame(page);
  await sandbox.advanceClock(61_000);
  // When the game is opened again, it tells the gateway that it is still played.
  await page.reload();
  await expect(page.frameLocator('iframe').getByRole('button', { name: 'Spin' })).toBeEnabled();
  await page.reload();
  await expect(page.getByRole('heading', { name: "You've reached your time limit." })).toBeVisible();
  await pass(page, name, 25 * hour);
  await openGame(page);
});

test('product 4.21: a break ends by itself, never early', async ({ page, watch }) => {
  test.setTimeout(120_000);
  watch.allow(failedCall);
  const name = await beginAsNew(page, 'bea');
  await stopPlaying(page, '24 hours', 'Start the break');
  await pass(page, name, 23 * hour);
  await page.goto(paths.wallet.deposit);
  await expect(main(page).getByText(/^You are on a break until/)).toBeVisible();
  await pass(page, name, hour);
  await openGame(page);
});
