import { paths } from '@parlour/kernel';
import type { Page } from '@playwright/test';
import { expectNoOverflow } from '../support/accessibility';
import { freshName } from '../support/player';
import { screenshot } from '../support/screenshot';
import { serveCountry } from '../support/servers/serveCountry';
import { written } from '../support/servers/serveLanguages';
import { settle } from '../support/settle';
import { expect, test } from '../support/test';

// A country, its currency without decimals and its language from files alone: the operator's and the sandbox's.

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

let site: Awaited<ReturnType<typeof serveCountry>>;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  site = await serveCountry();
});
test.afterAll(() => site?.close());

const say = (english: string) => written(english, 'vi');
const starts = (english: string) => new RegExp(`^${say(english)}`);

/** Nothing of the countries of the app is shown, no amount has decimals, and every symbol stands after its amount. */
async function looks(page: Page, name: string): Promise<void> {
  await settle(page);
  await screenshot(page, `country-${name}`);
  await expectNoOverflow(page);
  const text = await page.locator('body').innerText();
  expect.soft(text).not.toMatch(/₱|\bKs\b|\bPHP\b|\bMMK\b|Philippine|Myanmar|\+63|\+95/);
  expect.soft(text).not.toMatch(/\d\.\d+\s*₫|₫\u00A0?\d/);
}

test('a player of a third country registers, deposits, plays, withdraws and finds it all in the records', async ({ page }) => {
  test.setTimeout(240_000);
  const name = freshName('linh');
  const main = page.getByRole('main');
  await page.addInitScript(
    (chosen) => {
      for (const [key, value] of Object.entries(chosen)) localStorage.setItem(key, JSON.stringify(value));
      sessionStorage.setItem('wallet.limitAsked', 'true');
      sessionStorage.setItem('popupsSeen', JSON.stringify(['VN-evening', 'VN-break']));
    },
    { merchant: site.merchant, language: 'VI' },
  );
  await page.context().addCookies([{ name: 'home', value: `${site.merchant}.vi.visitor`, domain: '127.0.0.1', path: '/m' }]);

  await test.step('registers with a number of the country', async () => {
    await page.goto(`${site.url}${paths.session.register}`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'vi');
    await main.getByRole('textbox', { name: starts('Username') }).fill(name);
    await main.getByLabel(starts('Password')).fill('parlour88');
    await main.getByLabel(starts('Confirm password')).fill('parlour88');
    await main.getByText(say('More details (optional)')).click();
    await expect(main.getByText('+84')).toBeVisible();
    await main.getByRole('textbox', { name: starts('Mobile number') }).fill('0912 345 678');
    await expect(main.getByText('+84 912 345 678')).toBeVisible();
    await looks(page, 'register');
    await main.getByRole('checkbox').last().check();
    await main.locator('button[type=submit]').click();
    await expect(page).toHaveURL(/\/m\/home$/);
    await expect(page.getByRole('banner')).toContainText('0\u00A0₫');
    await looks(page, 'home');
  });

  await test.step('deposits: an amount of twelve digits fits, one with decimals is refused', async () => {
    await page.goto(`${site.url}${paths.wallet.deposit}`);
    const amount = main.getByRole('textbox', { name: say('Amount') });
    await amount.fill('123456789012');
    await expect(main.getByText('= 123,456,789,012\u00A0₫')).toBeVisible();
    await looks(page, 'deposit-large');
    await amount.fill('100000.50');
    await main.locator('button[type=submit]').click();
    await expect(amount).toHaveAttribute('aria-invalid', 'true');
    await main.getByRole('button', { name: '200,000', exact: true }).click();
    await expect(amount).toHaveValue('200000');
    await amount.fill('100,000');
    await looks(page, 'deposit');
    await main.locator('button[type=submit]').click();
    await expect(page).toHaveURL(/voucherCenter\/order\/D-/);
    await expect(main).toContainText('100,000\u00A0₫');
    await looks(page, 'order');
    await site.settle(page.url().split('/').at(-1) ?? '');
    await expect(main.getByText(say('New balance'))).toBeVisible();
  });

  await test.step('plays', async () => {
    // Three cherries in the top row: the stake is paid back twofold.
    await site.planSpins(
      name,
      Array.from({ length: 20 }, () => [0, 1, 2]),
    );
    await page.goto(`${site.url}${paths.games.slot}`);
    await main.locator('a[href*="/m/play"]').first().click();
    await expect(page).toHaveURL(/\/m\/play/);
    const game = page.frameLocator('iframe');
    // The vendor's page has no texts in this language.
    const spin = game.getByRole('button', { name: 'Spin' });
    await expect(spin).toBeEnabled();
    await expect(game.locator('.stake-value')).toHaveText(/1,000 ₫$/);
    await looks(page, 'game');
    // The wagering of the deposit: five rounds of 20,000.
    for (let raise = 0; raise < 4; raise += 1) await game.getByRole('button', { name: 'Higher stake' }).click();
    for (let round = 0; round < 5; round += 1) {
      await spin.click();
      await expect(spin).toBeEnabled();
    }
    await expect(main.getByText('+100,000\u00A0₫')).toBeVisible();
    await looks(page, 'won');
  });

  await test.step('withdraws to a bank of the country', async () => {
    await page.goto(`${site.url}${paths.wallet.transactionPassword}`);
    await main.getByLabel(say('New transaction password')).fill('246810');
    await main.getByLabel(say('Repeat the password')).fill('246810');
    await main.getByRole('textbox', { name: say('Login password') }).fill('parlour88');
    await main.locator('button[type=submit]').click();
    await expect(main.getByLabel(say('New transaction password'))).toHaveCount(0);
    await page.goto(`${site.url}${paths.wallet.accounts}?add=1`);
    await main.getByRole('button', { name: 'Ban Mai Bank' }).click();
    await main.getByLabel(say('Account holder')).fill('Nguyen Thi Linh');
    await main.getByLabel(say('Account number')).fill('0451 0007 2210');
    await main.getByLabel(say('Transaction password')).fill('246810');
    await looks(page, 'account');
    await main.locator('button[type=submit]').click();
    await expect(page.getByText(say('Account added.'))).toBeVisible();
    await page.goto(`${site.url}${paths.wallet.withdraw}`);
    await main.getByRole('button', { name: '50%' }).click();
    await expect(main.getByRole('textbox', { name: say('Amount') })).toHaveValue('100000');
    await looks(page, 'withdraw');
    await main.locator('button[type=submit]').click();
    const summary = page.getByRole('dialog');
    await summary.getByLabel(say('Transaction password')).fill('246810');
    await looks(page, 'withdraw-summary');
    await summary.getByRole('button', { name: /100,000\s₫/ }).click();
    await expect(page).toHaveURL(/withdraw\/order\/W-/);
    await looks(page, 'withdrawal');
    await site.settle(page.url().split('/').at(-1) ?? '');
  });

  await test.step('finds it in the records', async () => {
    await page.goto(`${site.url}${paths.wallet.records}?tab=money`);
    await expect(main.getByText('−100,000\u00A0₫').first()).toBeVisible();
    await expect(main.getByText('+100,000\u00A0₫').first()).toBeVisible();
    await looks(page, 'records');
  });
});
