import { paths } from '@parlour/kernel';
import type { Page } from '@playwright/test';
import { expectAccessible, expectNoOverflow } from '../support/accessibility';
import { beginAs, beginAsNew } from '../support/player';
import { sandbox } from '../support/sandbox';
import { screenshot } from '../support/screenshot';
import { expect, test } from '../support/test';

const main = (page: Page) => page.getByRole('main');
const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');

/** Opens a deposit of this amount and returns its order number. */
async function openDeposit(page: Page, amount: string): Promise<string> {
  await page.goto(paths.wallet.deposit);
  await page.getByRole('textbox', { name: 'Amount' }).fill(amount);
  await page.getByRole('button', { name: /^Pay ₱/ }).click();
  await expect(page).toHaveURL(/voucherCenter\/order\/D-/);
  return page.url().split('/').at(-1) ?? '';
}

test('deposits of every outcome: offer, receipts, credited, rejected, expired, delayed; each in the records once', async ({ page }) => {
  test.setTimeout(180_000);
  await beginAsNew(page, 'outcome');

  await test.step('accepting the terms of a bonus selects it', async () => {
    await page.evaluate(() => sessionStorage.removeItem('wallet.limitAsked'));
    await page.goto(paths.wallet.deposit);
    await page.getByRole('button', { name: /^No promotion/ }).click();
    await expect(page.getByRole('radio', { name: /No promotion/ })).toBeChecked();
    // The bonus terms open first, so the tap does not select the bonus yet.
    await page.getByRole('radio', { name: /10% reload bonus/ }).click();
    await expect(page.getByRole('radio', { name: /No promotion/, includeHidden: true })).toBeChecked();
    await page.getByRole('button', { name: 'Accept the terms' }).click();
    await expect(page.getByRole('button', { name: /^10% reload bonus/ })).toBeVisible();
    await page.getByRole('textbox', { name: 'Amount' }).fill('1000');
    await expect(main(page).getByText('₱1,100.00')).toBeVisible();
    await expect(main(page).getByText('₱800.00')).toBeVisible();
    await screenshot(page, 'deposit-offer');
    await expectAccessible(page);
    await expectNoOverflow(page);
  });

  await test.step('before the first deposit is paid a limit may be set', async () => {
    await page.getByRole('button', { name: /^Pay ₱/ }).click();
    const prompt = page.getByRole('dialog');
    await expect(prompt.getByRole('link', { name: 'Set a limit' })).toBeVisible();
    await screenshot(page, 'deposit-first');
    await prompt.getByRole('button', { name: 'Not now' }).click();
  });

  await test.step('credited with its bonus, after a valid receipt and an invalid one', async () => {
    await expect(page).toHaveURL(/voucherCenter\/order\/D-/);
    const orderNo = page.url().split('/').at(-1) ?? '';
    await page.getByLabel('Receipt', { exact: true }).setInputFiles([
      { name: 'paid.png', mimeType: 'image/png', buffer: png },
      { name: 'page.png', mimeType: 'image/png', buffer: Buffer.from('<html></html>') },
    ]);
    await expect(main(page).getByText('This is not a PNG or JPG picture.')).toBeVisible();
    await expect(main(page).getByText('1 receipt received.')).toBeVisible();
    await screenshot(page, 'deposit-receipt');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'I have paid' }).click();
    await sandbox.settle(orderNo, 'successful');
    await expect(main(page).getByText('New balance')).toBeVisible({ timeout: 40_000 });
    // The new balance is cash; the bonus is apart from it.
    await expect(main(page)).toContainText('₱1,000.00');
  });

  await test.step('rejected with its reason, and a link to a new deposit', async () => {
    const orderNo = await openDeposit(page, '444');
    await page.getByRole('button', { name: 'I have paid' }).click();
    await sandbox.settle(orderNo, 'rejected');
    await expect(main(page).getByText('We could not find your payment.')).toBeVisible({ timeout: 40_000 });
    await expect(page.getByRole('link', { name: 'Start a new deposit' })).toBeVisible();
    await screenshot(page, 'deposit-rejected');
  });

  await test.step('expired', async () => {
    const orderNo = await openDeposit(page, '222');
    await sandbox.settle(orderNo, 'expired');
    await expect(main(page).getByText('The time to pay ran out.')).toBeVisible({ timeout: 40_000 });
  });

  await test.step('delayed: still being checked after a reload and by history, then credited', async () => {
    const orderNo = await openDeposit(page, '555');
    await page.getByRole('button', { name: 'I have paid' }).click();
    await expect(main(page).getByText('Checking', { exact: true })).toBeVisible();
    await page.reload();
    await expect(main(page).getByText('Checking', { exact: true })).toBeVisible();
    await page.goBack();
    await page.goForward();
    await expect(main(page).getByText('Checking', { exact: true })).toBeVisible();
    await sandbox.settle(orderNo, 'successful');
    await expect(main(page).getByText('New balance')).toBeVisible({ timeout: 40_000 });
  });

  await test.step('the records show each once, and the ledger balances', async () => {
    await page.goto(`${paths.wallet.records}?tab=money`);
    const orders = main(page).getByRole('link', { name: /Deposit/ });
    await expect(orders).toHaveCount(4);
    expect((await sandbox.ledger()).sound).toBe(true);
  });
});

test('withdrawals: rejected with the money returned; an account that shows its number and cannot be deleted', async ({ page }) => {
  test.setTimeout(120_000);
  await beginAs(page, 'vince');
  const withdraw = async (amount: string, pin: string) => {
    await page.goto(paths.wallet.withdraw);
    await page.getByRole('textbox', { name: 'Amount' }).fill(amount);
    await page.getByRole('button', { name: 'Review withdrawal' }).click();
    const summary = page.getByRole('dialog');
    await summary.getByLabel('Transaction password').fill(pin);
    await summary.getByRole('button', { name: /^Withdraw ₱/ }).click();
  };

  await withdraw('1444', '246810');
  await expect(page).toHaveURL(/withdraw\/order\/W-/);
  await sandbox.settle(page.url().split('/').at(-1) ?? '', 'rejected');
  await expect(main(page).getByText('The name on the account is not yours.')).toBeVisible({ timeout: 40_000 });
  await expect(main(page).getByText(/₱1,444\.00 is back in your balance/)).toBeVisible();

  await page.goto(paths.wallet.accounts);
  await page.getByRole('button', { name: /Luntian Bank/ }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Transaction password').fill('246810');
  await sheet.getByRole('button', { name: 'Show full number' }).click();
  await expect(sheet.getByText('004122005146')).toBeVisible();
  await screenshot(page, 'account-sheet');
  await expectAccessible(page);
  await sheet.getByLabel('Transaction password').fill('246810');
  await sheet.getByRole('button', { name: 'Remove this account' }).click();
  await expect(sheet.getByRole('link', { name: 'Write to us' })).toBeVisible();
});
