import { paths } from '@parlour/kernel';
import type { Page } from '@playwright/test';
import { expectAccessible, expectNoOverflow } from '../support/accessibility';
import { chooseSite } from '../support/chooseSite';
import { keepRecord } from '../support/keepRecord';
import { openScreen } from '../support/openScreen';
import { sandbox } from '../support/sandbox';
import { screenshot } from '../support/screenshot';
import { settle } from '../support/settle';
import { languagesNow } from '../support/sweep';
import { expect, test } from '../support/test';

const sites = languagesNow([
  { locale: 'en', language: 'EN', merchant: '200jilif3', username: 'vince' },
  { locale: 'fil', language: 'TY', merchant: '200jilif3', username: 'vince' },
  { locale: 'my', language: 'MY', merchant: '200jilimm3', username: 'thiri' },
] as const);

for (const { locale, language, merchant, username } of sites) {
  /** Errors are shown, associated with their fields, and readable on a usual and on the smallest phone. */
  async function expectGood(page: Page, name: string, errors: number) {
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(page.locator('[aria-invalid=true]')).toHaveCount(errors);
    await expectAccessible(page, locale === 'en' ? 'everything' : 'language');
    await expectNoOverflow(page);
    await screenshot(page, `errors-${name}-${locale}`);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectAccessible(page, 'size');
    await expectNoOverflow(page);
    await screenshot(page, `errors-${name}-${locale}-320`);
    await page.setViewportSize({ width: 360, height: 800 });
  }

  const begin = (page: Page) => chooseSite(page, { merchant, language });

  const field = (page: Page, name: string) => page.locator(`[name="${name}"]`);
  const submit = (page: Page) => page.locator('form:visible button[type=submit]').last().click();

  test(`spec 5: login, registration and recovery with every error shown are accessible, in ${locale}`, async ({ page }) => {
    test.setTimeout(240_000);
    await begin(page);
    await test.step('login', async () => {
      await page.goto(paths.session.login);
      await submit(page);
      await expectGood(page, 'login', 2);
      await page.getByRole('tab').nth(1).click();
      await field(page, 'mobileNum').fill('abc');
      await submit(page);
      await expectGood(page, 'login-sms', 2);
    });
    await test.step('registration', async () => {
      await openScreen(page, paths.session.register);
      await field(page, 'username').waitFor();
      // The age checkbox, where there is one, starts unchecked.
      await page.getByRole('checkbox').last().check();
      await submit(page);
      await expect(field(page, 'password')).toHaveAttribute('aria-invalid', 'true');
      await field(page, 'username').fill('a b');
      await field(page, 'password').fill('short');
      // The form of the Philippines has two fields (the sandbox's registration rules).
      if (merchant === '200jilimm3') {
        await field(page, 'confirmPassword').fill('other');
        await page.locator('form summary').click();
        await field(page, 'email').fill('nena@');
      }
      await submit(page);
      await expectGood(page, 'register', await page.locator('[aria-invalid=true]').count());
      await page.getByRole('tab').nth(1).click();
      await field(page, 'verificationCode').waitFor();
      await page.getByRole('checkbox').last().check();
      await field(page, 'mobileNum').fill('09-abc');
      await submit(page);
      await expect(field(page, 'verificationCode')).toHaveAttribute('aria-invalid', 'true');
      await page.getByRole('checkbox').first().uncheck();
      await expectGood(page, 'register-mobile', await page.locator('[aria-invalid=true]').count());
    });
    await test.step('forgotten password', async () => {
      await openScreen(page, paths.session.forgot);
      await submit(page);
      await expectGood(page, 'forgot-sms', 2);
      await page.getByRole('radio').nth(1).check();
      await field(page, 'contact').fill('nena@');
      await submit(page);
      await expectGood(page, 'forgot-mail', 2);
    });
    await test.step('a social login callback without a request', async () => {
      await page.goto(`${paths.session.social}?code=stolen&state=foreign`);
      await expect(page.getByRole('main').getByRole('link')).toBeVisible();
      await expectGood(page, 'social', 0);
    });
  });

  test(`spec 5: settings and security with every error shown are accessible, in ${locale}`, async ({ page }) => {
    test.setTimeout(240_000);
    await begin(page);
    const record = await sandbox.openSession(username);
    await keepRecord(page, JSON.stringify(record));
    const sheet = page.getByRole('dialog');

    await test.step('new password', async () => {
      await page.goto(paths.session.changePassword);
      await field(page, 'password').fill('short');
      await field(page, 'confirmPassword').fill('other');
      await submit(page);
      await expectGood(page, 'password', 3);
    });
    for (const [edit, typed] of [
      ['nickname', 'str\u0007ing'],
      ['viber', 'x'.repeat(61)],
    ] as const) {
      await test.step(edit, async () => {
        await openScreen(page, `${paths.session.settings}?edit=${edit}`);
        await sheet.locator('[name=value]').fill(typed);
        await submit(page);
        await expectGood(page, edit, 1);
      });
    }
    for (const edit of ['email', 'phone'] as const) {
      await test.step(edit, async () => {
        await openScreen(page, `${paths.session.security}?edit=${edit}`);
        await sheet.locator('[name=target]').fill('x');
        await sheet.locator('form button[type=button]').last().click();
        await expectGood(page, edit, 1);
      });
    }
    await test.step('transaction password', async () => {
      await openScreen(page, `${paths.session.security}?edit=transactionPassword`);
      await sheet.locator('[name=next]').fill('123456');
      await sheet.locator('[name=again]').fill('654321');
      await submit(page);
      await expectGood(page, 'transaction-password', 3);
    });
    await test.step('security questions', async () => {
      await openScreen(page, `${paths.session.security}?edit=questions`);
      await sheet.locator('[name=password]').waitFor();
      await submit(page);
      await expectGood(page, 'questions', await page.locator('[aria-invalid=true]').count());
    });
    await test.step('phrase', async () => {
      await openScreen(page, `${paths.session.security}?edit=phrase`);
      await sheet.locator('[name=value]').fill('abc');
      await submit(page);
      await expectGood(page, 'phrase', 1);
    });
    for (const [name, path] of [
      ['member', paths.session.member],
      ['settings', paths.session.settings],
      ['security', paths.session.security],
      ['passkeys', paths.session.passkeys],
      ['terms', paths.session.terms],
    ] as const) {
      await test.step(name, async () => {
        await openScreen(page, path);
        const main = page.getByRole('main');
        // Passkeys only say that they need a host name.
        await expect(main.getByRole('button').or(main.getByRole('link')).or(main.getByRole('status')).first()).toBeVisible();
        await settle(page);
        await expectGood(page, name, 0);
      });
    }
  });
}
