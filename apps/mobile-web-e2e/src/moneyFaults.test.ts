import { paths } from '@parlour/kernel';
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { clientId, logIn, signUp } from './support/player';
import { sandbox } from './support/sandbox';
import { screenshot } from './support/screenshot';
import { expect, test } from './support/test';

const main = (page: Page) => page.getByRole('main');

/** The gateway acts on the next such call of this browser, and its answer is lost. */
async function loseReply(page: Page, path: string) {
  await sandbox.fault({ clientId: await clientId(page), path, method: 'POST', times: 1, fault: { kind: 'dropReplyAfterApply' } });
}

async function expectRecords(page: Page, name: RegExp, count: number) {
  await page.goto(`${paths.wallet.records}?tab=money`);
  const orders = main(page).getByRole('link', { name });
  await expect(orders.first()).toBeVisible();
  await expect(orders).toHaveCount(count);
}

async function expectChecking(page: Page) {
  await expect(main(page).getByText("We're checking this. Don't repeat it.")).toBeVisible();
  await expect(main(page).getByText(/failed/i)).toHaveCount(0);
}

/** Ten taps before anything can be drawn between them. */
async function tapTenTimes(page: Page, name: RegExp) {
  await page.getByRole('button', { name }).evaluate((button: HTMLElement) => {
    for (let tap = 0; tap < 10; tap += 1) button.click();
  });
}

test('every money call loses its reply after it was applied: one deposit, one report, one transfer, one withdrawal', async ({
  page,
  context,
  watch,
}) => {
  test.setTimeout(240_000);
  watch.allow(/Failed to load resource/);
  await signUp(page, 'faulty');

  await test.step('deposit: ten taps, a lost reply, a second tab that sees it, one order', async () => {
    await page.goto(paths.wallet.deposit);
    await page.getByRole('textbox', { name: 'Amount' }).fill('300');
    const other = await context.newPage();
    await other.goto(paths.wallet.deposit);
    await other.evaluate(() => sessionStorage.setItem('wallet.limitAsked', 'true'));
    await other.reload();
    await expect(other.getByRole('textbox', { name: 'Amount' })).toBeVisible();
    await sandbox.fault({ clientId: await clientId(page), path: '/wps/transaction/order/byKey', fault: { kind: 'status', status: 503 } });
    await loseReply(page, '/wps/transaction/deposit');
    await tapTenTimes(page, /^Pay ₱/);
    await expectChecking(page);
    await expectChecking(other);
    await expect(other.getByRole('button', { name: /^Pay/ })).toBeHidden();
    await screenshot(page, 'deposit-unknown');
    await expectAccessible(page);
    await sandbox.clearFaults(await clientId(page));
    await expect(page).toHaveURL(/voucherCenter\/order\/D-/, { timeout: 40_000 });
    await other.close();
  });

  await test.step('the report of the payment: the order itself tells that it arrived', async () => {
    const orderNo = page.url().split('/').at(-1) ?? '';
    await loseReply(page, '/wps/transaction/deposit/paid');
    await page.getByRole('button', { name: 'I have paid' }).click();
    await expect(main(page).getByText('Checking', { exact: true })).toBeVisible();
    await sandbox.settle(orderNo, 'successful');
    await expect(main(page).getByText('New balance')).toBeVisible({ timeout: 40_000 });
    await expectRecords(page, /Deposit/, 1);
  });

  await test.step('transfer between wallets: found by its key, moved once', async () => {
    await page.goto(paths.wallet.wallets);
    await page.getByRole('textbox', { name: 'Amount' }).fill('120');
    await screenshot(page, 'wallets');
    await expectAccessible(page);
    await loseReply(page, '/wps/wallets/transfer');
    await tapTenTimes(page, /^Move ₱/);
    await expect(page.getByText('Main wallet → Sports')).toBeVisible({ timeout: 40_000 });
    await expect(main(page).getByText(/X-\d{4}-\d{6}/)).toHaveCount(1);
    await expect(main(page).getByText('₱180.00').first()).toBeVisible();
  });

  expect((await sandbox.ledger()).sound).toBe(true);
});

test('a withdrawal loses its reply and its tab is closed: the next visit finds the one order', async ({ page, context, watch }) => {
  test.setTimeout(120_000);
  watch.allow(/Failed to load resource/);
  await logIn(page, 'maria');
  await page.goto(paths.wallet.withdraw);
  await page.getByRole('textbox', { name: 'Amount' }).fill('163');
  await page.getByLabel('Transaction password').fill('246810');
  await page.getByRole('button', { name: 'Review withdrawal' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await sandbox.fault({ clientId: await clientId(page), path: '/wps/transaction/order/byKey', fault: { kind: 'status', status: 503 } });
  await loseReply(page, '/wps/transaction/withdraw');
  await tapTenTimes(page, /^Withdraw ₱/);
  await expectChecking(page);
  const id = await clientId(page);
  const next = await context.newPage();
  await page.close();
  await next.goto(paths.wallet.withdraw);
  await expectChecking(next);
  await sandbox.clearFaults(id);
  await expect(next).toHaveURL(/withdraw\/order\/W-/, { timeout: 40_000 });
  await expectRecords(next, /Withdrawal.*163\.00/, 1);
  expect((await sandbox.ledger()).sound).toBe(true);
});
