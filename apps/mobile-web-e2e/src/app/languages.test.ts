import { paths } from '@parlour/kernel';
import type { Page } from '@playwright/test';
import { expectAccessible, expectNoOverflow } from '../support/accessibility';
import { chooseSite } from '../support/chooseSite';
import { openScreen } from '../support/openScreen';
import { sandbox } from '../support/sandbox';
import { screenshot } from '../support/screenshot';
import { expect, test } from '../support/test';
import { textsIn } from '../support/texts';
import { expectWholeLabels } from '../support/wholeLabels';

const sites = [
  { locale: 'fil', language: 'Filipino', merchant: '200jilif3', username: 'vince', symbol: '₱', deposit: '500' },
  { locale: 'my', language: 'မြန်မာ', merchant: '200jilimm3', username: 'thiri', symbol: 'Ks', deposit: '20000' },
] as const;

for (const { locale, language, merchant, username, symbol, deposit } of sites) {
  const say = textsIn(locale);

  /** Expects a complete screen in this language, readable on a usual phone and on the smallest one. */
  async function expectGood(page: Page, name: string) {
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expectAccessible(page, 'language');
    await screenshot(page, `${name}-${locale}`);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectAccessible(page, 'size');
    await expectNoOverflow(page);
    await expectWholeLabels(page);
    await screenshot(page, `${name}-${locale}-320`);
    await page.setViewportSize({ width: 360, height: 800 });
    await expectNoOverflow(page);
    await expectWholeLabels(page);
  }

  test(`a player's short journey in ${language}`, async ({ page }) => {
    test.setTimeout(240_000);
    await chooseSite(page, { merchant });

    await test.step('chooses the language', async () => {
      await page.goto(paths.home);
      await expect(page.getByRole('heading', { name: 'Hot games' })).toBeVisible();
      await page.getByRole('button', { name: 'Open menu' }).click();
      await page.getByRole('button', { name: 'Language: English' }).click();
      await page.getByRole('radio', { name: language }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: say('shell', 'menu.close') })
        .click();
      const hot = page.getByRole('region', { name: say('games', 'category.HOT'), exact: true });
      await expect(hot.getByRole('link').first()).toBeVisible();
      await expectGood(page, 'home');
    });

    await test.step('logs in', async () => {
      await page
        .getByRole('banner')
        .getByRole('link', { name: say('shell', 'header.login') })
        .click();
      const form = page.getByRole('main');
      await form.getByLabel(say('session', 'login.username')).fill(username);
      await form.getByLabel(say('session', 'login.password'), { exact: true }).fill('parlour88');
      await expectGood(page, 'login');
      await form.getByRole('button', { name: say('session', 'login.submit'), exact: true }).click();
      await expect(page).toHaveURL(/\/m\/home$/);
      await expect(page.getByRole('banner')).toContainText(symbol);
    });

    await test.step('plays a round that moves the balance', async () => {
      // Three cherries in the top row: the stake is paid back twofold.
      await sandbox.planSpins(username, [[0, 1, 2]]);
      await openScreen(page, paths.games.slot);
      await page.getByRole('main').locator('a[href*="/m/play"]').first().click();
      const game = page.frameLocator('iframe');
      const spin = game.locator('.spin');
      await expect(spin).not.toBeEmpty();
      await expect(spin).toBeEnabled();
      await spin.click();
      await expect(page.getByRole('main').getByText(/^\+/)).toBeVisible();
      await expectGood(page, 'game');
      await page.getByRole('button', { name: say('games', 'play.back') }).click();
      await expect(page).toHaveURL(/slot-games/);
      await expectGood(page, 'slots');
    });

    await test.step('opens a deposit', async () => {
      await openScreen(page, paths.wallet.deposit);
      const form = page.getByRole('main');
      await form.getByRole('textbox', { name: say('wallet', 'amount.label') }).fill(deposit);
      await expect(form.getByText(say('wallet', 'quote.receive'))).toBeVisible();
      await expectGood(page, 'deposit');
      await form.locator('button[type=submit]').click();
      await expect(page).toHaveURL(/voucherCenter\/order\/D-/);
      await expect(page.getByText(say('wallet', 'pay.amount'), { exact: true })).toBeVisible();
      await expectGood(page, 'order');
    });

    await test.step('reads the records', async () => {
      await openScreen(page, paths.wallet.records);
      await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
      await expectGood(page, 'records');
      await page.getByRole('combobox', { name: say('wallet', 'records.what') }).selectOption('money');
      await expect(page.getByRole('main').locator('a[href*="/order/"]').first()).toBeVisible();
      await expectGood(page, 'orders');
    });

    await test.step('looks at withdrawal and account', async () => {
      await openScreen(page, paths.wallet.withdraw);
      await expect(page.getByRole('main').getByText(symbol).first()).toBeVisible();
      await expectGood(page, 'withdraw');
    });

    await test.step('leaves', async () => {
      await openScreen(page, paths.session.member);
      await expect(page.getByRole('main').getByText(symbol).first()).toBeVisible();
      await expectGood(page, 'member');
      await page
        .getByRole('main')
        .getByRole('button', { name: say('session', 'member.logout') })
        .click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toContainText(say('session', 'logout.title'));
      await dialog.getByRole('button', { name: say('session', 'logout.submit') }).click();
      await expect(page).toHaveURL(/\/m\/home$/);
      await expect(page.getByRole('banner').getByRole('link', { name: say('shell', 'header.login') })).toBeVisible();
    });
  });
}
