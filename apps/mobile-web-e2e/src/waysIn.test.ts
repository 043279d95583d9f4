import { paths } from '@parlour/kernel';
import type { Page } from '@playwright/test';
import { expectAccessible, expectNoOverflow } from './support/accessibility';
import { solveCaptcha } from './support/player';
import { sandbox } from './support/sandbox';
import { screenshot } from './support/screenshot';
import { expect, test } from './support/test';

/** Numbers of its own for one run. */
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

/** What a page shows, keeps and is called, in one text. */
async function everythingOf(page: Page): Promise<string> {
  const inside = await page.evaluate(() => {
    const attributes = [...document.querySelectorAll('*')].flatMap((element) => [...element.attributes].map(({ value }) => value));
    return JSON.stringify([document.body.innerText, attributes, { ...localStorage }, { ...sessionStorage }, document.cookie]);
  });
  return inside + page.url();
}

test('by mobile number: registration, then login by a code; nothing secret stands anywhere', async ({ page }) => {
  const number = freshNumber();
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  page.on('request', (request) => said.push(request.url()));

  await page.goto(paths.session.register);
  const form = page.getByRole('main');
  await form.getByRole('tab', { name: 'Mobile number' }).click();
  await form.getByLabel(/^Mobile number/).fill(`0${number}`);
  await form.getByRole('button', { name: 'Get code' }).click();
  await expect(form.getByRole('button', { name: /^\d+ s$/ })).toBeDisabled();
  const first = await codeFor(number);
  await form.getByLabel(/^SMS code/).fill(first);
  await form.getByLabel(/^Password/).fill('parlour88-secret');
  await form.getByLabel(/^Confirm password/).fill('parlour88-secret');
  await screenshot(page, 'register-mobile');
  await expectAccessible(page);
  await expectNoOverflow(page);
  await form.getByRole('button', { name: /Sign up/ }).click();
  await expect(page).toHaveURL(/\/m\/home$/);
  expect(await everythingOf(page)).not.toContain('parlour88-secret');
  await logOut(page);

  await page.goto(paths.session.login);
  await form.getByRole('tab', { name: 'SMS code' }).click();
  await form.getByLabel(/^Mobile number/).fill(number);
  await form.getByRole('button', { name: 'Get code' }).click();
  await expect(form.getByRole('button', { name: /^\d+ s$/ })).toBeDisabled();
  await screenshot(page, 'login-sms');
  await expectAccessible(page);
  await expectNoOverflow(page);
  // Specification 4: the countdown survives a reload.
  await page.reload();
  await form.getByRole('tab', { name: 'SMS code' }).click();
  await expect(form.getByRole('button', { name: /^\d+ s$/ })).toBeDisabled();
  await form.getByLabel(/^Mobile number/).fill(number);
  const code = await codeFor(number);
  await form.getByLabel(/^SMS code/).fill(code);
  await form.locator('button[type=submit]').click();
  await expect(page).toHaveURL(/\/m\/home$/);
  const everything = await everythingOf(page);
  for (const secret of [first, code, 'parlour88-secret']) {
    expect(everything).not.toContain(secret);
    expect(said.join('\n')).not.toContain(secret);
  }
});

test('by the external identity provider, where the merchant has one', async ({ page }) => {
  const number = freshNumber();
  await page.route('**/wps/system/status*', async (route) => {
    const reply = await route.fetch();
    const status = (await reply.json()) as { value: { info: { whitelabel: Record<string, string> } } };
    status.value.info.whitelabel['smsIdentity'] = '1';
    await route.fulfill({ response: reply, json: status });
  });
  await page.goto(paths.session.register);
  const form = page.getByRole('main');
  await form.getByRole('tab', { name: 'Mobile number' }).click();
  await form.getByLabel(/^Mobile number/).fill(number);
  const asked = page.waitForRequest('**/wps/relay/identity/send');
  await form.getByRole('button', { name: 'Get code' }).click();
  await asked;
  await form.getByLabel(/^SMS code/).fill(await codeFor(`+63${number}`));
  await form.getByLabel(/^Password/).fill('parlour88');
  await form.getByLabel(/^Confirm password/).fill('parlour88');
  await form.getByRole('button', { name: /Sign up/ }).click();
  await expect(page).toHaveURL(/\/m\/home$/);
});

test('by a social provider: cancelled, then agreed; the answer leaves the address', async ({ page, baseURL }) => {
  await page.goto(`${paths.session.login}?returnTo=${encodeURIComponent(paths.promotions.list)}`);
  await page.getByRole('button', { name: 'Google' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('You cancelled. Nothing was shared.')).toBeVisible();
  await expectAccessible(page);

  await page.goto(`${paths.session.login}?returnTo=${encodeURIComponent(paths.promotions.list)}`);
  await page.getByRole('button', { name: 'Google' }).click();
  await expect(page).toHaveURL(/\/identity\/google\/authorize\?.*code_challenge_method=S256/);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(new RegExp(`${paths.promotions.list}$`));
  await page.goBack();
  expect(page.url()).not.toContain('code=');

  // An answer that nobody here asked for is turned away.
  const stranger = await page.context().browser()?.newPage();
  await stranger?.goto(`${baseURL}${paths.session.social}?code=stolen&state=foreign`);
  await expect(stranger?.getByText(/does not belong to a login/) ?? page.locator('none')).toBeVisible();
  await stranger?.close();
});

test('by passkey: made in the security centre, used at the next login', async ({ page, baseURL }) => {
  // Passkeys belong to a host name; an address in digits has none.
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
  const name = `keya${Math.random().toString(36).slice(2, 9)}`;
  await form.getByLabel(/^User name/).fill(name);
  await form.getByLabel(/^Password/).fill('parlour88');
  await form.getByLabel(/^Confirm password/).fill('parlour88');
  await expect(form.getByRole('img', { name: 'Picture with digits' })).toBeVisible();
  await solveCaptcha(page, form.getByLabel(/^Code in the picture/));
  await form.getByRole('button', { name: /Sign up/ }).click();
  await expect(page).toHaveURL(/\/m\/home$/);

  await page.goto(`${origin}${paths.session.passkeys}`);
  await expect(page.getByText('You have no passkey yet')).toBeVisible();
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText(/^Added /)).toBeVisible();
  await screenshot(page, 'passkeys');
  await expectAccessible(page);

  await page.goto(`${origin}${paths.session.member}`);
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/m\/home$/);
  await page.goto(`${origin}${paths.session.login}`);
  // The virtual authenticator may answer the fill-in by itself; else the button does.
  await page
    .getByRole('button', { name: 'Log in with a passkey' })
    .click({ timeout: 5000 })
    .catch(() => undefined);
  await expect(page).toHaveURL(/\/m\/home$/);
  await expect(page.getByRole('banner')).toContainText('₱');
});

test('agents and members log in apart', async ({ page }) => {
  const logIn = async (username: string) => {
    const form = page.getByRole('main');
    await form.getByLabel(/^User name/).fill(username);
    await form.locator('input[autocomplete~="current-password"]').fill('parlour88');
    await form.locator('button[type=submit]').click();
  };
  await page.goto(paths.session.login);
  await expect(page.getByRole('list', { name: 'Gaming licences' })).toBeVisible();
  await screenshot(page, 'login');
  await expectNoOverflow(page);
  await logIn('ramon');
  await expect(page.getByRole('alert')).toContainText('Non-member account unable to log in');
  await expectAccessible(page);
  await page.getByRole('link', { name: /Agent login/ }).click();
  await logIn('maria');
  await expect(page.getByRole('alert')).toContainText('Non-agents cannot log in');
  await logIn('ramon');
  await expect(page).toHaveURL(/\/m\/home$/);
});
