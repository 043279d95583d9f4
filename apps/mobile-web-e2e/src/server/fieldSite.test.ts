import { paths } from '@parlour/kernel';
import type { Page } from '@playwright/test';
import { openScreen } from '../support/openScreen';
import { beginAs, beginAsNew, freshName, skipLimitPrompt } from '../support/player';
import { sandbox } from '../support/sandbox';
import { screens, waysIn } from '../support/screens';
import { screenshot } from '../support/screenshot';
import { ports } from '../support/servers/ports';
import { serveFieldSite } from '../support/servers/serveFieldSite';
import { expect, test } from '../support/test';

// A site whose gateway speaks the dialect of the field: relay calls, a captcha by cookie, whole addresses of pictures, and no keys against repeats.

const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="240" height="180"><rect width="240" height="180" fill="#357"/></svg>';
const HOUR_MS = 3_600_000;
/** Matches the words of a screen on which a call has failed. */
const failures = /something went wrong(?!,)|we couldn't|we can't reach|could not be loaded|try again/i;
/** The answer to a request that was refused or lost on purpose, in the browser's console. */
const lost = /Failed to load resource/;

// One site for all tests of the file.
test.describe.configure({ mode: 'default' });
test.use({ baseURL: `http://127.0.0.1:${ports.field[0]}` });

let site: Awaited<ReturnType<typeof serveFieldSite>>;
test.beforeAll(async () => {
  site = await serveFieldSite();
});
test.afterAll(() => site?.close());
test.beforeEach(async ({ page }) => {
  await page.route('https://img.field.example/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: picture }));
});

const main = (page: Page) => page.getByRole('main');

/** The screen is complete, and no part of it says that something has failed. */
async function expectNothingBroken(page: Page, path: string) {
  await page.waitForLoadState('networkidle');
  await expect(page.locator('[aria-busy=true]'), path).toHaveCount(0);
  await expect(page.getByRole('heading').or(page.getByRole('button')).first(), path).toBeVisible();
  await expect(page.getByText(failures), path).toHaveCount(0);
  await expect(page.getByRole('alert').filter({ hasText: /\w/ }), path).toHaveCount(0);
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

/**
 * The gateway carries out the next request of a path, but its reply is lost. Requests of `meanwhile` fail as well, until the returned function
 * is called.
 */
async function loseReply(page: Page, path: string, meanwhile?: string): Promise<() => Promise<void>> {
  await page.route(
    `**${path}`,
    async (route) => {
      await route.fetch();
      if (meanwhile) await page.route(meanwhile, (other) => other.abort());
      await route.abort();
    },
    { times: 1 },
  );
  return async () => {
    if (meanwhile) await page.unroute(meanwhile);
  };
}

const sentTo = (call: string) => site.takeRequests().filter(({ url }) => url?.includes(call));

test('a visitor sees games, providers and their pictures, and finds a game by its name', async ({ page }) => {
  await page.goto(paths.home);
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
});

test('a newcomer signs up, claims all tickets with a lost reply, and reads a message', async ({ page, watch }) => {
  test.setTimeout(120_000);
  watch.allow(lost);
  const name = freshName('field');

  await test.step('a name that is taken, and a sign-up', async () => {
    await page.goto(paths.session.register);
    const form = main(page);
    await form.getByRole('textbox', { name: /^Username/ }).fill('maria');
    await form.getByLabel(/^Password/).fill('parlour88');
    await expect(form.getByText(/taken/i)).toBeVisible();
    await form.getByRole('textbox', { name: /^Username/ }).fill(name);
    await form.getByRole('button', { name: /Sign up/ }).click();
    await expect(page).toHaveURL(paths.home);
    await skipLimitPrompt(page);
  });

  await test.step('a claim of all tickets whose reply is lost is sent once, and the list tells', async () => {
    await page.goto(paths.promotions.rewards);
    await loseReply(page, '/wps/promotion/claim');
    site.takeRequests();
    await main(page)
      .getByRole('button', { name: /^Claim/ })
      .first()
      .click();
    const dropped = page.waitForEvent('requestfailed', (request) => request.url().includes('/wps/promotion/claim'));
    await page.getByRole('button', { name: /^Claim ₱/ }).click();
    await dropped;
    await expect.poll(async () => (await sandbox.playerLedger(name)).extras).not.toBe('0.00');
    await page.reload();
    await expect(main(page).getByRole('button', { name: /^Claim/ })).toHaveCount(0);
    // A new player has two tickets, and the gateway claims one at a time.
    expect(sentTo('PROMOFE_claimTicket')).toHaveLength(2);
    await screenshot(page, 'field-claim');
  });

  await test.step('an unread message is counted, opened, and read', async () => {
    await sandbox.writeMessage(name, 'Welcome to Field Club', '<p>Your first deposit is doubled.</p>');
    await page.goto(paths.messaging.messages);
    await main(page)
      .getByRole('link', { name: /^Inbox.*1/ })
      .click();
    await main(page)
      .getByRole('link', { name: /Welcome to Field Club/ })
      .click();
    await expect(main(page).getByText('Your first deposit is doubled.')).toBeVisible();
    await page.goto(paths.messaging.messages);
    await expect(main(page).getByRole('link', { name: /^Inbox/ })).not.toContainText('1');
  });
});

test('a player logs in with a captcha, and stays logged in over reloads and an hour of the clock', async ({ page, watch }) => {
  test.setTimeout(120_000);
  watch.allow(lost);
  const name = freshName('field');
  await sandbox.openAccount(name);

  await test.step('a login with a captcha', async () => {
    await page.goto(paths.session.login);
    for (const password of ['wrong-password1', 'wrong-password2']) {
      await logIn(page, name, password);
      await expect(main(page).getByRole('alert').first()).toBeVisible();
    }
    await expect(main(page).getByRole('img', { name: 'Picture with digits' })).toBeVisible();
    const code = main(page).getByLabel(/^Code in the picture/);
    await code.fill('0');
    await logIn(page, name);
    await expect(main(page).getByText('The code does not match. Try the new one.')).toBeVisible();
    await expect(main(page).getByRole('img', { name: 'Picture with digits' })).toBeVisible();
    await code.fill(await readCaptcha());
    await logIn(page, name);
    await expect(page).toHaveURL(paths.home);
  });

  await test.step('the login lasts', async () => {
    const expectLoggedIn = async () => {
      await expect(page.getByRole('banner')).toContainText('₱0');
      await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toHaveCount(0);
    };
    await page.clock.install();
    await page.reload();
    await expectLoggedIn();
    await page.clock.fastForward(HOUR_MS);
    await expectLoggedIn();
    await page.reload();
    await expectLoggedIn();
    await page.goto(paths.session.member);
    await expect(main(page).getByText('₱0.00')).toBeVisible();
  });
});

test('a member plays a game in its frame, and finds the bet in the records', async ({ page }) => {
  const name = await beginAsNew(page, 'field');
  await sandbox.adjust(name, '500');
  // 32, which is red.
  await sandbox.planSpins(name, [[1]]);
  await page.goto(`${paths.games.live}?vassalage=VELVET&gameName=Roulette`);
  await main(page).locator('a[href*="/m/play"]').first().click();
  const game = page.frameLocator('iframe');
  await game.getByRole('button', { name: 'Red', exact: true }).click();
  await game.locator('.spin').click();
  await expect(game.getByText(/^You win/)).toBeVisible();
  await screenshot(page, 'field-game');
  await expect.poll(async () => (await sandbox.playerLedger(name)).balance).toBe('501.00');
  await page.goto(paths.wallet.records);
  await main(page)
    .getByRole('link', { name: /Roulette.*\+₱1\.00/ })
    .click();
  await expect(page.getByRole('dialog').getByText('₱2.00')).toBeVisible();
});

test('deposits of two kinds lose their replies: each was sent once, is never called failed, and is found in the records', async ({
  page,
  watch,
}) => {
  test.setTimeout(180_000);
  watch.allow(/Failed to load resource|ERR_FAILED/);
  await beginAsNew(page, 'field');
  for (const [method, call, amount] of [
    ['Isla QR', 'MCSFE_depositByQRImageUrl', '500'],
    ['PayPoint Checkout', 'MCSFE_depositByLaunchUrl', '300'],
  ] as const) {
    await test.step(method, async () => {
      await page.goto(paths.wallet.deposit);
      await main(page)
        .getByRole('button', { name: /About \d+ min/ })
        .click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: new RegExp(`^${method}`) })
        .click();
      await main(page).getByRole('textbox', { name: 'Amount' }).fill(amount);
      const listAgain = await loseReply(page, '/wps/transaction/deposit', '**/wps/transaction/report?*');
      site.takeRequests();
      await page.getByRole('button', { name: /^Pay ₱/ }).click();
      await expect(main(page).getByText("We're checking this. Don't repeat it.")).toBeVisible();
      await expect(main(page).getByText(/Check your records before you try again/)).toBeVisible();
      await expect(main(page).getByText(/failed/i)).toHaveCount(0);
      await listAgain();
      await expect(page).toHaveURL(/voucherCenter\/order\/D-/, { timeout: 40_000 });
      await expectNothingBroken(page, page.url());
      expect(sentTo('MCSFE_depositBy').map(({ url }) => url)).toEqual([expect.stringContaining(call)]);
      await screenshot(page, `field-deposit-${amount}`);
    });
  }
  await page.goto(`${paths.wallet.records}?tab=money&kind=deposit`);
  await expect(main(page).getByRole('link', { name: /^Deposit/ })).toHaveCount(2);
});

test('a withdrawal loses its reply: it was sent once, and is found in the records', async ({ page, watch }) => {
  test.setTimeout(120_000);
  watch.allow(/Failed to load resource|ERR_FAILED/);
  await beginAs(page, 'vince');
  await page.goto(paths.wallet.withdraw);
  await page.getByRole('textbox', { name: 'Amount' }).fill('1210');
  await page.getByRole('button', { name: 'Review withdrawal' }).click();
  const summary = page.getByRole('dialog');
  await summary.getByLabel('Transaction password').fill('246810');
  const listAgain = await loseReply(page, '/wps/transaction/withdraw', '**/wps/transaction/report?*');
  site.takeRequests();
  await summary.getByRole('button', { name: /^Withdraw ₱/ }).click();
  await expect(main(page).getByText("We're checking this. Don't repeat it.")).toBeVisible();
  await listAgain();
  await expect(page).toHaveURL(/withdraw\/order\/W-/, { timeout: 40_000 });
  expect(sentTo('/transaction/withdraw')).toHaveLength(1);
  await sandbox.settle(page.url().split('/').at(-1) ?? '', 'rejected');
  await expect(main(page).getByText(/₱1,210\.00 is back in your balance/)).toBeVisible({ timeout: 40_000 });
  await page.goto(`${paths.wallet.records}?tab=money&kind=withdrawal`);
  await main(page)
    .getByRole('link', { name: /^Withdrawal.*1,210\.00/ })
    .click();
  await expect(page).toHaveURL(/withdraw\/order\/W-/);
});

for (const who of ['a visitor', 'a member'] as const) {
  test(`on no screen of ${who} has something failed, and nothing leads to what this site does not offer`, async ({ page }) => {
    test.setTimeout(400_000);
    if (who === 'a member') await beginAs(page, 'vince');
    const isOpen = new Map<string, boolean>();
    const links = new Map<string, string>();
    await page.goto(paths.home);
    for (const path of [paths.home, ...waysIn, ...screens.map((screen) => screen.path)]) {
      await openScreen(page, path);
      await expectNothingBroken(page, path);
      isOpen.set(pathOf(path), !(await page.getByText('Not available here').isVisible()));
      for (const link of await page.locator('a[href^="/m/"]').all()) links.set(pathOf((await link.getAttribute('href')) ?? ''), path);
    }
    expect([...links].filter(([to]) => isOpen.get(to) === false)).toEqual([]);
    expect([...isOpen.values()].filter(Boolean).length).toBeGreaterThan(20);
  });
}

const pathOf = (address: string) => address.replace(/[?#].*/, '');
