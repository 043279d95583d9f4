import { paths } from '@parlour/kernel';
import { expectAccessible, expectNoOverflow } from '../support/accessibility';
import { chooseSite } from '../support/chooseSite';
import { freshName, logIn } from '../support/player';
import { sandbox } from '../support/sandbox';
import { screenshot } from '../support/screenshot';
import { expect, test } from '../support/test';
import { watchSecrets } from '../support/hostile/watchSecrets';
import type { Page } from '@playwright/test';

/** Logs in a new player of Myanmar, whose form also takes a phone number and an e-mail address. */
async function signUpWithContacts(page: Page, name: string): Promise<{ number: string; email: string }> {
  const number = `9250${Math.random().toString().slice(2, 8)}`;
  const email = `${name}@example.test`;
  await chooseSite(page, { merchant: '200jilimm3', language: 'EN' });
  await page.goto(paths.session.register);
  const form = page.getByRole('main');
  await form.getByLabel(/^Username/).fill(name);
  await form.getByLabel(/^Password/).fill('parlour88');
  await form.getByLabel(/^Confirm password/).fill('parlour88');
  await form.getByText('More details (optional)').click();
  await form.getByLabel(/^Mobile number/).fill(number);
  await form.getByLabel(/^Email/).fill(email);
  await form.getByRole('checkbox').last().check();
  await form.getByRole('button', { name: /Sign up/ }).click();
  await expect(page).toHaveURL(/\/m\/home$/);
  return { number, email };
}

async function logOut(page: Page): Promise<void> {
  await page.goto(paths.session.member);
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/m\/home$/);
}

async function setPassword(page: Page, password: string): Promise<void> {
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('New password again').fill(password);
  await page.getByRole('button', { name: 'Save password' }).click();
}

test('a forgotten password is reset by SMS and by e-mail; a password is changed by choice and by force', async ({ page }) => {
  test.setTimeout(150_000);
  const name = freshName('lost');
  const watched = watchSecrets(page);
  const { number, email } = await signUpWithContacts(page, name);
  await logOut(page);

  await test.step('by SMS', async () => {
    await page.goto(paths.session.login);
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    // The login has a field of this name too.
    await expect(page.getByRole('heading', { level: 1, name: 'Forgot password' })).toBeVisible();
    await page.getByLabel('Username').fill(name);
    await page.getByRole('textbox', { name: 'Mobile number' }).fill(`0${number}`);
    await screenshot(page, 'forgot');
    await expectAccessible(page);
    await expectNoOverflow(page);
    await page.getByRole('button', { name: 'Send code' }).click();
    await expect(page.getByText("If the details match, we've sent a code.")).toBeVisible();
    await expect.poll(() => sandbox.lastMessage(number)).toMatch(/code is/);
    const code = /\d{6}/.exec(await sandbox.lastMessage(number))?.[0] ?? '';
    await page.getByLabel(/^SMS code/).fill(code);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Continue' }).click();
    await setPassword(page, 'parlour88');
    await expect(page.getByText('The new password must differ from the old one.')).toBeVisible();
    await expectAccessible(page);
    await setPassword(page, 'parlour99-sms');
    await expect(page).toHaveURL(/\/m\/login$/);
    await expect(page.getByLabel('Username')).toHaveValue(name);
    await logIn(page, name, 'parlour99-sms');
    await logOut(page);
  });

  await test.step('by e-mail', async () => {
    await page.goto(paths.session.forgot);
    await page.getByRole('radio', { name: /^By email/ }).check();
    await page.getByLabel('Username').fill(name);
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await page.getByRole('button', { name: 'Send email' }).click();
    await expect(page.getByText('Check your email')).toBeVisible();
    await expect.poll(() => sandbox.lastMessage(email)).toMatch(/#ticket=/);
    const link = /#ticket=[\w-]+/.exec(await sandbox.lastMessage(email))?.[0] ?? '';
    await page.goto('about:blank');
    await page.goto(`${paths.session.forgot}${link}`);
    await expect(page.getByLabel('New password', { exact: true })).toBeVisible();
    expect(page.url()).not.toContain('ticket');
    await setPassword(page, 'parlour99-mail');
    await expect(page).toHaveURL(/\/m\/login$/);
    await logIn(page, name, 'parlour99-mail');
  });

  await test.step('changed by the player', async () => {
    await page.goto(paths.session.changePassword);
    await page.getByLabel('Current password').fill('parlour99-mail');
    await setPassword(page, 'parlour99-own');
    await expect(page).toHaveURL(new RegExp(paths.session.member));
    await logOut(page);
  });

  await test.step('forced at the next login: no other screen opens', async () => {
    await sandbox.mustChangePassword(name);
    await page.goto(paths.session.login);
    const form = page.getByRole('main');
    await form.getByLabel('Username').fill(name);
    await form.locator('input[autocomplete~="current-password"]').fill('parlour99-own');
    await form.locator('button[type=submit]').click();
    await expect(page.getByText('Choose your own password')).toBeVisible();
    await screenshot(page, 'change-password');
    await expectAccessible(page);
    await page.goto(paths.home);
    await expect(page).toHaveURL(new RegExp(paths.session.changePassword));
    await page.getByLabel('Current password').fill('parlour99-own');
    await setPassword(page, 'parlour99-last');
    await expect(page).toHaveURL(/\/m\/home$/);
    await watched.expectNone('parlour99-sms', 'parlour99-own', 'parlour99-last');
  });
});
