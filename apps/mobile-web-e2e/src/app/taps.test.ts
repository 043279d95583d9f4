import { paths } from '@parlour/kernel';
import { countTaps } from '../support/countTaps';
import { beginAs, beginAsNew } from '../support/player';
import { expect, test } from '../support/test';

test('a player is in a hot game or the last one after one tap, in a game by its name after two, and with support after two', async ({
  page,
}) => {
  await beginAs(page, 'maria');

  await test.step('a hot game', async () => {
    await page.goto(paths.home);
    const { tap, count } = countTaps(page);
    await tap(page.getByRole('region', { name: 'Hot games' }).locator('a[href*="/m/play"]').first());
    await expect(page).toHaveURL(/\/m\/play/);
    expect(count()).toBeLessThanOrEqual(1);
  });

  await test.step('the last game', async () => {
    await page.goto(paths.home);
    const { tap, count } = countTaps(page);
    await tap(page.getByRole('region', { name: 'Continue playing' }).locator('a[href*="/m/play"]').first());
    await expect(page).toHaveURL(/\/m\/play/);
    expect(count()).toBeLessThanOrEqual(1);
  });

  await test.step('a game by its name', async () => {
    await page.goto(paths.home);
    const { tap, type, count } = countTaps(page);
    await tap(page.getByRole('button', { name: 'Search games' }));
    const sheet = page.getByRole('dialog', { name: 'Search' });
    await type(sheet.getByRole('textbox'), 'gold');
    await tap(sheet.getByRole('group', { name: 'Games' }).getByRole('link', { name: /gold/i }).first());
    await expect(page).toHaveURL(/\/m\/play/);
    expect(count()).toBeLessThanOrEqual(2);
  });

  await test.step('support', async () => {
    await page.goto(paths.home);
    const { tap, count } = countTaps(page);
    await tap(page.getByRole('banner').getByRole('button', { name: 'Open menu' }));
    await tap(page.getByRole('dialog').getByRole('link', { name: 'Customer service' }));
    await expect(page).toHaveURL(/\/m\/message.*chat=1/);
    expect(count()).toBeLessThanOrEqual(2);
  });
});

test('a deposit limit takes three taps', async ({ page }) => {
  await beginAsNew(page, 'tally');
  await page.goto(paths.home);

  await test.step('a deposit limit', async () => {
    const { tap, type, count } = countTaps(page);
    await tap(page.getByRole('banner').getByRole('button', { name: 'Open menu' }));
    await tap(page.getByRole('dialog').getByRole('link', { name: 'Safer play' }));
    await tap(page.getByRole('button', { name: /^Deposits: 24 hours/ }));
    await type(page.getByRole('dialog').getByRole('textbox'), '500');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('button', { name: /^Deposits: 24 hours.*₱500/ })).toBeVisible();
    expect(count()).toBeLessThanOrEqual(3);
  });
});

test('a new player takes the sign-in gift in two taps, and rewards with turnover in two with their cost in view', async ({ page }) => {
  await beginAsNew(page, 'gifty');
  const gifts = page.getByRole('banner').getByRole('link', { name: /rewards? to claim/ });
  const receipt = page.getByRole('dialog');

  await test.step('the sign-in gift, which has no turnover', async () => {
    await page.goto(paths.home);
    await page.mouse.wheel(0, 40);
    const { tap, count } = countTaps(page);
    await tap(gifts);
    await tap(page.getByRole('button', { name: /^Check in/ }));
    await expect(receipt).toContainText('Check-in gift');
    expect(count()).toBeLessThanOrEqual(2);
  });

  await test.step('a reward with turnover', async () => {
    await page.goto(paths.home);
    await page.mouse.wheel(0, 40);
    const { tap, count } = countTaps(page);
    await tap(gifts);
    await expect(receipt).toContainText(/Wagering₱[1-9]/);
    await expect(receipt).toContainText('Withdrawals of your cash');
    await tap(receipt.getByRole('button', { name: /^Claim ₱/ }));
    await expect(page.getByRole('dialog', { name: /^Rewards? claimed|rewards claimed/ })).toBeVisible();
    expect(count()).toBeLessThanOrEqual(2);
  });
});
