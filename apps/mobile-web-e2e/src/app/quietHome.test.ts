import { chooseSite } from '../support/chooseSite';
import { logIn } from '../support/player';
import { expect, test } from '../support/test';

test.use({ isTouched: false, hasPopups: true, trace: 'off' });

/** Counts the requests, calls and nodes of a home that nobody touches, once it is quiet. */
async function quiet(page: Parameters<typeof logIn>[0]) {
  const urls: string[] = [];
  page.on('request', (request) => urls.push(new URL(request.url()).pathname));
  await page.goto('/m/home');
  await expect(page.getByRole('region', { name: 'Hot games' }).locator('a[href*="/m/play"]').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  const matching = (kind: RegExp) => urls.filter((url) => kind.test(url));
  return {
    requests: urls.length,
    scripts: matching(/\/assets\/.*\.js$/).length,
    calls: matching(/^\/(wps|lgw)\//),
    nodes: await page.evaluate(() => document.querySelectorAll('*').length),
  };
}

// The server takes its first snapshot when it starts.
test.beforeAll(async ({ request }) => {
  await expect.poll(async () => (await request.get('/m/home')).text()).toContain('id="parlour-page"');
});

test('performance, at rest: a visitor’s home that nobody touches is small and asks the gateway nothing more', async ({ page }) => {
  const home = await quiet(page);
  expect(home.scripts).toBeLessThanOrEqual(6);
  expect(home.requests).toBeLessThanOrEqual(45);
  expect(home.nodes).toBeLessThanOrEqual(600);
  expect(home.calls.length, home.calls.join(', ')).toBeLessThanOrEqual(2);
});

test('performance, at rest: a player’s home that nobody touches makes eight calls at most', async ({ page }) => {
  await logIn(page, 'maria');
  // The page of the login has been touched.
  const home = await quiet(await page.context().newPage());
  expect(home.calls.length, home.calls.join(', ')).toBeLessThanOrEqual(8);
  expect(home.requests).toBeLessThanOrEqual(45);
});

test('performance, at rest: a scroll brings the sections, the footer and the terms', async ({ page }) => {
  await quiet(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.mouse.wheel(0, 400);
  await expect(page.getByRole('region', { name: 'Slots' })).toBeAttached();
  await expect(page.locator('footer')).toBeAttached();
  await expect(page.getByRole('button', { name: 'I agree' })).toBeVisible();
});

test('spec 9: a cached document in another language: the bottom menu changes to the player’s language before a touch', async ({ page }) => {
  await chooseSite(page, { merchant: '200jilimm3', language: 'MY' });
  // The server chooses the home by a cookie, which this browser does not have yet, and sends the default home.
  await page.goto('/m/home');
  await expect(page.getByRole('navigation').getByRole('link', { name: 'ပင်မ', exact: true })).toBeVisible();
});

test('performance, at rest: the focus of the keyboard or of a screen reader brings the rest of home', async ({ page }) => {
  await quiet(page);
  await page.keyboard.press('Tab');
  await expect(page.locator('footer')).toBeAttached();
});

test.describe('once the terms are accepted', () => {
  // With pop-ups, the first touch would open them over the menu.
  test.use({ hasPopups: false });

  test('the server’s menu opens its screens inside the app before its own code has loaded', async ({ page }) => {
    await quiet(page);
    const start = await page.evaluate(() => performance.timeOrigin);
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link').nth(1).tap();
    await expect(page).not.toHaveURL(/\/m\/home$/);
    expect(await page.evaluate(() => performance.timeOrigin)).toBe(start);
  });
});
