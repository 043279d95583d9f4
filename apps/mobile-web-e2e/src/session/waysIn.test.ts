import { paths, to } from '@parlour/kernel';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectNoOverflow } from '../support/accessibility';
import { freshName } from '../support/player';
import { sandbox } from '../support/sandbox';
import { screenshot } from '../support/screenshot';
import { expect, test } from '../support/test';
import { watchSecrets } from '../support/hostile/watchSecrets';

/** A phone number that no other run uses. */
const freshNumber = () => `917${Math.random().toString().slice(2, 9)}`;

async function codeFor(recipient: string): Promise<string> {
  await expect.poll(() => sandbox.lastMessage(recipient)).toMatch(/code is \d{6}/);
  return /\d{6}/.exec(await sandbox.lastMessage(recipient))?.[0] ?? '';
}

async function logOut(page: Page): Promise<void> {
  await page.goto(paths.session.member);
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/m\/home$/);
}

async function middleOf(element: Locator): Promise<number> {
  const { y, height } = (await element.boundingBox()) ?? { y: NaN, height: 0 };
  return y + height / 2;
}

test('by mobile number: registration, then login by a code; no secret is shown or stored', async ({ page }) => {
  const number = freshNumber();
  const watched = watchSecrets(page);

  await page.goto(paths.session.register);
  const form = page.getByRole('main');
  await form.getByRole('tab', { name: 'Mobile number' }).click();
  await form.getByLabel(/^Mobile number/).fill(`0${number}`);
  await form.getByRole('button', { name: 'Get code' }).click();
  await expect(form.getByRole('button', { name: /^Send again in \d+ s$/ })).toBeDisabled();
  const first = await codeFor(number);
  await form.getByLabel(/^SMS code/).fill(first);
  await form.getByLabel(/^Password/).fill('parlour88-secret');
  await screenshot(page, 'register-mobile');
  await expectAccessible(page);
  await expectNoOverflow(page);
  await form.getByRole('button', { name: /Sign up/ }).click();
  await expect(page).toHaveURL(/\/m\/home$/);
  await watched.expectNone('parlour88-secret', first);
  await logOut(page);

  await page.goto(paths.session.login);
  await form.getByRole('tab', { name: 'SMS code' }).click();
  await form.getByLabel(/^Mobile number/).fill(number);
  const beside = await middleOf(form.getByRole('button', { name: 'Get code' }));
  expect(Math.abs(beside - (await middleOf(form.getByLabel(/^SMS code/))))).toBeLessThan(2);
  await form.getByRole('button', { name: 'Get code' }).click();
  await expect(form.getByRole('button', { name: /^Send again in \d+ s$/ })).toBeDisabled();
  await screenshot(page, 'login-sms');
  await expectAccessible(page);
  await expectNoOverflow(page);
  // Specification 4: the countdown survives a reload.
  await page.reload();
  await form.getByRole('tab', { name: 'SMS code' }).click();
  await expect(form.getByRole('button', { name: /^Send again in \d+ s$/ })).toBeDisabled();
  await form.getByLabel(/^Mobile number/).fill(number);
  const code = await codeFor(number);
  await form.getByLabel(/^SMS code/).fill(code);
  await form.locator('button[type=submit]').click();
  await expect(page).toHaveURL(/\/m\/home$/);
  await watched.expectNone(first, code, 'parlour88-secret');
});

test('by user name: registration, then a remembered login; no secret is shown or stored', async ({ page }) => {
  const name = freshName('nena');
  const watched = watchSecrets(page);
  const form = page.getByRole('main');
  await page.goto(paths.session.register);
  await form.getByLabel(/^Username/).fill(name);
  await form.getByLabel(/^Password/).fill('Parlour-88-secret');
  await watched.expectNone('Parlour-88-secret');
  await form.getByRole('button', { name: /Sign up/ }).click();
  await expect(page).toHaveURL(/\/m\/home$/);
  await watched.expectNone('Parlour-88-secret');
  await logOut(page);

  await page.goto(paths.session.login);
  await form.getByLabel(/^Username/).fill(name);
  await form.locator('input[autocomplete~="current-password"]').fill('Parlour-88-wrong');
  await form.locator('button[type=submit]').click();
  await expect(page.getByRole('alert')).toContainText('Wrong username or password');
  await form.locator('input[autocomplete~="current-password"]').fill('Parlour-88-secret');
  await form.locator('button[type=submit]').click();
  await expect(page).toHaveURL(/\/m\/home$/);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('rememberedCredentials.username'))).toContain(name);
  await watched.expectNone('Parlour-88-secret', 'Parlour-88-wrong');
  await logOut(page);

  await page.goto(paths.session.login);
  await expect(form.locator('input[autocomplete~="current-password"]')).toHaveValue('Parlour-88-secret');
  await watched.expectNone('Parlour-88-secret');
});

test('by free trial: the token appears in no page address, no text and no console line', async ({ page }) => {
  await page.goto(paths.session.trial);
  await expect(page).toHaveURL(/\/m\/home$/);
  const token = await page.evaluate(() => (JSON.parse(sessionStorage.getItem('MC_SESSION_INFO') ?? '{}') as { token: string }).token);
  expect(token.length).toBeGreaterThan(8);
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  for (const path of [paths.session.member, paths.promotions.list, paths.session.settings]) {
    await page.goto(path);
    expect(page.url()).not.toContain(token);
    expect(await page.content()).not.toContain(token);
    expect(await page.evaluate(() => document.cookie)).not.toContain(token);
  }
  expect(said.join('\n')).not.toContain(token);
});

test('in a dialog: a visitor who joins a promotion registers there and stays on the page', async ({ page }) => {
  const watched = watchSecrets(page);
  await page.goto(to(paths.promotions.detail, {}, { id: 'PH-reef' }));
  await page.getByRole('main').getByRole('button', { name: 'Join', exact: true }).click();
  const login = page.getByRole('dialog', { name: 'Log in' });
  await expect(login).toBeVisible();
  await expect(page.locator('body')).toHaveClass(/login-visible/);
  await expectAccessible(page);
  await screenshot(page, 'login-over-page');
  await login.getByRole('button', { name: 'Sign up' }).click();
  const form = page.getByRole('dialog', { name: 'Sign up' });
  await form.getByLabel(/^Username/).fill(freshName('over'));
  await form.getByLabel(/^Password/).fill('parlour88-over');
  await expectAccessible(page);
  await screenshot(page, 'register-over-page');
  await form.getByRole('button', { name: /Sign up/ }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/activityDetail\?id=PH-reef$/);
  await watched.expectNone('parlour88-over');
});

test('by the external identity provider, where the merchant has one', async ({ page }) => {
  const number = freshNumber();
  await page.route('**/wps/system/status*', async (route) => {
    const reply = await route.fetch();
    const status = (await reply.json()) as { value: { info: { whitelabel: Record<string, string> } } };
    status.value.info.whitelabel['smsIdentity'] = '1';
    await route.fulfill({ response: reply, json: status });
  });
  const watched = watchSecrets(page);
  await page.goto(paths.session.register);
  const form = page.getByRole('main');
  await form.getByRole('tab', { name: 'Mobile number' }).click();
  await form.getByLabel(/^Mobile number/).fill(number);
  const asked = page.waitForRequest('**/wps/relay/identity/send');
  await form.getByRole('button', { name: 'Get code' }).click();
  await asked;
  const code = await codeFor(`+63${number}`);
  let idToken = '';
  await page.route('**/wps/relay/identity/verify', async (route) => {
    const reply = await route.fetch();
    idToken = ((await reply.json()) as { value: { idToken: string } }).value.idToken;
    await route.fulfill({ response: reply });
  });
  await form.getByLabel(/^SMS code/).fill(code);
  await form.getByLabel(/^Password/).fill('parlour88-proof');
  await form.getByRole('button', { name: /Sign up/ }).click();
  await expect(page).toHaveURL(/\/m\/home$/);
  expect(idToken).not.toBe('');
  await watched.expectNone(code, idToken, 'parlour88-proof');
});

test('by a social provider: cancelled, then agreed; the code is removed from the address', async ({ page, baseURL }) => {
  await page.goto(`${paths.session.login}?returnTo=${encodeURIComponent(paths.promotions.list)}`);
  await page.getByRole('button', { name: 'Google' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('You cancelled. Nothing was shared.')).toBeVisible();
  await expectAccessible(page);

  await page.goto(`${paths.session.login}?returnTo=${encodeURIComponent(paths.promotions.list)}`);
  await page.getByRole('button', { name: 'Google' }).click();
  await expect(page).toHaveURL(/\/identity\/google\/authorize\?.*code_challenge_method=S256/);
  const answered = page.waitForRequest(/\/login\/social\?.*code=/);
  await page.getByRole('button', { name: 'Continue' }).click();
  const answer = (await answered).url();
  const code = new URL(answer).searchParams.get('code') ?? '';
  const watched = watchSecrets(page, answer);
  await expect(page).toHaveURL(new RegExp(`${paths.promotions.list}$`));
  await page.reload();
  await watched.expectNone(code);
  await page.goBack();
  expect(page.url()).not.toContain('code=');

  // A callback that does not match a request of this browser is refused.
  const stranger = await page.context().browser()?.newPage();
  await stranger?.goto(`${baseURL}${paths.session.social}?code=stolen&state=foreign`);
  await expect(stranger?.getByText(/This login link has expired/) ?? page.locator('none')).toBeVisible();
  await stranger?.close();
});

test('by passkey: created in the security centre, used at the next login', async ({ page, baseURL, watch }) => {
  watch.allow(/ERR_FAILED/);
  // Passkeys need a host name; an IP address is not one.
  await page.goto(paths.session.login);
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await expect(page.getByText(/Passkeys work only on our official addresses/)).toBeVisible();
  const origin = (baseURL ?? '').replace('127.0.0.1', 'localhost');
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.goto(`${origin}${paths.session.register}`);
  const form = page.getByRole('main');
  const watched = watchSecrets(page);
  await form.getByLabel(/^Username/).fill(freshName('keya'));
  await form.getByLabel(/^Password/).fill('parlour88-key');
  await form.getByRole('button', { name: /Sign up/ }).click();
  await expect(page).toHaveURL(/\/m\/home$/);

  await page.goto(`${origin}${paths.session.passkeys}`);
  await expect(page.getByText('You have no passkey yet')).toBeVisible();
  // The code that talks to the authenticator is lost: the button says so and can be tapped again.
  await page.route('**/m/assets/esm-*.js', (route) => route.abort());
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText("We can't reach the server. Please try again.")).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText(/^Added /)).toBeVisible();
  await screenshot(page, 'passkeys');
  await expectAccessible(page);

  await page.goto(`${origin}${paths.session.member}`);
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/m\/home$/);
  await page.goto(`${origin}${paths.session.login}`);
  // The virtual authenticator may answer the autofill request; otherwise the button starts the login.
  await page
    .getByRole('button', { name: 'Log in with a passkey' })
    .click({ timeout: 5000 })
    .catch(() => undefined);
  await expect(page).toHaveURL(/\/m\/home$/);
  await expect(page.getByRole('banner')).toContainText('₱');
  await watched.expectNone('parlour88-key');
});

test('agents and members have separate logins', async ({ page }) => {
  const logIn = async (username: string) => {
    const form = page.getByRole('main');
    await form.getByLabel(/^Username/).fill(username);
    await form.locator('input[autocomplete~="current-password"]').fill('parlour88');
    await form.locator('button[type=submit]').click();
  };
  const watched = watchSecrets(page);
  await page.goto(paths.session.login);
  await expect(page.getByRole('list', { name: 'Gaming licenses' })).toBeVisible();
  await screenshot(page, 'login');
  await expectNoOverflow(page);
  await logIn('ramon');
  await expect(page.getByRole('alert')).toContainText('Non-member account unable to login');
  await expectAccessible(page);
  await page.getByRole('link', { name: /Agent login/ }).click();
  await expect(page.getByRole('heading', { name: 'Agent login' })).toBeVisible();
  await logIn('maria');
  await expect(page.getByRole('alert')).toContainText('Non-agents cannot log in');
  await logIn('ramon');
  await expect(page).toHaveURL(/\/m\/home$/);
  await watched.expectNone('parlour88');
});
