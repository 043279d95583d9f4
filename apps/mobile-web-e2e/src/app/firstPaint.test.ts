import type { Page } from '@playwright/test';
import { chooseSite } from '../support/chooseSite';
import { logIn } from '../support/player';
import { expect, test } from '../support/test';

test.use({ isTouched: false });

// The server takes its first snapshot when it starts.
test.beforeAll(async ({ request }) => {
  await expect.poll(async () => (await request.get('/m/home')).text()).toContain('id="parlour-page"');
});

/** Delays the app's start script until the returned function is called, so that only the document is shown. */
async function holdApp(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/m\/assets\/(index|vendor)-.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

test('performance, first paint: home with its banner and games renders without the app and does not move when the app starts', async ({
  page,
}) => {
  const release = await holdApp(page);
  await page.goto('/m/home', { waitUntil: 'commit' });
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  const games = page
    .getByRole('region', { name: 'Hot games' })
    .getByRole('link')
    .filter({ has: page.locator('picture') });
  await expect(menu).toBeInViewport({ ratio: 1 });
  await expect(page.locator('main picture img').first()).toHaveJSProperty('complete', true);
  await expect(games).toHaveCount(9);
  // The large tile and the two beside it are in view.
  for (const place of [0, 1, 2]) await expect(games.nth(place).locator('img')).toHaveJSProperty('complete', true);
  const places = async () => Promise.all([games.first(), games.last()].map((game) => game.boundingBox()));
  const [before, names] = [await places(), await games.allTextContents()];
  release();
  // The search appears with the app.
  await expect(page.getByRole('button', { name: 'Search games' })).toBeVisible();
  expect(await places()).toEqual(before);
  await expect(menu).toBeInViewport({ ratio: 1 });
  expect(await games.allTextContents()).toEqual(names);
});

for (const address of ['/m/home', '/m/hot-games', '/m/terms'])
  test(`performance, first paint: ${address} stays where it was scrolled to before the app runs`, async ({ page }) => {
    const release = await holdApp(page);
    await page.goto(address, { waitUntil: 'commit' });
    await expect(
      page
        .getByRole('navigation', { name: 'Main menu' })
        .or(page.getByRole('heading', { level: 1 }))
        .first(),
    ).toBeVisible();
    const position = () => page.evaluate(() => window.scrollY);
    await page.mouse.move(180, 400);
    await page.mouse.wheel(0, 200);
    await expect.poll(position).toBe(200);
    release();
    await page.waitForFunction(() => performance.getEntriesByName('app started').length > 0);
    await page.waitForLoadState('networkidle');
    expect(await position()).toBe(200);
    // The next page begins at its top.
    await page.getByRole('link', { name: 'Promos', exact: true }).first().tap();
    await expect(page).toHaveURL(/\/m\/activity/);
    await expect.poll(position).toBe(0);
  });

test('performance, first paint: a game that is tapped before the start shows that it waits, and opens its sheet', async ({ page }) => {
  const release = await holdApp(page);
  await page.goto('/m/home', { waitUntil: 'commit' });
  const game = page
    .getByRole('region', { name: 'Hot games' })
    .getByRole('link')
    .filter({ has: page.locator('picture') });
  await game.first().tap();
  await expect(game.first()).toHaveAttribute('data-busy');
  release();
  await expect(page.getByRole('dialog').getByRole('heading')).not.toHaveText('');
  await expect(page).toHaveURL(/\/m\/home$/);
});

test('performance, first paint: a heart that is tapped before the start shows that it waits, and is answered with a message', async ({
  page,
}) => {
  const release = await holdApp(page);
  await page.goto('/m/home', { waitUntil: 'commit' });
  const heart = page.locator('main button[aria-pressed]').first();
  await heart.tap();
  await expect(heart).toHaveAttribute('data-busy');
  release();
  await expect(page.getByRole('alert').or(page.getByRole('status')).filter({ hasText: 'Log in' })).toBeVisible();
  await expect(heart).not.toHaveAttribute('data-busy');
});

test('performance, first paint: a tap on the menu before the start opens it when the app has started', async ({ page }) => {
  const release = await holdApp(page);
  await page.goto('/m/home', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Open menu' }).tap();
  await expect(page.getByRole('dialog')).toBeHidden();
  release();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
});

test('performance, first paint: a player whose browser has lost the cookies never sees the ways in of a visitor', async ({
  page,
  context,
}) => {
  await logIn(page, 'maria');
  await context.clearCookies();
  const release = await holdApp(page);
  await page.goto('/m/home', { waitUntil: 'commit' });
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
  const ways = page.locator('a[href^="/m/login"], a[href^="/m/register"]');
  await expect(ways.first()).toBeAttached();
  await expect(ways.filter({ visible: true })).toHaveCount(0);
  release();
  await expect(page.getByRole('link', { name: 'Deposit' }).first()).toBeVisible();
  await expect(ways.filter({ visible: true })).toHaveCount(0);
});

test('performance, first paint: a session that has ended hides nothing from a visitor', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('MC_SESSION_INFO', '{"merchantCode":"gone"}'));
  await page.goto('/m/home');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
});

test('performance, first paint: an early tap on the menu is kept when the document is home of another merchant', async ({ page }) => {
  await chooseSite(page, { merchant: '200jilimm3' });
  const release = await holdApp(page);
  await page.goto('/m/home', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Open menu' }).tap();
  release();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
});

test('performance, first paint: the skip link works before the start, and the address stays as it is', async ({ page }) => {
  const release = await holdApp(page);
  await page.goto('/m/home', { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
  release();
  await expect(page.getByRole('region', { name: 'Hot games' })).toBeFocused();
  await expect(page).toHaveURL(/\/m\/home$/);
});

test('performance, first paint: a tap on the search before the start opens it when the app has started', async ({ page }) => {
  const release = await holdApp(page);
  await page.goto('/m/home', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Search games' }).tap();
  release();
  await expect(page.getByRole('dialog', { name: 'Search' }).getByRole('textbox')).toBeFocused();
});

test('performance, first paint: links work before the app starts', async ({ page }) => {
  const release = await holdApp(page);
  await page.goto('/m/home', { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'Log in' }).first().tap();
  await expect(page).toHaveURL(/\/m\/login/);
  release();
  await expect(
    page
      .getByRole('heading', { name: 'Log in' })
      .or(page.getByRole('button', { name: 'Log in' }))
      .first(),
  ).toBeVisible();
});
