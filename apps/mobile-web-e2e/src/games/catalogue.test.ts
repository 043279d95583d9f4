import { paths } from '@parlour/kernel';
import type { Page } from '@playwright/test';
import { chooseSite } from '../support/chooseSite';
import { expect, test } from '../support/faultTest';
import { blockStorage, fillStorage } from '../support/hostile/hostileBrowser';
import { watchHostility } from '../support/hostile/hostility';
import { logIn } from '../support/player';
import { openDrawer, searchList } from '../support/searchList';
import { walkTo } from '../support/walkTo';

/** The browser's console line about a call or a file that the test makes fail. */
const failed = /Failed to load resource|ERR_/;
const hot = (page: Page) => page.getByRole('region', { name: 'Hot games' });
const offlineNote = 'No internet. What you see may be out of date.';

test('reliability N1: with late replies out of order the newest search counts, and the slow connection is reported once', async ({
  page,
}) => {
  await page.goto(paths.games.slot);
  const games = page.getByRole('main').locator('a[href*="/m/play"]');
  await expect(games.first()).toBeVisible();
  let calls = 0;
  await page.route('**/lgw/games/list?*', async (route) => {
    calls += 1;
    // The first of two searches is answered last.
    const isFirst = calls === 1;
    const reply = await route.fetch();
    if (isFirst) await expect.poll(() => calls).toBeGreaterThan(1);
    await route.fulfill({ response: reply });
  });
  const { drawer, field } = await openDrawer(page);
  await field.fill('dragon');
  await expect.poll(() => calls).toBe(1);
  await field.fill('gold');
  await drawer.getByRole('button', { name: 'Show games' }).click();
  await expect(page.getByRole('main').getByRole('link', { name: /gold/i }).first()).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /dragon(?!.*gold)/i })).toHaveCount(0);
});

test('product 3: a slow connection is told in a strip below the header, which takes no tap and goes by itself', async ({ page }) => {
  await page.goto(paths.games.slot);
  await expect(page.getByRole('main').locator('a[href*="/m/play"]').first()).toBeVisible();
  const strip = page.getByRole('status').filter({ hasText: 'Your connection is slow.' });
  await page.route('**/lgw/games/list?*', async (route) => {
    await expect(strip).toBeVisible();
    await route.continue();
  });
  await searchList(page, 'dragon');
  await expect(strip).toBeVisible();
  expect(await strip.boundingBox()).toEqual({ x: 0, y: 48, width: 360, height: 24 });
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /dragon/i })
      .first(),
  ).toBeVisible();
  await expect(strip).toHaveCount(0);
});

test('reliability N7: a connection that drops ten times: one notice, no storm of calls, nothing lost', async ({ page, context, watch }) => {
  watch.allow(failed);
  await page.goto(paths.games.slot);
  const games = page.getByRole('main').locator('a[href*="/m/play"]');
  await expect(games.first()).toBeVisible();
  const since = await page.evaluate(() => performance.timeOrigin);
  const calls = new Map<string, number>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(wps|lgw)\//.test(pathname)) calls.set(pathname, (calls.get(pathname) ?? 0) + 1);
  });
  for (let flap = 0; flap < 10; flap += 1) {
    await context.setOffline(true);
    await expect(page.getByText(offlineNote)).toHaveCount(1);
    await context.setOffline(false);
    await expect(page.getByText(offlineNote)).toHaveCount(0);
  }
  await expect(games.first()).toBeVisible();
  for (const [path, count] of calls) expect(count, path).toBeLessThanOrEqual(30);
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(since);
});

test.describe('a browser that stores nothing', () => {
  test.use({ hasPopups: true });

  test('reliability S1: storage is blocked: the login holds for this tab', async ({ page, watch }) => {
    watch.allow(/^uncaught: .*blocked/);
    await blockStorage(page);
    await page.goto(paths.session.login);
    const form = page.getByRole('main');
    await form.locator('input[autocomplete~=username]').fill('maria');
    await form.locator('input[autocomplete~="current-password"]').fill('parlour88');
    await form.locator('button[type=submit]').click();
    await expect(page).toHaveURL(/\/m\/home$/);
    await walkTo(page, paths.session.member);
    await expect(page.getByRole('main')).toContainText('Maria');
  });
});

test('reliability S2: storage is full: the login holds for this tab', async ({ page }) => {
  await page.goto(paths.home);
  await fillStorage(page);
  await walkTo(page, paths.session.login);
  const form = page.getByRole('main');
  await form.locator('input[autocomplete~=username]').fill('maria');
  await form.locator('input[autocomplete~="current-password"]').fill('parlour88');
  await form.locator('button[type=submit]').click();
  await expect(page).toHaveURL(/\/m\/home$/);
  await walkTo(page, paths.session.member);
  await expect(page.getByRole('main')).toContainText('Maria');
});

test('reliability S3, S4: corrupt storage, then storage cleared while logged in: the player becomes a visitor', async ({ page, watch }) => {
  watch.allow(failed);
  await page.goto(paths.home);
  const rubbish = ['{', '{"__proto__":{"token":"x"}}', '[]', '7', 'null', `"${'x'.repeat(100_000)}"`];
  await page.evaluate((texts) => {
    const keys = [
      'MC_SESSION_INFO',
      'preferences',
      'status',
      'language',
      'merchant',
      'agreeTerms',
      'wallet.intents',
      'feedback',
      'clientId',
    ];
    keys.forEach((key, index) => {
      localStorage.setItem(key, texts[index % texts.length] ?? '');
      sessionStorage.setItem(key, texts[(index + 1) % texts.length] ?? '');
    });
  }, rubbish);
  await page.reload();
  await expect(hot(page).locator('a[href*="/m/play"]').first()).toBeVisible();
  await page.evaluate(() => {
    localStorage.setItem('agreeTerms', '"2126-01-01"');
  });

  await logIn(page, 'maria');
  await walkTo(page, paths.session.member);
  await expect(page.getByRole('main')).toContainText('Maria');
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.reload();
  await expect(page).toHaveURL(/\/m\/login/);
  await expect(page.locator('body')).not.toContainText('Maria');
});

test('reliability D2: a screen that loads at the third attempt opens', async ({ page, watch }) => {
  watch.allow(failed);
  await page.goto(paths.home);
  await expect(hot(page).locator('a[href*="/m/play"]').first()).toBeVisible();
  const since = await page.evaluate(() => performance.timeOrigin);
  let tries = 0;
  await page.route(/\/m\/assets\/SettingsScreen-.*\.js/, (route) => {
    // The document fetches a failed preload again, for WebKit (build/start.js).
    if (route.request().resourceType() !== 'fetch') tries += 1;
    return tries < 3 ? route.abort('connectionreset') : route.continue();
  });
  await walkTo(page, paths.session.settings);
  await expect(page.getByRole('main').getByText('Language').first()).toBeVisible();
  expect(tries).toBe(3);
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(since);
});

test('reliability D2: a screen whose styles load at the third attempt opens with them', async ({ page, watch }) => {
  watch.allow(failed);
  await page.goto(paths.home);
  await expect(hot(page).locator('a[href*="/m/play"]').first()).toBeVisible();
  let tries = 0;
  await page.route(/\/m\/assets\/SettingsScreen-.*\.css/, (route) => {
    tries += 1;
    return tries < 3 ? route.abort('connectionreset') : route.continue();
  });
  await walkTo(page, paths.session.settings);
  await expect(page.getByRole('main').getByText('Language').first()).toBeVisible();
  expect(tries).toBe(3);
  expect(await page.evaluate(() => [...document.styleSheets].some(({ href }) => href?.includes('/SettingsScreen-')))).toBe(true);
});

test('reliability D2: a screen whose styles stay lost does not open, and other screens do', async ({ page, watch }) => {
  watch.allow(failed);
  await page.goto(paths.home);
  await expect(hot(page).locator('a[href*="/m/play"]').first()).toBeVisible();
  await page.route(/\/m\/assets\/SettingsScreen-.*\.css/, (route) => route.abort('connectionreset'));
  await walkTo(page, paths.session.settings);
  await expect(page.getByText('This page could not be checked')).toBeVisible();
  await walkTo(page, paths.tournaments.home);
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  await expect(page.getByText('This page could not be checked')).toBeHidden();
});

test('reliability D2: icons whose file is lost twice appear', async ({ page, watch }) => {
  watch.allow(failed);
  let tries = 0;
  await page.route(/\/m\/assets\/sprite-.*\.svg/, (route) => {
    tries += 1;
    return tries < 3 ? route.abort('connectionreset') : route.continue();
  });
  await page.goto(paths.home);
  const menu = page.getByRole('button', { name: 'Open menu' }).locator('use');
  const width = () => menu.evaluate((icon) => (icon as SVGUseElement).getBBox().width);
  expect(await width()).toBe(0);
  await expect.poll(width).toBeGreaterThan(0);
});

test('reliability C1: when one image host is dead, the other one serves the images', async ({ page, watch }) => {
  watch.allow(failed);
  const drawn = (source: RegExp) => () =>
    hot(page)
      .locator('img')
      .evaluateAll(
        (images, pattern) =>
          (images as HTMLImageElement[]).some(
            ({ complete, naturalWidth, currentSrc }) => complete && naturalWidth > 0 && new RegExp(pattern).test(currentSrc),
          ),
        source.source,
      );
  await page.route(/\/cdn\/a\//, (route) => route.abort());
  await page.goto(paths.home);
  await expect.poll(drawn(/\/cdn\/b\//)).toBe(true);
});

test('reliability X8: hostile parameters in our own addresses are clamped or ignored; nothing runs, no redirect leaves the site', async ({
  page,
  watch,
}) => {
  test.setTimeout(180_000);
  watch.allow(failed);
  const ran = await watchHostility(page);
  const script = encodeURIComponent('"><img src=x onerror=alert(1)><script>alert(1)</script>');
  for (const address of [
    `${paths.messaging.help}?title=${script}&i=-1`,
    `${paths.messaging.notice}?i=1e309`,
    `${paths.promotions.detail}?id=__proto__`,
    `${paths.promotions.detail}?id=${script}`,
    `${paths.games.list}?gameType=${script}&dataType=constructor&pageNum=-9`,
    `${paths.games.slot}?gameName=${'x'.repeat(5000)}`,
    `${paths.games.lottery}?nodeId=${script}`,
    `${paths.session.register}?code=${'9'.repeat(7000)}&domain=${script}`,
    `${paths.session.login}?returnTo=${encodeURIComponent('https://evil.example/')}&as=${script}`,
    `${paths.session.login}?returnTo=${encodeURIComponent('//evil.example/m/home')}`,
    `${paths.session.login}?returnTo=${encodeURIComponent('javascript:alert(1)')}`,
  ]) {
    await page.goto(address);
    await expect(page.getByRole('main'), address.slice(0, 80)).not.toBeEmpty();
  }
  const form = page.getByRole('main');
  await form.locator('input[autocomplete~=username]').fill('maria');
  await form.locator('input[autocomplete~="current-password"]').fill('parlour88');
  await form.locator('button[type=submit]').click();
  await expect(page).toHaveURL(/^http:\/\/127\.0\.0\.1:\d+\/m\/home$/);
  // Hostile parameters are added to our own addresses.
  expect(ran.filter((what) => !what.startsWith('asked for http://127.0.0.1'))).toEqual([]);
});

test('reliability I3: a language whose messages cannot be loaded falls back to English, and no key is ever shown', async ({
  page,
  watch,
}) => {
  watch.allow(failed);
  await chooseSite(page, { language: 'TY' });
  await page.route(/\/m\/assets\/(messages|menus|fil)[\w.-]*fil[\w.-]*\.js/, (route) => route.fulfill({ status: 404 }));
  await page.goto(paths.home);
  await expect(hot(page).locator('a[href*="/m/play"]').first()).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(/\b[a-z]+\.[a-z]+\.[a-z]+\b/);
});

test('reliability P1, S5: a stored maintenance status yields to the gateway, and an incomplete status closes nothing', async ({ page }) => {
  await page.goto(paths.home);
  await page.evaluate(() => localStorage.setItem('status', JSON.stringify({ info: {}, maintenance: true })));
  await page.route('**/wps/system/status*', (route) => route.fulfill({ json: { success: true, value: { info: {} } } }));
  await page.reload();
  await expect(hot(page).locator('a[href*="/m/play"]').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Under maintenance' })).toHaveCount(0);
});
