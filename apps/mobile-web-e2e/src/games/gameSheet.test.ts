import { paths } from '@parlour/kernel';
import type { Page } from '@playwright/test';
import { expectAccessible, expectNoOverflow } from '../support/accessibility';
import { screenshot } from '../support/screenshot';
import { expect, test } from '../support/test';

const sheet = (page: Page) => page.getByRole('dialog');
const games = (page: Page, name: string) => page.getByRole('region', { name, exact: true }).locator('a[href*="gameCode="]');

/** Waits until React has taken over the games of home: before it does, a game is a plain link. */
async function openHome(page: Page): Promise<void> {
  await page.goto(paths.home);
  await page.waitForFunction(() => {
    const game = document.querySelector('main a[href*="gameCode="]');
    return game && Object.keys(game).some((key) => key.startsWith('__reactProps'));
  });
}

/** Opens the sheet of the first game of a list and returns the name of the game. */
async function openSheet(page: Page, path: string): Promise<string> {
  await page.goto(path);
  const tile = page.getByRole('main').locator('a[href*="gameCode="]').first();
  const name = new URL((await tile.getAttribute('href')) ?? '', page.url()).searchParams.get('name') ?? '';
  await tile.tap();
  await expect(sheet(page).getByRole('heading', { name })).toBeVisible();
  return name;
}

async function logInHere(page: Page): Promise<void> {
  const form = page.getByRole('main');
  await form.locator('input[autocomplete~=username]').fill('maria');
  await form.locator('input[autocomplete~="current-password"]').fill('parlour88');
  await form.locator('button[type=submit]').click();
}

test('a visitor taps a hot game, chooses to play for real, logs in and is in that game', async ({ page }) => {
  await openHome(page);
  const tile = games(page, 'Hot games').first();
  const name = new URL((await tile.getAttribute('href')) ?? '', page.url()).searchParams.get('name') ?? '';
  await tile.tap();
  await expect(sheet(page).getByRole('heading', { name })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${paths.home}$`));
  await expect(sheet(page).getByRole('img').or(sheet(page).locator('img'))).toBeVisible();
  await expect(sheet(page).getByRole('link', { name: 'Try without money' })).toBeVisible();
  await screenshot(page, 'game-sheet');
  await expectAccessible(page);
  await expectNoOverflow(page);
  await sheet(page).getByRole('link', { name: 'Play with real money' }).tap();
  await expect(page).toHaveURL(/\/m\/login\?returnTo=/);
  await logInHere(page);
  await expect(page).toHaveURL(/\/m\/play\?/);
  await expect(page.locator(`iframe[title="${name}"]`)).toBeVisible();
});

test('a visitor tries a game without money in its demo, and Back leads from the game to the list', async ({ page }) => {
  const name = await openSheet(page, paths.games.slot);
  await sheet(page).getByRole('link', { name: 'Try without money' }).tap();
  await expect(page.getByRole('group', { name: 'Game bar' })).toContainText('nothing to win');
  await expect(page.frameLocator(`iframe[title="${name}"]`).getByText(/DEMO/)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${paths.games.slot}$`));
  await expect(sheet(page)).toHaveCount(0);
});

test('a visitor tries a game that has no demo in the free trial, which leads into it', async ({ page }) => {
  const name = await openSheet(page, `${paths.games.list}?gameType=PVP`);
  await sheet(page).getByRole('link', { name: 'Try without money' }).tap();
  await expect(page).toHaveURL(/\/m\/play\?/);
  await expect(page.locator(`iframe[title="${name}"]`)).toBeVisible();
  await expect(page.getByRole('group', { name: 'Game bar' })).toContainText('2,000');
});

test('Back and Escape close the sheet of a game, and the focus returns to its tile', async ({ page }) => {
  await openHome(page);
  const tile = games(page, 'Hot games').first();
  await tile.focus();
  await page.keyboard.press('Enter');
  await expect(sheet(page).getByRole('link', { name: 'Play with real money' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toHaveCount(0);
  await expect(tile).toBeFocused();
  await tile.tap();
  await expect(sheet(page).getByRole('link', { name: 'Play with real money' })).toBeVisible();
  await page.goBack();
  await expect(sheet(page)).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`${paths.home}$`));
});

test('a game that is tapped before the code of its sheet has loaded shows that it was tapped, and opens its sheet', async ({ page }) => {
  const held: (() => void)[] = [];
  await page.route(/\/assets\/app-.*\.js$/, async (route) => {
    await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  await openHome(page);
  const tile = games(page, 'Hot games').first();
  await tile.tap();
  await expect(tile).toHaveAttribute('aria-busy', 'true');
  await expect.poll(() => held.length).toBeGreaterThan(0);
  held.forEach((release) => release());
  await expect(sheet(page).getByRole('link', { name: 'Play with real money' })).toBeVisible();
  await expect(tile).not.toHaveAttribute('aria-busy');
});

test('a game whose sheet cannot be loaded leads to the login, as before', async ({ page, watch }) => {
  watch.allow(/games-screens-/);
  await openHome(page);
  await page.route(/\/assets\/games-screens-/, (route) => route.abort());
  await games(page, 'Hot games').first().tap();
  await expect(page).toHaveURL(/\/m\/login\?returnTo=/);
});
