import { paths } from '@parlour/kernel';
import type { Page } from '@playwright/test';
import { freshName, skipLimitPrompt } from '../support/player';
import { sandbox } from '../support/sandbox';
import { screenshot } from '../support/screenshot';
import { serveFieldSite } from '../support/servers/serveFieldSite';
import { expect, test } from '../support/test';

// A site whose gateway speaks the dialect of the field: relay calls, a captcha by cookie, whole addresses of pictures, and no keys against repeats.

const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="240" height="180"><rect width="240" height="180" fill="#357"/></svg>';

// One site for all tests of the file.
test.describe.configure({ mode: 'default' });

let site: Awaited<ReturnType<typeof serveFieldSite>>;
test.beforeAll(async () => {
  site = await serveFieldSite();
});
test.afterAll(() => site?.close());
test.beforeEach(async ({ page, watch }) => {
  // Wrong passwords and lost replies.
  watch.allow(/Failed to load resource/);
  await page.route('https://img.field.example/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: picture }));
});

const main = (page: Page) => page.getByRole('main');

async function expectNothingBroken(page: Page, path: string) {
  await page.goto(site.url + path);
  await expect(page.getByRole('heading').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.getByText('Something went wrong')).toHaveCount(0);
}

/** Reads the captcha that the gateway has bound to a cookie, which only the app's server knows. */
async function readCaptcha(): Promise<string> {
  const cookies = site.takeRequests().map(({ headers }) => /captchaId=([\w-]+)/.exec(headers.cookie ?? '')?.[1]);
  return sandbox.captcha(cookies.findLast(Boolean) ?? '');
}

async function logIn(page: Page, username: string, password = 'parlour88') {
  const form = main(page);
  await form.getByLabel('Username').fill(username);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Log in', exact: true }).click();
}

/** The gateway carries out what is sent, but the reply to the next request of a path never arrives. */
async function loseReply(page: Page, path: string) {
  await page.route(
    `**${path}`,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
}

const sentTo = (call: string) => site.takeRequests().filter(({ url }) => url?.includes(call));

test('a visitor sees games, providers and their pictures, and finds a game by its name', async ({ page }) => {
  await expectNothingBroken(page, paths.home);
  const hot = page.getByRole('region', { name: 'Hot games' });
  await expect(hot.locator('a[href*="/m/play"]').first()).toBeVisible();
  const isDrawn = (image: HTMLImageElement) => image.naturalWidth > 0 && image.src.startsWith('https://img.field.example/');
  await expect.poll(() => hot.locator('img').first().evaluate(isDrawn)).toBe(true);
  await screenshot(page, 'field-home');
  await page.getByRole('button', { name: 'Search games' }).click();
  const sheet = page.getByRole('dialog', { name: 'Search' });
  await sheet.getByRole('textbox').fill('Pugita');
  await expect(
    sheet
      .getByRole('group', { name: 'Games' })
      .getByRole('link', { name: /Pugita/ })
      .first(),
  ).toBeVisible();
  for (const path of [paths.games.center, paths.games.slot, paths.promotions.list, paths.messaging.help])
    await expectNothingBroken(page, path);
});

test('a newcomer signs up, and claims all tickets with a lost reply', async ({ page }) => {
  test.setTimeout(240_000);
  const name = freshName('field');

  await test.step('a name that is taken, and a sign-up', async () => {
    await page.goto(site.url + paths.session.register);
    const form = main(page);
    await form.getByRole('textbox', { name: /^Username/ }).fill('maria');
    await form.getByLabel(/^Password/).fill('parlour88');
    await expect(form.getByText(/taken/i)).toBeVisible();
    await form.getByRole('textbox', { name: /^Username/ }).fill(name);
    await form.getByRole('button', { name: /Sign up/ }).click();
    await expect(page).toHaveURL(site.url + paths.home);
    await skipLimitPrompt(page);
  });

  await test.step('a claim of all tickets whose reply is lost is sent once, and the list tells', async () => {
    await expectNothingBroken(page, paths.promotions.rewards);
    await loseReply(page, '/wps/promotion/claim');
    site.takeRequests();
    await main(page)
      .getByRole('button', { name: /^Claim/ })
      .first()
      .click();
    await page.getByRole('button', { name: /^Claim ₱/ }).click();
    await expect.poll(async () => (await sandbox.playerLedger(name)).extras).not.toBe('0.00');
    await page.reload();
    await expect(main(page).getByRole('button', { name: /^Claim/ })).toHaveCount(0);
    // A new player has two tickets, and the gateway claims one at a time.
    expect(sentTo('PROMOFE_claimTicket')).toHaveLength(2);
    await screenshot(page, 'field-claim');
  });
});

test('a player logs in with a captcha, stays logged in, sees the balance, and no screen looks broken', async ({ page }) => {
  test.setTimeout(180_000);
  const name = freshName('field');
  await sandbox.openAccount(name);

  await test.step('a login with a captcha', async () => {
    await page.goto(site.url + paths.session.login);
    for (const password of ['wrong-password1', 'wrong-password2']) {
      await logIn(page, name, password);
      await expect(main(page).getByRole('alert').first()).toBeVisible();
    }
    await expect(main(page).getByRole('img', { name: 'Picture with digits' })).toBeVisible();
    const code = main(page).getByLabel(/^Code in the picture/);
    await code.fill('0');
    await logIn(page, name, 'parlour88');
    await expect(main(page).getByText('The code does not match. Try the new one.')).toBeVisible();
    await expect(main(page).getByRole('img', { name: 'Picture with digits' })).toBeVisible();
    await code.fill(await readCaptcha());
    await logIn(page, name, 'parlour88');
    await expect(page).toHaveURL(site.url + paths.home);
  });

  await test.step('the login lasts over a reload, and the balance is shown', async () => {
    await page.reload();
    await expect(page.getByRole('banner')).toContainText('₱0');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toHaveCount(0);
    for (const path of [paths.home, paths.session.member, paths.wallet.deposit, `${paths.wallet.records}?tab=money`])
      await expectNothingBroken(page, path);
  });
});
