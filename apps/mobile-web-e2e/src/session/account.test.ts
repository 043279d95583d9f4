import { paths, to } from '@parlour/kernel';
import type { Page } from '@playwright/test';
import { expectAccessible, expectNoOverflow } from '../support/accessibility';
import { keepRecord } from '../support/keepRecord';
import { openScreen } from '../support/openScreen';
import { beginAs, beginAsNew, logIn, signUp } from '../support/player';
import { recordKey } from '../support/recordKey';
import { sandbox } from '../support/sandbox';
import { screenshot } from '../support/screenshot';
import { expect, test } from '../support/test';

/** The browser's console line about a call that the test makes fail. */
const failedCall = /Failed to load resource/;

const stored = (page: Page) => page.evaluate((key) => [localStorage.getItem(key), sessionStorage.getItem(key)], recordKey);

/** The newest code sent to a number or an address. */
async function codeFor(recipient: string): Promise<string> {
  const mail = (await sandbox.mailbox()).find((message) => message.recipient === recipient);
  return /code is (\d{6})/.exec(mail?.body ?? '')?.[1] ?? '';
}

/** Everything that the browser stores, as plain text. */
const traces = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href, document.documentElement.outerHTML]));

test('a new member completes profile and security, and nothing secret stays behind', async ({ page }) => {
  const name = await beginAsNew(page, 'paz');
  const main = page.getByRole('main');
  const sheet = page.getByRole('dialog');
  const save = sheet.getByRole('button', { name: 'Save' });

  await test.step('the member home says what is missing', async () => {
    await page.goto(paths.session.member);
    await expect(main.getByText('Finish your account')).toBeVisible();
    await expect(main.getByRole('link', { name: /Set a transaction password/ })).toBeVisible();
    await expectAccessible(page);
    await expectNoOverflow(page);
    await main.getByRole('link', { name: 'Personal settings' }).click();
    await expect(page).toHaveURL(new RegExp(`${paths.session.settings}$`));
  });

  await test.step('profile picture and nickname', async () => {
    await main.getByRole('button', { name: /^Picture/ }).click();
    await sheet.getByRole('button', { name: 'Picture 3', exact: true }).click();
    await expect(sheet).toBeHidden();
    await main.getByRole('button', { name: /^Nickname/ }).click();
    await sheet.getByRole('textbox', { name: 'Nickname' }).fill('str\u0007ing');
    await save.click();
    await expect(sheet.getByText('Some of these characters cannot be used here.')).toBeVisible();
    await expectAccessible(page);
    await sheet.getByRole('textbox', { name: 'Nickname' }).fill(`Paz ${name.slice(-4)}`);
    await save.click();
    await expect(main.getByText(`Paz ${name.slice(-4)}`)).toBeVisible();
    await expect(main.locator('img[src*="/head/leaf.svg"]')).toBeVisible();
  });

  await test.step('birthday and account holder are set once', async () => {
    await main.getByRole('button', { name: /^Date of birth/ }).click();
    await sheet.locator('input[type=date]').fill('1994-05-14');
    await save.click();
    await expect(main.getByRole('button', { name: /^Date of birth/ })).toBeHidden();
    await main.getByRole('button', { name: /^Account holder name/ }).click();
    await sheet.getByRole('textbox').fill('Paz Dela Cruz');
    await save.click();
    await expect(main.getByText('Paz Dela Cruz · Support can change it')).toBeVisible();
    await expectAccessible(page);
    await expectNoOverflow(page);
    await screenshot(page, 'settings');
  });

  await test.step('preferences survive a reload', async () => {
    await main.getByRole('radio', { name: 'A+', exact: true }).check();
    await expect(page.locator('html')).toHaveAttribute('data-text-size', 'l');
    await expectNoOverflow(page);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-text-size', 'l');
    await main.getByRole('radio', { name: 'A', exact: true }).check();
  });

  await test.step('the phone is verified by a code', async () => {
    const mobile = `917${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`;
    await main.getByRole('link', { name: /^Security center/ }).click();
    await main.getByRole('button', { name: /^Phone/ }).click();
    await sheet.getByRole('textbox', { name: 'Mobile number' }).fill(mobile);
    await sheet.getByRole('button', { name: 'Send code' }).click();
    await expect(sheet.getByRole('button', { name: /^New code in/ })).toBeDisabled();
    const code = sheet.getByRole('textbox', { name: 'Code' });
    await code.fill('000000');
    await save.click();
    await expect(sheet.getByText('This code is incorrect.')).toBeVisible();
    await code.fill(await codeFor(mobile));
    await save.click();
    await expect(main.getByRole('button', { name: /Phone.*Done/ })).toBeVisible();
    await sandbox.advanceClock(61_000);

    await test.step('the transaction password is set, forgotten and reset by SMS', async () => {
      await main.getByRole('link', { name: /^Transaction password/ }).click();
      await main.getByLabel('New transaction password').fill('246810');
      await main.getByLabel('Repeat the password').fill('246810');
      await main.getByLabel('Login password').fill('parlour88');
      await main.getByRole('button', { name: 'Set password' }).click();
      await expect(page).toHaveURL(new RegExp(paths.session.security));
      await main.getByRole('button', { name: /^Transaction password/ }).click();
      await sheet.getByRole('radio', { name: 'SMS' }).check();
      await sheet.getByRole('button', { name: /^Send( a new)? code/ }).click();
      await expect(sheet.getByRole('button', { name: /^New code in/ })).toBeDisabled();
      await sheet.getByRole('textbox', { name: 'Code' }).fill(await codeFor(mobile));
      await sheet.getByLabel('New transaction password').fill('140594');
      await sheet.getByLabel('Repeat the password').fill('975310');
      await expect(sheet.getByText('Do not use your birthday.')).toBeVisible();
      await sheet.getByLabel('New transaction password').fill('975310');
      await save.click();
      await expect(sheet).toBeHidden();
    });
  });

  await test.step('questions and phrase', async () => {
    await main.getByRole('button', { name: /^Security questions/ }).click();
    await sheet.getByLabel('Question 1').selectOption('school');
    await sheet.getByLabel('Question 2').selectOption('dish');
    await sheet.getByLabel('Answer 1').fill('Rizal-Elementary');
    await sheet.getByLabel('Answer 2').fill('Kare-Kare');
    await sheet.getByLabel('Login password').fill('parlour88');
    await save.click();
    await expect(main.getByRole('button', { name: /Security questions.*Done/ })).toBeVisible();
    await main.getByRole('button', { name: /^Anti-phishing phrase/ }).click();
    await sheet.getByRole('textbox', { name: 'Your phrase' }).fill('blue mango');
    await save.click();
    await expect(main.getByText('“blue mango”')).toBeVisible();
    await expectAccessible(page);
    await expectNoOverflow(page);
    await screenshot(page, 'security');
  });

  await test.step('nothing secret in address, page or storage', async () => {
    const left = await traces(page);
    for (const secret of ['246810', '975310', 'Rizal-Elementary', 'Kare-Kare', 'parlour88']) expect(left).not.toContain(secret);
  });

  await test.step('official domains', async () => {
    await main.getByRole('link', { name: /^Official domains/ }).click();
    await expect(main.getByText(/We never ask for your password/)).toBeVisible();
    await expectAccessible(page);
  });
});

test('another device is seen and logged out', async ({ browser, page, watch }) => {
  watch.allow(failedCall);
  const name = await signUp(page, 'dan');
  const context = await browser.newContext();
  const phone = await context.newPage();
  await logIn(phone, name);
  await phone.goto(paths.session.security);
  await expect(phone.getByText('Your protection')).toBeVisible();
  await page.goto(`${paths.session.security}?edit=devices`);
  await page.getByRole('button', { name: 'Log out all other devices' }).click();
  await expect(page.getByRole('button', { name: 'Log out all other devices' })).toBeHidden();
  await phone.goto(paths.session.settings);
  await expect(phone.getByText('You are not logged in')).toBeVisible();
  expect(await stored(phone)).toEqual([null, null]);
  await context.close();
});

test.describe('spec 6: rights of each member type', () => {
  /** Opens the app with a session that this site would not start. */
  async function become(page: Page, type: number, name = 'ramon') {
    const record = await sandbox.openSession(name, type);
    await keepRecord(page, JSON.stringify(record));
  }

  test('a visitor sees the app settings, logs in and returns', async ({ page }) => {
    await page.goto(paths.session.settings);
    await expect(page.getByText('You are not logged in')).toBeVisible();
    for (const path of [paths.session.member, paths.session.security]) {
      await page.goto(path);
      await expect(page).toHaveURL(new RegExp(`${paths.session.login}\\?`));
    }
    await page.getByRole('main').getByLabel('Username').fill('maria');
    await page.getByRole('main').getByLabel('Password', { exact: true }).fill('parlour88');
    await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${paths.session.security}$`));
  });

  test('types 40, 41 and 42 have a member centre and no money', async ({ page }) => {
    const main = page.getByRole('main');
    for (const type of [40, 41, 42]) {
      await test.step(`type ${type}`, async () => {
        await become(page, type);
        await openScreen(page, paths.session.member);
        await expect(main.getByText('Ramon', { exact: true })).toBeVisible();
        await expect(main.getByText('Finish your account')).toBeHidden();
        await openScreen(page, paths.wallet.deposit);
        await expect(main.getByText('Please login an actual account to use this function')).toBeVisible();
        await openScreen(page, paths.wallet.withdraw);
        await expect(main.getByText('Not available for this account')).toBeVisible();
        await openScreen(page, paths.session.security);
        await expect(main.getByText('Your protection')).toBeVisible();
      });
    }
  });

  test('types 0, 1 and 2 may deposit and withdraw', async ({ page }) => {
    const main = page.getByRole('main');
    const name = await beginAsNew(page, 'rolf');
    for (const type of [0, 1, 2]) {
      await test.step(`type ${type}`, async () => {
        await become(page, type, name);
        await openScreen(page, paths.wallet.deposit);
        await expect(main.locator('[name="amount"]')).toBeVisible();
        await openScreen(page, paths.wallet.withdraw);
        await expect(main.getByText('Nothing to withdraw yet')).toBeVisible();
      });
    }
  });

  test('an agent account is refused at the member login, and no part of a session is stored', async ({ page }) => {
    await page.goto(paths.session.login);
    const main = page.getByRole('main');
    await main.getByLabel('Username').fill('ramon');
    await main.getByLabel('Password', { exact: true }).fill('parlour88');
    await main.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(main.getByText(/Non-member account unable to login/)).toBeVisible();
    expect(await stored(page)).toEqual([null, null]);
  });

  test('the free trial is asked to register', async ({ page }) => {
    await page.goto(paths.session.trial);
    await expect(page).toHaveURL(/\/m\/home$/);
    await page.goto(paths.session.security);
    await expect(page.getByRole('main').getByRole('link', { name: 'Sign up' })).toBeVisible();
    await page.goto(paths.session.settings);
    await expect(page.getByText('You are on a free trial')).toBeVisible();
  });
});

test.describe('session', () => {
  test('reliability A4: a tab is told when another player logs in elsewhere; data of the two is never mixed', async ({
    page,
    context,
    watch,
  }) => {
    watch.allow(failedCall);
    const first = await beginAsNew(page, 'ana');
    await page.goto(paths.session.member);
    await expect(page.getByRole('main').getByText(first)).toBeVisible();

    const other = await context.newPage();
    await other.goto(paths.session.settings);
    await other.getByRole('main').getByRole('button', { name: 'Log out' }).click();
    await other.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
    await expect(page.getByRole('main').getByText(first)).toBeHidden();

    // One tab keeps its session while another tab logs in as a different player.
    await logIn(page, 'maria');
    await page.goto(paths.session.member);
    await expect(page.getByRole('main').getByText('Maria', { exact: true })).toBeVisible();
    // The other tab stores a renewed token of Maria's and, right after it, the session of vince.
    const records = [await sandbox.openSession('maria'), await sandbox.openSession('vince')].map((record) => JSON.stringify(record));
    await other.evaluate(([key, values]) => values.forEach((value) => localStorage.setItem(key, value)), [recordKey, records] as const);
    const dialog = page.getByRole('dialog', { name: "You're logged in as vince in another tab" });
    await expect(dialog).toBeVisible();
    await screenshot(page, 'another-player');
    await dialog.getByRole('button', { name: 'Continue as vince' }).click();
    await expect(page.getByText('Maria', { exact: true })).toHaveCount(0);
    await page.goto(paths.session.member);
    await expect(page.getByRole('main').getByText('Vince', { exact: true })).toBeVisible();
    await expect(page.getByText('12,480.55')).toHaveCount(0);
  });

  test('reliability A2: two tabs whose token has expired renew it once', async ({ page, context, watch }) => {
    watch.allow(failedCall);
    await beginAsNew(page, 'ben');
    await page.goto(paths.session.settings);
    await expect(page.getByRole('button', { name: /^Nickname/ })).toBeVisible();
    const other = await context.newPage();
    await other.goto(paths.session.settings);
    await expect(other.getByRole('button', { name: /^Nickname/ })).toBeVisible();
    let renewals = 0;
    context.on('request', (request) => {
      if (request.url().includes('/wps/session/renew') && request.method() === 'POST') renewals += 1;
    });
    // The first call of each tab, whichever tab is faster.
    const refuse = { status: 401, json: { success: false, code: 'TOKEN_EXPIRED' } };
    for (const tab of [page, other]) {
      await tab.route('**/wps/member/securityConfig*', (route) => route.fulfill(refuse), { times: 1 });
    }
    await Promise.all([page, other].map((tab) => tab.getByRole('link', { name: /^Security center/ }).click()));
    for (const tab of [page, other]) await expect(tab.getByText('Your protection')).toBeVisible();
    expect(renewals).toBeLessThanOrEqual(2);
    const [tokens] = await Promise.all([Promise.all([page, other].map((tab) => stored(tab)))]);
    expect(tokens[0]?.[1]).toBe(tokens[1]?.[1]);
  });

  test('spec 4: a logout without a network clears everything that the specification lists', async ({ page, context, watch }) => {
    watch.allow(/Failed to load resource|ERR_INTERNET_DISCONNECTED|dynamically imported module/);
    await beginAsNew(page, 'off');
    await page.goto(paths.session.member);
    await expect(page.getByRole('main').getByText('Finish your account')).toBeVisible();
    await page.evaluate(() => {
      localStorage.setItem('memberInfo', '{}');
      sessionStorage.setItem('trialName', '"guest"');
    });
    await context.setOffline(true);
    await page.getByRole('main').getByRole('button', { name: 'Log out' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL(/\/m\/home$/);
    expect(await stored(page)).toEqual([null, null]);
    const left = await page.evaluate(() => ({
      autoLogin: localStorage.getItem('autoLogin'),
      memberInfo: localStorage.getItem('memberInfo'),
      trialName: sessionStorage.getItem('trialName'),
    }));
    expect(left).toEqual({ autoLogin: '0', memberInfo: null, trialName: null });
    await context.setOffline(false);
    await page.goto(paths.session.settings);
    await expect(page.getByText('You are not logged in')).toBeVisible();
  });

  test('reliability A6: a corrupt, a foreign and an impossible record are discarded', async ({ page }) => {
    for (const record of [
      '{"token":',
      '[]',
      JSON.stringify({ token: 'x'.repeat(20), userName: 'eve', type: 'admin', merchantCode: '200jilif3' }),
      JSON.stringify({ token: 'x'.repeat(20), userName: 'eve', type: 0, merchantCode: 'elsewhere' }),
    ]) {
      await keepRecord(page, record);
      await page.goto(paths.session.settings);
      await expect(page.getByText('You are not logged in')).toBeVisible();
      expect(await stored(page)).toEqual([null, null]);
    }
  });
});

/** Runs in the page: whether a file of each of these names has come. */
function hasLoaded(names: string[]): boolean {
  const files = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(({ responseEnd }) => responseEnd > 0);
  return names.every((name) => files.some((file) => new RegExp(name).test(file.name)));
}

test('a form of the settings opens when the connection was lost after its screen had opened', async ({ page, context, watch }) => {
  watch.allow(failedCall);
  await beginAs(page, 'maria');
  await page.goto(paths.session.settings);
  await expect.poll(() => page.evaluate(hasLoaded, ['session-edit-.*js', 'session-edit-.*css'])).toBe(true);
  await context.setOffline(true);
  await page.getByRole('button', { name: /Nickname/ }).click();
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Nickname' })).toBeVisible();
});

test('a login over a page whose file is lost opens as a page, which loads it again and returns', async ({ page, watch }) => {
  watch.allow(failedCall);
  await page.route(/\/m\/assets\/session-login-/, (route) => route.abort());
  await page.goto(to(paths.promotions.detail, {}, { id: 'PH-reef' }));
  await page.getByRole('main').getByRole('button', { name: 'Join', exact: true }).click();
  await expect(page).toHaveURL(/\/m\/login\?returnTo=/);
  await expect(page.getByText('This page could not be checked')).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByLabel('Username').fill('maria');
  await page.getByLabel('Password', { exact: true }).fill('parlour88');
  await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(/activityDetail\?id=PH-reef$/);
});

test('a form whose file is lost says so in its sheet, and opens with the retry', async ({ page, watch }) => {
  watch.allow(failedCall);
  await beginAs(page, 'maria');
  await page.route(/\/m\/assets\/session-edit-/, (route) => route.abort());
  await page.goto(paths.session.settings);
  await page.getByRole('button', { name: /Nickname/ }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText("We couldn't load your profile")).toBeVisible();
  await page.unrouteAll();
  await sheet.getByRole('button', { name: 'Try again' }).click();
  await expect(sheet.getByRole('textbox', { name: 'Nickname' })).toBeVisible();
});
