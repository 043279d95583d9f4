import { paths, to } from '@parlour/kernel';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectNoOverflow } from '../support/accessibility';
import { chooseSite } from '../support/chooseSite';
import { keepRecord } from '../support/keepRecord';
import { beginAsNew } from '../support/player';
import { openScreen } from '../support/openScreen';
import { unfoldWallets } from '../support/openWallets';
import { sandbox } from '../support/sandbox';
import { screenshot } from '../support/screenshot';
import { languagesNow } from '../support/sweep';
import { expect, test } from '../support/test';

const main = (page: Page) => page.getByRole('main');

test('the welcome bonus is taken by its link, stays apart from cash, and the promotion then says so', async ({ page }) => {
  test.setTimeout(120_000);
  await beginAsNew(page, 'welcome');
  await page.goto(`${paths.promotions.detail}?id=PH-welcome`);
  await page.getByRole('link', { name: 'Join with a deposit' }).click();
  await expect(page.getByRole('button', { name: /^Warm Welcome/ })).toBeVisible();
  await page.getByRole('textbox', { name: 'Amount' }).fill('500');
  await expect(main(page).getByText('+₱250 on ₱500 · 8× wagering = ₱6,000 to play')).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
  await page.getByRole('button', { name: 'Pay ₱500.00' }).click();
  await expect(page).toHaveURL(/voucherCenter\/order\/D-/);
  await page.getByRole('button', { name: 'I have paid' }).click();
  await sandbox.settle(page.url().split('/').at(-1) ?? '', 'successful');
  await expect(main(page).getByText('New balance')).toBeVisible({ timeout: 40_000 });
  // The order shows what the form promised: in its head, in the new balance, and in the promotion.
  await expect(main(page).getByText('You received').locator('..')).toContainText('₱750.00Cash ₱500.00 · Bonus ₱250.00');
  await expect(main(page).getByText('New balance').locator('..')).toContainText('₱500.00 Cash₱250.00 Bonus');
  await expect(main(page).getByText('₱6,000.00')).toBeVisible();
  await page.goto(paths.wallet.wallets);
  await expect(main(page).getByText('Cash ₱500.00 · Bonus ₱250.00')).toBeVisible();
  await page.goto(`${paths.promotions.detail}?id=PH-welcome`);
  await expect(main(page).getByText('Claimed', { exact: true })).toBeVisible();
  await expect(main(page).getByText('8× deposit and bonus')).toBeVisible();
});

async function boxOf(element: Locator): Promise<{ y: number; height: number }> {
  return (await element.boundingBox()) ?? { y: -1, height: 0 };
}

/** The rows of the screen that neither the header nor the bottom menu covers hold the whole of a focused field. */
async function expectInSight(page: Page, field: Locator): Promise<void> {
  await expect(field).toBeFocused();
  const box = await boxOf(field);
  const header = await boxOf(page.getByRole('banner'));
  const menu = page.getByRole('navigation').last();
  // A form that stands alone, as the sign-up, has no bottom menu.
  const menuTop = (await menu.count()) > 0 ? (await boxOf(menu)).y : 0;
  const bottom = menuTop > 100 ? menuTop : (page.viewportSize()?.height ?? 0);
  expect(box.y).toBeGreaterThanOrEqual(header.y + header.height);
  expect(box.y + box.height).toBeLessThanOrEqual(bottom);
}

// The lower heights are those that a keyboard leaves.
for (const size of [
  { width: 320, height: 568 },
  { width: 320, height: 300 },
  { width: 360, height: 800 },
  { width: 360, height: 420 },
]) {
  test(`WCAG 2.4.11: the field in error is in sight at ${size.width}×${size.height}`, async ({ page }) => {
    await page.setViewportSize(size);
    await test.step('registration', async () => {
      await page.goto(paths.session.register);
      const send = page.locator('form:visible button[type=submit]').last();
      await expect(send).toBeEnabled();
      await page.locator('[name="username"]').fill('a b');
      await send.click();
      await expectInSight(page, page.locator('[aria-invalid=true]').first());
    });
    await keepRecord(page, JSON.stringify(await sandbox.openSession('vince')));
    await test.step('deposit', async () => {
      await page.goto(paths.wallet.deposit);
      // The amount of the last deposit is filled in.
      await page.getByRole('textbox', { name: 'Amount' }).fill('');
      await page.getByRole('button', { name: 'Continue' }).last().click();
      await expectInSight(page, page.getByRole('textbox', { name: 'Amount' }));
    });
    await test.step('change of the password', async () => {
      await openScreen(page, paths.session.changePassword);
      await page.locator('form:visible button[type=submit]').last().click();
      await expectInSight(page, page.locator('[aria-invalid=true]').first());
    });
  });
}

for (const { locale, language, merchant, username } of languagesNow([
  { locale: 'en', language: 'EN', merchant: '200jilif3', username: 'maria' },
  { locale: 'fil', language: 'TY', merchant: '200jilif3', username: 'maria' },
  { locale: 'my', language: 'MY', merchant: '200jilimm3', username: 'thiri' },
] as const)) {
  test(`claim, parts of the balance and cancelled deposit are accessible, in ${locale}`, async ({ page }) => {
    test.setTimeout(120_000);
    await chooseSite(page, { merchant, language });
    await keepRecord(page, JSON.stringify(await sandbox.openSession(username)));
    const expectGood = async (name: string) => {
      await expectAccessible(page, locale === 'en' ? 'everything' : 'language');
      await expectNoOverflow(page);
      await screenshot(page, `bonus-${name}-${locale}`);
    };
    await test.step('deposit with an offer', async () => {
      await openScreen(page, to(paths.wallet.deposit, {}, { promotion: 'reload-10' }));
      await page.locator('[name=amount]').fill('20000');
      await page.locator('[role=status]').last().scrollIntoViewIfNeeded();
      await expectGood('deposit');
    });
    await test.step('question before a claim', async () => {
      await openScreen(page, paths.promotions.rewards);
      await main(page).getByRole('article').first().getByRole('button').first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectGood('claim');
      await page.getByRole('dialog').getByRole('button').last().click();
      await page.waitForLoadState('networkidle');
    });
    await test.step('wallets', async () => {
      await openScreen(page, paths.wallet.wallets);
      await unfoldWallets(page);
      await main(page).getByRole('combobox').first().waitFor();
      await expectGood('wallets');
    });
    await test.step('cancelling a deposit', async () => {
      await openScreen(page, paths.wallet.deposit);
      await page.locator('[name=amount]').fill('20000');
      await page.locator('form:visible button[type=submit]').last().click();
      await expect(page).toHaveURL(/voucherCenter\/order\/D-/);
      // The address changes before the screen does.
      await expect(
        main(page)
          .getByText(page.url().split('/').at(-1) ?? '')
          .first(),
      ).toBeVisible();
      await main(page).getByRole('button').last().click();
      await expectGood('cancel');
      await page.getByRole('dialog').locator('button[data-variant=danger]').click();
      await expect(page.getByRole('dialog')).toBeHidden();
      await expectGood('cancelled');
    });
  });
}
