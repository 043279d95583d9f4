import { paths } from '@parlour/kernel';
import type { Page } from '@playwright/test';
import { expectAccessible, expectNoOverflow } from '../support/accessibility';
import { freshName } from '../support/player';
import { sandbox } from '../support/sandbox';
import { screenshot } from '../support/screenshot';
import { searchList } from '../support/searchList';
import { expect, test } from '../support/test';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** The order number that the page shows. */
function orderIn(page: Page): string {
  return page.url().split('/').at(-1) ?? '';
}

test('a player looks around, registers, deposits, plays, withdraws and leaves', async ({ page }) => {
  test.setTimeout(240_000);
  const name = freshName('rosa');

  await test.step('looks around as a visitor', async () => {
    // The screenshot of home shows a banner that does not move.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // A build shows its state to no extension: asking for Redux DevTools would break the app here.
    const refuse = () => {
      throw new Error('Redux DevTools were asked for.');
    };
    await page.addInitScript(`window.__REDUX_DEVTOOLS_EXTENSION_COMPOSE__ = ${refuse}`);
    await page.goto('/');
    await expect(page).toHaveURL(/\/m\/(home)?$/);
    await expect(page.getByRole('heading', { name: 'Hot games' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Hot games' }).locator('a[href*="/m/play"]').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await screenshot(page, 'home');
    await expectAccessible(page);
    await expectNoOverflow(page);
  });

  await test.step('registers', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Sign up' }).click();
    const form = page.getByRole('main');
    await form.getByLabel(/^Username/).fill(name);
    await form.getByLabel(/^Password/).fill('parlour88');
    await screenshot(page, 'register');
    await expectAccessible(page);
    await form.getByRole('button', { name: /Sign up/ }).click();
    await expect(page).toHaveURL(/\/m\/home$/);
    await expect(page.getByRole('banner')).toContainText('₱');
  });

  await test.step('deposits', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Deposit' }).click();
    await expect(page).toHaveURL(new RegExp(paths.wallet.deposit));
    const form = page.getByRole('main');
    await form.getByRole('textbox', { name: 'Amount' }).fill('100');
    await expect(form.getByText('You receive')).toBeVisible();
    await screenshot(page, 'deposit');
    await expectAccessible(page);
    await form.getByRole('button', { name: /^Pay/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Not now' }).click();
    await expect(page).toHaveURL(/voucherCenter\/order\/D-/);
    await expect(page.getByText('Exact amount', { exact: true })).toBeVisible();
    await screenshot(page, 'order');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'I have paid' }).click();
    await sandbox.settle(orderIn(page), 'successful');
    await expect(page.getByText('New balance')).toBeVisible();
    await expect(page.getByRole('main')).toContainText('100.00');
  });

  await test.step('finds a slot game by searching', async () => {
    await page.goto(paths.home);
    await page.getByRole('main').getByRole('link', { name: 'Slots', exact: true }).first().click();
    await expect(page).toHaveURL(new RegExp(paths.games.slot));
    await expect(page.getByRole('main').locator('a[href*="/m/play"]').first()).toBeVisible();
    await screenshot(page, 'slots');
    await searchList(page, ' gold ');
    await expect(page).toHaveURL(/gold/);
    await expect(page.getByRole('main').getByRole('link', { name: /gold/i }).first()).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('plays rounds that move the balance', async () => {
    // Three cherries in the top row twice: the stake is paid back twofold, and the deposit's turnover is complete.
    await sandbox.planSpins(
      name,
      Array.from({ length: 100 }, () => [0, 1, 2]),
    );
    await page.getByRole('main').getByRole('link', { name: /gold/i }).first().click();
    await expect(page).toHaveURL(/\/m\/play/);
    const game = page.frameLocator('iframe');
    const spin = game.getByRole('button', { name: 'Spin' });
    await expect(spin).toBeEnabled();
    await screenshot(page, 'game');
    for (let raise = 0; raise < 4; raise += 1) await game.getByRole('button', { name: 'Higher stake' }).click();
    let staked = 0;
    while (staked < 100) {
      staked += Number((await game.locator('.stake-value').innerText()).replace(/[^\d.]/g, ''));
      await spin.click();
      await expect(spin).toBeEnabled();
    }
    await expect(page.getByRole('main').getByText(/^\+/)).toBeVisible();
    await page.getByRole('button', { name: 'Leave the game' }).click();
    await expect(page).toHaveURL(/slot-games.*gold/);
  });

  await test.step('sees the rounds in the betting record', async () => {
    await page.goto(paths.wallet.records);
    const bets = page.getByRole('main').getByRole('link', { name: /gold/i });
    await expect(bets.first()).toBeVisible();
    await screenshot(page, 'records');
    await expectAccessible(page);
    await bets.first().click();
    await expect(page.getByRole('dialog')).toContainText('B-');
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('prepares a withdrawal', async () => {
    await page.goto(paths.wallet.withdraw);
    await page.getByRole('link', { name: /Set a transaction password/ }).click();
    await page.getByLabel('New transaction password').fill('246810');
    await page.getByLabel('Repeat the password').fill('246810');
    await page.getByRole('textbox', { name: 'Login password' }).fill('parlour88');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Set password' }).click();
    await expect(page).toHaveURL(new RegExp(`${paths.wallet.withdraw}$`));
    await page.getByRole('link', { name: /Add a withdrawal account/ }).click();
    await expect(page).toHaveURL(new RegExp(paths.wallet.accounts));
    await page.getByRole('button', { name: 'GoPeso' }).click();
    await page.getByLabel('Account holder').fill('Rosa Dela Cruz');
    await page.getByLabel('Account number').fill('09175550199');
    await page.getByLabel('Transaction password').fill('246810');
    await screenshot(page, 'account');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Add account' }).click();
    await expect(page.getByText('Account added.')).toBeVisible();
  });

  await test.step('withdraws, and follows the money until it is paid', async () => {
    await page.goto(paths.wallet.withdraw);
    await page.getByRole('textbox', { name: 'Amount' }).fill('100');
    await screenshot(page, 'withdraw');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Review withdrawal' }).click();
    const summary = page.getByRole('dialog');
    await summary.getByLabel('Transaction password').fill('246810');
    await screenshot(page, 'withdraw-summary');
    await expectAccessible(page);
    await summary.getByRole('button', { name: /^Withdraw ₱/ }).click();
    await expect(page).toHaveURL(/withdraw\/order\/W-/);
    await expect(page.getByText('Submitted')).toBeVisible();
    await screenshot(page, 'withdrawal');
    await expectAccessible(page);
    await sandbox.settle(orderIn(page), 'successful');
    await expect(page.getByText('Successful')).toBeVisible();
  });

  await test.step('leaves', async () => {
    await page.goto(paths.session.member);
    await page.getByRole('button', { name: 'Log out' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL(/\/m\/home$/);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  });

  expect((await sandbox.ledger()).sound).toBe(true);
});
