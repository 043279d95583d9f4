import { expectAccessible, expectNoOverflow } from '../support/accessibility';
import { signUp } from '../support/player';
import { sandbox } from '../support/sandbox';
import { screenshot } from '../support/screenshot';
import { expect, test } from '../support/test';

test('a new player takes the gift, skips the limit and deposits; then the steps are gone', async ({ page }) => {
  test.setTimeout(180_000);
  await signUp(page, 'first');
  const main = page.getByRole('main');
  const steps = main.getByRole('region', { name: '3 steps to your ₱20' });
  const home = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Home' });
  await page.mouse.wheel(0, 200);
  await expect(steps.getByRole('progressbar', { name: '0 of 3 done' })).toBeVisible();
  await steps.scrollIntoViewIfNeeded();
  await screenshot(page, 'first-steps');
  await expectAccessible(page);
  await expectNoOverflow(page);

  await steps.getByRole('link', { name: 'Claim your sign-up gift' }).click();
  await main.getByRole('article', { name: 'Hello gift' }).getByRole('button', { name: 'Claim' }).click();
  await page.getByRole('button', { name: 'Claim ₱20.00' }).click();
  await page.getByRole('dialog', { name: 'Reward claimed' }).getByRole('button', { name: 'Close' }).click();
  await home.click();
  await expect(steps.getByRole('progressbar', { name: '1 of 3 done' })).toBeVisible();

  await steps.getByRole('button', { name: 'Skip' }).click();
  await expect(steps.getByRole('progressbar', { name: '2 of 3 done' })).toBeVisible();
  await expectAccessible(page);

  await steps.getByRole('link', { name: 'Make your first deposit' }).click();
  await main.getByRole('button', { name: '500', exact: true }).click();
  await page.getByRole('button', { name: 'Pay ₱500.00' }).click();
  await expect(page).toHaveURL(/voucherCenter\/order\/D-/);
  await sandbox.settle(page.url().split('/').at(-1) ?? '', 'successful');
  await expect(main.getByText('New balance')).toBeVisible({ timeout: 40_000 });
  await page.goto('/m/home');
  await page.mouse.wheel(0, 400);
  await expect(main.getByRole('region', { name: 'Slots', exact: true })).toBeAttached();
  await expect(steps).toHaveCount(0);
});
