import { paths } from '@parlour/kernel';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/faultTest';
import { leaveApp } from '../support/leaveApp';
import { beginAs, beginAsNew, freshName, solveCaptcha } from '../support/player';
import { homeWithoutData } from '../support/screens';
import { screenshot } from '../support/screenshot';
import { searchList } from '../support/searchList';
import { spoil } from '../support/hostile/spoil';
import { openScreen } from '../support/openScreen';

/** The browser's console line about a call that the test makes fail. */
const failedCall = /Failed to load resource/;

/** Two taps in one task, so that nothing is rendered between them. */
async function tapTwice(page: Page, name: RegExp) {
  await page.getByRole('button', { name }).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
}

async function expectOrders(page: Page, name: RegExp, count: number) {
  await openScreen(page, `${paths.wallet.records}?tab=money`);
  const orders = page.getByRole('main').getByRole('link', { name });
  await expect(orders.first()).toBeVisible();
  await expect(orders).toHaveCount(count);
}

async function fillDeposit(page: Page, amount: string) {
  await page.goto(paths.wallet.deposit);
  await page.getByRole('textbox', { name: 'Amount' }).fill(amount);
  await expect(page.getByText('You receive')).toBeVisible();
}

async function fillWithdrawal(page: Page, amount: string, pin = '246810') {
  await page.goto(paths.wallet.withdraw);
  await page.getByRole('textbox', { name: 'Amount' }).fill(amount);
  await page.getByRole('button', { name: 'Review withdrawal' }).click();
  await page.getByRole('dialog').getByLabel('Transaction password').fill(pin);
}

test('a wrong password shows the attempts left, then a captcha, and the correct one still logs in', async ({ page }) => {
  const name = await beginAsNew(page, 'wanda');
  // Home renews the session, and its reply would be stored after the test has cleared the storage.
  await page.goto(paths.promotions.list);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.goto(paths.session.login);
  const form = page.getByRole('main');
  const submit = form.getByRole('button', { name: 'Log in', exact: true });
  const password = form.getByLabel('Password', { exact: true });
  await form.getByLabel('Username').fill(name);
  await password.fill('parlour89');
  await submit.click();
  await expect(form.getByText('Wrong username or password. 5 attempts left.')).toBeVisible();
  await expect(form.getByLabel(/^Code in the picture/)).toBeHidden();

  await submit.click();
  await expect(form.getByText('4 attempts left.')).toBeVisible();
  const code = form.getByLabel(/^Code in the picture/);
  await expect(form.getByRole('img', { name: 'Picture with digits' })).toBeVisible();
  await screenshot(page, 'login-captcha');

  await password.fill('parlour88');
  await code.fill('0');
  await submit.click();
  await expect(form.getByText('The code does not match. Try the new one.')).toBeVisible();
  await expect(code).toHaveValue('');

  await expect(form.getByRole('img', { name: 'Picture with digits' })).toBeVisible();
  await solveCaptcha(page, code);
  await submit.click();
  await expect(page).toHaveURL(/\/m\/home$/);
});

test('a locked account is told that it is locked', async ({ page }) => {
  await page.goto(paths.session.login);
  const form = page.getByRole('main');
  await form.getByLabel('Username').fill('lito');
  await form.getByLabel('Password', { exact: true }).fill('parlour88');
  await form.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(form.getByText(/This account is locked for now/)).toBeVisible();
  await expect(page).toHaveURL(/login/);
});

test('a taken user name is reported while the form is filled in', async ({ page }) => {
  await page.goto(paths.session.register);
  const form = page.getByRole('main');
  const name = form.getByLabel(/^Username/);
  await name.fill('maria');
  await form.getByLabel(/^Password/).fill('parlour88');
  await expect(form.getByText('This username is taken. Try another one.')).toBeVisible();
  await name.fill(freshName('mario'));
  await form.getByLabel(/^Password/).focus();
  await expect(form.getByText('This username is available.')).toBeVisible();
});

test('without a balance, a player cannot withdraw', async ({ page }) => {
  await beginAs(page, 'noel');
  await page.goto(paths.wallet.withdraw);
  await expect(page.getByText('Nothing to withdraw yet')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Review withdrawal' })).toBeHidden();
});

test('a withdrawal that is too small, too large or with a wrong password moves no money', async ({ page }) => {
  await beginAs(page, 'vince');
  await page.goto(paths.wallet.withdraw);
  const amount = page.getByRole('textbox', { name: 'Amount' });
  await amount.fill('1');
  await page.getByRole('button', { name: 'Review withdrawal' }).click();
  await expect(page.getByText(/The minimum is ₱/)).toBeVisible();
  await amount.fill('49999999');
  await expect(page.getByText(/The maximum is ₱|You can withdraw up to ₱/)).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();

  await fillWithdrawal(page, '113', '135792');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Withdraw ₱/ })
    .click();
  await expect(page.getByText(/Wrong transaction password\. \d attempts left\./)).toBeVisible();
  await expect(page.getByLabel('Transaction password')).toHaveValue('');
  await expect(amount).toHaveValue('113');
  await screenshot(page, 'withdraw-wrong-password');
  await openScreen(page, `${paths.wallet.records}?tab=money`);
  await expect(page.getByRole('link', { name: /Deposit|Withdrawal/ }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: /113\.00/ })).toHaveCount(0);
});

test('a token that expires during a visit is renewed once, without a message', async ({ page, watch }) => {
  watch.allow(failedCall);
  const name = await beginAsNew(page, 'tessa');
  // Home renews the session, so leave home before counting.
  await leaveApp(page);
  let renewals = 0;
  page.on('request', (request) => {
    if (request.url().includes('/wps/session/renew')) renewals += 1;
  });
  await spoil(page, { path: '/wps/wallets/gcs', fault: { kind: 'expiredToken' }, times: 1 });
  await spoil(page, { path: '/wps/member/info', fault: { kind: 'expiredToken' }, times: 1 });
  await spoil(page, { path: '/wps/session/renew', fault: { kind: 'latency', ms: 1000 } });
  await page.goto(paths.session.member);
  await expect.poll(() => renewals).toBe(1);
  await expect(page.getByRole('main').getByText('0.00')).toBeVisible();
  await expect(page.getByRole('main')).toContainText(name);
  await expect(page).toHaveURL(new RegExp(paths.session.member));
  expect(renewals).toBe(1);
});

for (const [what, fault] of [
  ['a server that is down', { kind: 'status', status: 503, body: '<html><h1>503</h1></html>' }],
  ['a server error', { kind: 'status', status: 500 }],
  ['a malformed reply', { kind: 'malformed' }],
  ['a reply of the wrong shape', { kind: 'wrongShape' }],
] as const) {
  test(`${what} affects one section of home, which can be retried`, async ({ page, watch }) => {
    watch.allow(failedCall);
    await page.goto(paths.session.login);
    await expect(page.getByRole('main')).toBeVisible();
    const mend = await spoil(page, { path: '/lgw/games/hot', fault });
    await page.goto(homeWithoutData);
    const hot = page.getByRole('region', { name: 'Hot games' });
    await expect(hot.getByText("We couldn't load Hot games")).toBeVisible();
    const slots = page.getByRole('region', { name: 'Slots', exact: true });
    await slots.scrollIntoViewIfNeeded();
    await expect(slots.getByRole('link').nth(1)).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(1);
    await screenshot(page, 'home-section-failed');
    await mend();
    await hot.getByRole('button', { name: 'Try again' }).click();
    await expect(hot.getByRole('link', { name: 'See all' })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
}

test('offline: a notice is shown, and everything recovers without a reload', async ({ page, context, watch }) => {
  watch.allow(failedCall);
  await page.goto(paths.games.slot);
  const games = page.getByRole('main').locator('a[href*="/m/play"]');
  await expect(games.first()).toBeVisible();
  const started = await page.evaluate(() => performance.timeOrigin);
  await context.setOffline(true);
  await expect(page.getByText('No internet. What you see may be out of date.')).toBeVisible();
  await expect(games.first()).toBeVisible();
  await searchList(page, 'gold');
  await expect(page.getByText("We couldn't load the games")).toBeVisible();
  await screenshot(page, 'offline');
  await context.setOffline(false);
  await expect(page.getByText('No internet. What you see may be out of date.')).toBeHidden();
  await expect(page.getByRole('main').getByRole('link', { name: /gold/i }).first()).toBeVisible();
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(started);
});

test('two taps on Pay open one order', async ({ page }) => {
  await beginAsNew(page, 'paula');
  await fillDeposit(page, '100');
  await tapTwice(page, /^Pay/);
  await expect(page).toHaveURL(/voucherCenter\/order\/D-/);
  await expectOrders(page, /Deposit/, 1);
});

test('two taps on Withdraw move the money once', async ({ page }) => {
  await beginAs(page, 'maria');
  await fillWithdrawal(page, '137');
  await tapTwice(page, /^Withdraw ₱/);
  await expect(page).toHaveURL(/withdraw\/order\/W-/);
  await expectOrders(page, /Withdrawal.*137\.00/, 1);
});

test('a payment whose reply is lost is looked up by its key, also after a reload, and found as one order', async ({ page, watch }) => {
  watch.allow(failedCall);
  await beginAsNew(page, 'lorna');
  await fillDeposit(page, '100');
  await spoil(page, { path: '/wps/transaction/deposit', fault: { kind: 'dropReplyAfterApply' }, method: 'POST', times: 1 });
  const mend = await spoil(page, { path: '/wps/transaction/order/byKey', fault: { kind: 'status', status: 503 } });
  await page.getByRole('button', { name: /^Pay/ }).click();
  const checking = page.getByRole('main').getByText("We're checking this. Don't repeat it.");
  await expect(checking).toBeVisible();
  await expect(page.getByRole('button', { name: /^Pay/ })).toBeHidden();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await screenshot(page, 'deposit-checking');

  await page.reload();
  await expect(checking).toBeVisible();
  await mend();
  await expect(page).toHaveURL(/voucherCenter\/order\/D-/, { timeout: 40_000 });
  await expectOrders(page, /Deposit/, 1);
});

test('a withdrawal whose reply is lost is looked up by its key and found as one order', async ({ page, watch }) => {
  watch.allow(failedCall);
  await beginAs(page, 'vince');
  await fillWithdrawal(page, '149');
  await spoil(page, { path: '/wps/transaction/withdraw', fault: { kind: 'dropReplyAfterApply' }, method: 'POST', times: 1 });
  await spoil(page, { path: '/wps/transaction/order/byKey', fault: { kind: 'status', status: 503 }, times: 1 });
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Withdraw ₱/ })
    .click();
  await expect(page.getByRole('main').getByText("We're checking this. Don't repeat it.")).toBeVisible();
  await expect(page).toHaveURL(/withdraw\/order\/W-/, { timeout: 40_000 });
  await expectOrders(page, /Withdrawal.*149\.00/, 1);
});
