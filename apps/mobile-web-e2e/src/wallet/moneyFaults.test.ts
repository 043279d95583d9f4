import { paths } from '@parlour/kernel';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { expect, test } from '../support/faultTest';
import { openWallets } from '../support/openWallets';
import { beginAs, beginAsNew, clientId, skipLimitPrompt } from '../support/player';
import { sandbox } from '../support/sandbox';
import { screenshot } from '../support/screenshot';

const main = (page: Page) => page.getByRole('main');

/** The gateway executes the next matching call of this browser, and the reply is lost. */
async function loseReply(page: Page, path: string) {
  await sandbox.fault({ clientId: await clientId(page), path, method: 'POST', times: 1, fault: { kind: 'dropReplyAfterApply' } });
}

/** Opens the pages of a site whose operator says that its gateway has no idempotency keys. */
async function withoutKeys(page: Page) {
  await page.route(/\/m\/(?!assets)[\w/]*(\?.*)?$/, async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue();
    const response = await route.fetch();
    const html = await response.text();
    return route.fulfill({ response, body: html.replaceAll('"code":"200jilif3"', '"code":"200jilif3","withoutKeys":true') });
  });
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

/** Ten taps in one task, so that nothing is rendered between them. */
async function tapTenTimes(page: Page, name: RegExp) {
  await page.getByRole('button', { name }).evaluate((button: HTMLElement) => {
    for (let tap = 0; tap < 10; tap += 1) button.click();
  });
}

test('all money calls lose their replies after execution: one deposit, one report, one transfer, one withdrawal', async ({
  page,
  context,
  watch,
  invariants,
}) => {
  test.setTimeout(240_000);
  watch.allow(/Failed to load resource/);
  await beginAsNew(page, 'faulty');

  await invariants.step('deposit: ten taps, a lost reply, a second tab that sees it, one order', async () => {
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

  await invariants.step('the payment report: the order shows that it arrived', async () => {
    const orderNo = page.url().split('/').at(-1) ?? '';
    await loseReply(page, '/wps/transaction/deposit/paid');
    await page.getByRole('button', { name: 'I have paid' }).click();
    await expect(main(page).getByText('Checking', { exact: true })).toBeVisible();
    await sandbox.settle(orderNo, 'successful');
    await expect(main(page).getByText('New balance')).toBeVisible({ timeout: 40_000 });
    await expectRecords(page, /Deposit/, 1);
  });

  await invariants.step('transfer between wallets: found by its key, moved once', async () => {
    await openWallets(page);
    // The form offers the way that its note advises; this is the other one.
    await page.getByRole('combobox', { name: 'From' }).selectOption('main');
    await page.getByRole('textbox', { name: 'Amount' }).fill('120');
    await screenshot(page, 'wallets');
    await expectAccessible(page);
    await loseReply(page, '/wps/wallets/transfer');
    await tapTenTimes(page, /^Move ₱/);
    await expect(page.getByText('Main wallet → Sports', { exact: true })).toBeVisible({ timeout: 40_000 });
    await expect(main(page).getByText(/X-\d{4}-\d{6}/)).toHaveCount(1);
    await expect(main(page).getByText('₱180.00').first()).toBeVisible();
    // The transfer is done, so the form comes back empty.
    await expect(page.getByRole('textbox', { name: 'Amount' })).toHaveValue('');
    await expect(page.getByRole('button', { name: 'Move', exact: true })).toBeVisible();
  });
});

test('a withdrawal loses its reply and its tab is closed: the next visit finds the one order', async ({ page, context, watch }) => {
  test.setTimeout(120_000);
  watch.allow(/Failed to load resource/);
  await beginAs(page, 'maria');
  await page.goto(paths.wallet.withdraw);
  await page.getByRole('textbox', { name: 'Amount' }).fill('163');
  await page.getByRole('button', { name: 'Review withdrawal' }).click();
  await page.getByRole('dialog').getByLabel('Transaction password').fill('246810');
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
});

test('a gateway without keys: a lost reply is found in the list of orders, and a lost request is never called failed', async ({
  page,
  watch,
}) => {
  test.setTimeout(240_000);
  watch.allow(/Failed to load resource|ERR_/);
  await withoutKeys(page);
  const byKey: string[] = [];
  page.on('request', (request) => void (request.url().includes('/byKey') && byKey.push(request.url())));
  await beginAsNew(page, 'keyless');
  await page.goto(paths.wallet.deposit);
  await page.getByRole('textbox', { name: 'Amount' }).fill('340');
  await loseReply(page, '/wps/transaction/deposit');
  await tapTenTimes(page, /^Pay ₱/);
  await expectChecking(page);
  await expect(main(page).getByText(/Check your records before you try again/)).toBeVisible();
  await expect(page).toHaveURL(/voucherCenter\/order\/D-/, { timeout: 40_000 });

  await page.clock.install();
  await page.goto(paths.wallet.deposit);
  await page.getByRole('textbox', { name: 'Amount' }).fill('340');
  await page.route('**/wps/transaction/deposit', (route) => route.abort());
  await tapTenTimes(page, /^Pay ₱/);
  await expectChecking(page);
  await page.clock.fastForward('02:00');
  await expect(page.getByRole('heading', { name: 'We could not confirm this' })).toBeVisible({ timeout: 40_000 });
  await expect(main(page).getByText(/failed/i)).toHaveCount(0);
  await screenshot(page, 'deposit-unconfirmed');
  await expectAccessible(page);
  await page.getByRole('button', { name: "Don't send it again" }).click();
  await expectRecords(page, /Deposit.*340\.00/, 1);
  expect(byKey).toEqual([]);
});

test('two tabs, a double tap in each, back and forward: each submission is one order, and going back makes none', async ({
  page,
  context,
}) => {
  test.setTimeout(150_000);
  await beginAsNew(page, 'tabs');
  await page.goto(paths.wallet.deposit);
  const other = await context.newPage();
  await other.goto(paths.home);
  await skipLimitPrompt(other);
  await other.goto(paths.wallet.deposit);
  await page.getByRole('textbox', { name: 'Amount' }).fill('310');
  await other.getByRole('textbox', { name: 'Amount' }).fill('320');
  await Promise.all([tapTenTimes(page, /^Pay ₱/), tapTenTimes(other, /^Pay ₱/)]);
  await expect(page).toHaveURL(/voucherCenter\/order\/D-/);
  await expect(other).toHaveURL(/voucherCenter\/order\/D-/);
  // The second tab either sends its own intent or, if it already knows the other tab's intent, opens that order.
  const orders = new Set([page.url(), other.url()]).size;

  // As long as this tab has not heard that the other's payment is settled, going back shows that payment, and then its order.
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('submission.')))).toHaveLength(0);
  await page.goBack();
  // The amount of last time, ready to be sent again by a separate tap, unless the one order was the other tab's.
  await expect(page.getByRole('textbox', { name: 'Amount' })).toHaveValue(/^(310)?$/);
  await page.goForward();
  await expect(page.getByRole('button', { name: 'I have paid' })).toBeVisible();
  await tapTenTimes(page, /^I have paid$/);
  await expect(main(page).getByText('Checking', { exact: true })).toBeVisible();
  await page.reload();
  await page.goBack();
  await page.goForward();
  await expectRecords(page, /Deposit/, orders);
});

test('a tab is reloaded while its payment is being sent: the form does not return, and there is one order', async ({ page, watch }) => {
  test.setTimeout(120_000);
  watch.allow(/Failed to load resource|ERR_/);
  await beginAsNew(page, 'reload');
  await page.goto(paths.wallet.deposit);
  await page.getByRole('textbox', { name: 'Amount' }).fill('330');
  // The gateway executes the call at once and replies late; the page is closed before the reply.
  await sandbox.fault({
    clientId: await clientId(page),
    path: '/wps/transaction/deposit',
    method: 'POST',
    times: 1,
    fault: { kind: 'dropReplyAfterApply' },
  });
  await sandbox.fault({ clientId: await clientId(page), path: '/wps/transaction/order/byKey', fault: { kind: 'status', status: 503 } });
  await tapTenTimes(page, /^Pay ₱/);
  await page.reload();
  await expectChecking(page);
  await expect(page.getByRole('textbox', { name: 'Amount' })).toBeHidden();
  await sandbox.clearFaults(await clientId(page));
  await expect(page).toHaveURL(/voucherCenter\/order\/D-/, { timeout: 40_000 });
  await expectRecords(page, /Deposit/, 1);
});

test('a transaction password wrong five times: the attempts count down, then it is locked, and no money leaves', async ({ page }) => {
  test.setTimeout(120_000);
  // No other test withdraws Carlo's money.
  await sandbox.withdrawals('carlo', { kycPassed: true });
  await beginAs(page, 'carlo');
  await page.goto(paths.wallet.withdraw);
  await page.getByRole('textbox', { name: 'Amount' }).fill('150');
  const review = page.getByRole('button', { name: 'Review withdrawal' });
  const summary = page.getByRole('dialog');
  const pin = summary.getByLabel('Transaction password');
  const send = summary.getByRole('button', { name: /^Withdraw ₱/ });
  await review.click();
  for (const left of [4, 3, 2, 1]) {
    await pin.fill('111222');
    await send.click();
    await expect(summary.getByText(new RegExp(`${left} attempts? left`))).toBeVisible();
    await expect(pin).toBeFocused();
    await expect(pin).toHaveValue('');
  }
  await pin.fill('111222');
  await send.click();
  await expect(main(page).getByText(/^Locked until/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Change or reset it' })).toBeVisible();
  await screenshot(page, 'withdraw-locked');
  await expectAccessible(page);

  // The correct password does not unlock it either, and a reload does not reset the lock.
  await page.reload();
  await review.click();
  await pin.fill('246810');
  await send.click();
  await expect(main(page).getByText(/^Locked until/)).toBeVisible();
  await page.goto(`${paths.wallet.records}?tab=money&kind=withdrawal&range=today`);
  await expect(main(page).getByText(/₱150\.00/)).toHaveCount(0);
});
