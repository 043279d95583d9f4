import { paths } from '@parlour/kernel';
import type { Page } from '@playwright/test';
import { answerPopups } from '../support/answerPopups';
import { expect, test } from '../support/faultTest';
import { launchOldChrome } from '../support/launchOldChrome';
import { beginAs, skipLimitPrompt } from '../support/player';
import { appStarts } from '../support/test';
import { walkTo } from '../support/walkTo';

test.use({ serviceWorkers: 'allow' });

/** Opens home twice: the first visit installs the worker; the second is served by it, which keeps every file of the build and copies of the catalogue. */
async function visitTwice(page: Page): Promise<void> {
  await page.goto('/m/home');
  await expect(page.getByRole('region', { name: 'Hot games' }).locator('a[href*="/m/play"]').first()).toBeVisible();
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.reload();
  await expect(page.getByRole('region', { name: 'Hot games' }).locator('a[href*="/m/play"]').first()).toBeVisible();
  await expect.poll(() => page.evaluate(isKept, ['/m/assets/app-', '/m/assets/home-', '/m/assets/footer-', '/lgw/games/'])).toBe(true);
}

test('spec 2: an installed app opens offline, shows its last content, and recovers by itself', async ({ page, context, watch }) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  await visitTwice(page);

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('region', { name: 'Hot games' }).locator('a[href*="/m/play"]').first()).toBeVisible();
  await expect(page.getByText('No internet. What you see may be out of date.')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText('No internet. What you see may be out of date.')).toBeHidden();
});

test('a second visit loads no file of the app from the network', async ({ page }) => {
  await visitTwice(page);
  const sizes = () =>
    page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => /\/m\/assets\/(vendor|index|messages)-/.test(name))
        .map(({ transferSize }) => transferSize),
    );
  // The worker's copy of home has the same buttons as the app, so only the loaded files show that the app starts.
  await expect.poll(async () => (await sizes()).length).toBeGreaterThan(2);
  const fetched = await sizes();
  expect(fetched.every((bytes) => bytes === 0)).toBe(true);
  const manifest = await page.evaluate(async () => (await fetch('/m/manifest.webmanifest')).json());
  expect(manifest).toMatchObject({ scope: '/m/', display: 'standalone' });
});

const connection = 'No internet. What you see may be out of date.';

/** Opens help on the first visit, with a worker that arrives during it, and waits until its files and its reply are kept. */
async function visitHelp(page: Page): Promise<void> {
  await page.goto('/m/help');
  await expect(page.getByRole('link', { name: /deposit/i }).first()).toBeVisible();
  await expect.poll(() => page.evaluate(isKept, ['/wps/help', '/m/assets/messaging-screens-'])).toBe(true);
}

/** Runs in the page: true once the worker has a copy for each of these beginnings of a path. */
async function isKept(starts: string[]): Promise<boolean> {
  const names = await caches.keys();
  const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  const paths = kept.flat().map(({ url }) => new URL(url).pathname);
  return starts.every((start) => paths.some((path) => path.startsWith(start)));
}

test('product 4.25: help opens offline from the first visit on, and the note lists what can be opened', async ({
  page,
  context,
  watch,
}) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  await visitHelp(page);

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Help center' })).toBeVisible();
  await expect(page.getByRole('link', { name: /deposit/i }).first()).toBeVisible();
  await expect(page.getByText(connection)).toBeVisible();

  // A screen that was not opened says so, and shows the screens that open.
  await page.goto('/m/officialDomains');
  await expect(page.getByText("We couldn't load this page")).toBeVisible();
  await expect(page.getByText(connection)).toBeHidden();
  await page.getByRole('main').getByRole('link', { name: 'Help center' }).click();
  await expect(page).toHaveURL(/\/m\/help$/);
  await expect(page.getByRole('link', { name: /deposit/i }).first()).toBeVisible();

  await page.goto('/m/home');
  await page.getByRole('button', { name: 'Pages you can open now' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Help center' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(/\/m\/help$/);
});

test.describe('a first visit that loses its connection before the first tap', () => {
  // The service worker is blocked, and only the first view of home has loaded, because nothing is fetched ahead of a touch on a slow connection.
  test.use({ serviceWorkers: 'block', isTouched: false });

  const failure = (page: Page) => page.getByText('Parlour could not be opened. Check your connection and reload.');
  const menuEntry = (page: Page) => page.getByRole('dialog').getByRole('link', { name: 'Parlour' });

  test.beforeEach(async ({ page, watch }) => {
    watch.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { effectiveType: '2g' } }));
    await page.goto(paths.home);
    await page.waitForLoadState('networkidle');
  });

  test('the menu says that it cannot be opened, and opens by itself once the connection is back', async ({ page, context }) => {
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(failure(page)).toBeVisible();
    await context.setOffline(false);
    await expect(menuEntry(page)).toBeVisible();
    await expect(failure(page)).toBeHidden();
    await page.getByRole('dialog').getByRole('button', { name: 'Close menu' }).click();
    await expect(page.getByRole('region', { name: 'Slots' })).toBeAttached();
  });

  test('the search does the same', async ({ page, context }) => {
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Search games' }).click();
    await expect(failure(page)).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
    await expect(failure(page)).toBeHidden();
  });

  test('a screen opens by itself once the connection is back', async ({ page, context }) => {
    await context.setOffline(true);
    await page.getByRole('link', { name: 'Promos' }).click();
    await expect(failure(page)).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('heading', { name: 'Promotions' })).toBeVisible();
    await expect(failure(page)).toBeHidden();
  });

  test('a tap on the menu loads again what was not loaded, without a change of the connection', async ({ page }) => {
    await page.route('**/m/assets/*.js', (route) => route.abort());
    const menu = page.getByRole('button', { name: 'Open menu' });
    await menu.click();
    await expect(failure(page)).toBeVisible();
    await page.unroute('**/m/assets/*.js');
    await menu.click();
    await expect(menuEntry(page)).toBeVisible();
    await expect(failure(page)).toBeHidden();
  });
});

test('reliability D2: in Chrome 111 a screen that was opened offline opens by itself once the connection is back', async ({
  baseURL,
  viewport,
}) => {
  // Like Firefox, it does not import a file again that has failed, until the page is reloaded.
  const browser = await launchOldChrome('111');
  const context = await browser.newContext({ baseURL, viewport, serviceWorkers: 'block' });
  await answerPopups(context);
  const page = await context.newPage();
  await page.goto(paths.session.login);
  await expect(page.getByLabel('Username')).toBeVisible();
  await appStarts(page);
  // The screen of errors loads once the first screen is drawn. Without it, the document says that the app could not be opened.
  await page.waitForLoadState('networkidle');
  for (const [path, content] of [
    [paths.session.settings, 'Language'],
    [paths.messaging.help, /deposit/i],
  ] as const) {
    await context.setOffline(true);
    await walkTo(page, path);
    await expect(page.getByText("We couldn't load this page")).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('main').getByText(content).first()).toBeVisible();
  }
  await browser.close();
});

test.describe('a dead connection that the browser does not report', () => {
  test.use({ serviceWorkers: 'block' });

  test('reliability D2: a screen says so and opens with a tap on "Try again"; the page is not reloaded', async ({ page, watch }) => {
    watch.allow(/ERR_FAILED/);
    await page.goto(paths.session.login);
    await expect(page.getByLabel('Username')).toBeVisible();
    await page.evaluate(() => Object.assign(window, { isSame: true }));
    await page.route('**/*', (route) => route.abort());
    await walkTo(page, paths.session.settings);
    await expect(page.getByText('There is no internet connection.')).toBeVisible();
    await page.unroute('**/*');
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('main').getByText('Language').first()).toBeVisible();
    expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
  });
});

test.describe('pop-ups and menus that could not be loaded', () => {
  test.use({ serviceWorkers: 'block' });

  test('do not take the note and the messages along, and come back with the connection', async ({ page, context, watch }) => {
    watch.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
    const [file, attempts] = [/\/m\/assets\/home-/, { failed: 0, done: 0 }];
    page.on('requestfailed', (request) => file.test(request.url()) && (attempts.failed += 1));
    page.on('requestfinished', (request) => file.test(request.url()) && (attempts.done += 1));
    await page.route(file, (route) => route.abort());
    await page.goto(paths.home);
    await expect(page.getByRole('region', { name: 'Hot games' }).locator('a[href*="/m/play"]').first()).toBeVisible();
    await expect.poll(() => attempts.failed).toBeGreaterThan(2);

    await context.setOffline(true);
    await expect(page.getByText(connection)).toBeVisible();
    expect(attempts.done).toBe(0);

    await page.unroute(file);
    await context.setOffline(false);
    await expect(page.getByText(connection)).toBeHidden();
    await expect.poll(() => attempts.done).toBeGreaterThan(0);
  });
});

test('offline, the note leaves the button of a deposit free', async ({ page, context, watch }) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  await beginAs(page, 'maria');
  await skipLimitPrompt(page);
  // The form is longer than the window, so its button sticks.
  await page.setViewportSize({ width: 360, height: 560 });
  await page.goto(paths.wallet.deposit);
  await page.getByRole('textbox', { name: 'Amount' }).fill('500');
  const pay = page.getByRole('button', { name: 'Pay ₱500.00' });
  await expect(pay).toBeInViewport();
  await context.setOffline(true);
  await expect(page.getByText(connection)).toBeVisible();
  const isFree = () =>
    pay.evaluate((button) => {
      const { left, top, width, height } = button.getBoundingClientRect();
      return button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
  expect(await isFree()).toBe(true);
  await context.setOffline(false);
  await expect(page.getByText(connection)).toBeHidden();
});

test('ADR 0012: the worker keeps nothing that belongs to the player', async ({ page }) => {
  await visitTwice(page);
  await beginAs(page, 'maria');
  await page.goto('/m/member/home');
  await expect(page.getByRole('link', { name: 'Inbox' })).toBeVisible();
  await page.goto('/m/webEmail');
  await expect(page.getByRole('heading', { name: 'Inbox' })).toBeVisible();
  // The replies of the player have come, so a copy of them would be there.
  await expect(page.getByRole('main').getByRole('status', { name: 'Loading' })).toHaveCount(0);
  await expect.poll(() => page.evaluate(isKept, ['/wps/', '/lgw/'])).toBe(true);
  const kept = await page.evaluate(async () => {
    const caching = (await caches.keys()).map(async (name) => {
      const cache = await caches.open(name);
      const copies = (await cache.keys()).filter(({ url }) => /\/(wps|lgw)\//.test(url));
      return Promise.all(
        copies.map(async (copy) => ({ path: new URL(copy.url).pathname, rule: (await cache.match(copy))?.headers.get('Cache-Control') })),
      );
    });
    return (await Promise.all(caching)).flat();
  });
  expect(kept.length).toBeGreaterThan(0);
  for (const { path, rule } of kept) expect(rule, path).toMatch(/^public,/);
});
