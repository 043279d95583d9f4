import { paths } from '@parlour/kernel';
import type { Page } from '@playwright/test';
import { chooseSite } from '../support/chooseSite';
import { beginAs, beginAsNew } from '../support/player';
import { expect, test } from '../support/test';

/** In pixels, on a phone of 360 px. */
const highest = 3750;
const categories = ['Slots', 'Fishing', 'Live', 'Sports', 'E-sports', 'Lottery'];

/** Scrolls to the end of home, so that each section loads and takes its own height. */
async function readHome(page: Page): Promise<void> {
  // Its blocks are rendered one by one, each in its own task.
  await expect(page.locator('footer')).toBeAttached({ timeout: 45_000 });
  for (const section of await page.getByRole('main').getByRole('region').all()) {
    await section.scrollIntoViewIfNeeded();
    await expect(section).not.toHaveAttribute('aria-busy', 'true');
  }
  await page.locator('footer').scrollIntoViewIfNeeded();
}

/** Its words are longer than the English ones. */
async function readInFilipino(page: Page): Promise<void> {
  await chooseSite(page, { language: 'TY' });
  await page.goto(paths.home);
  await page.mouse.wheel(0, 200);
  await readHome(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fil');
}

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

test('spec 2: each category of home shows nine games, whatever its face, and home is short enough to be read to its end', async ({
  page,
}) => {
  await page.goto(paths.home);
  await readHome(page);
  await expect.poll(() => heightOf(page)).toBeLessThanOrEqual(highest);
  for (const name of categories) {
    const section = page.getByRole('region', { name, exact: true });
    // The link of a match leads to a vendor and names no game.
    const games = section.locator('a[href*="nodeId="], a[href*="/m/lottery/"]');
    await expect(games, name).toHaveCount(9);
  }
});

test('home of a player is as short, in Filipino', async ({ page }) => {
  test.setTimeout(180_000);
  // A player also has the games played last and the favourites.
  await beginAs(page, 'maria');
  await readInFilipino(page);
  await expect.poll(() => heightOf(page)).toBeLessThanOrEqual(highest);
});

test('home of a new player, with the first steps, is as short, in Filipino', async ({ page }) => {
  test.setTimeout(180_000);
  await beginAsNew(page, 'short');
  await readInFilipino(page);
  const steps = page.getByRole('region').filter({ has: page.getByRole('progressbar') });
  await expect(steps.locator('ol > li')).toHaveCount(3);
  await expect.poll(() => heightOf(page)).toBeLessThanOrEqual(highest);
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the arrows of a section turn its row to the end and back', async ({ page }) => {
    await page.goto(paths.home);
    const section = page.getByRole('region', { name: 'Slots', exact: true });
    await section.scrollIntoViewIfNeeded();
    const games = section.locator('a[href*="/m/play"]');
    await expect(games).toHaveCount(9);
    await expect(games.last()).not.toBeInViewport();
    await section.getByRole('button', { name: /^Next/ }).tap();
    await expect(games.first()).not.toBeInViewport();
    await section.getByRole('button', { name: /^Previous/ }).tap();
    await expect(games.first()).toBeInViewport();
  });

  test('the keyboard reaches the first game of home with five presses of the Tab key', async ({ page }) => {
    await page.goto(paths.home);
    const section = page.getByRole('region', { name: 'Hot games' });
    await expect(section.getByRole('link').nth(1)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(section).toBeFocused();
    const game = section.locator('a[href*="nodeId="]').first();
    let presses = 1;
    while (!(await game.evaluate((link) => link === document.activeElement)) && presses < 6) {
      await page.keyboard.press('Tab');
      presses += 1;
    }
    await expect(game).toBeFocused();
    expect(presses).toBeLessThanOrEqual(5);
  });

  test('the chat button of home hides while the page scrolls', async ({ page }) => {
    await page.goto(paths.home);
    const chat = page.getByRole('link', { name: /^Live chat/ });
    await expect(chat).toBeVisible({ timeout: 45_000 });
    const scroll = await page.evaluate(() => Number(setInterval(() => dispatchEvent(new Event('scroll')), 20)));
    await expect(chat).toBeHidden();
    await page.evaluate((timer) => clearInterval(timer), scroll);
    await expect(chat).toBeVisible();
  });

  test('the top-up offer has its turn above the menu once the download bar is closed', async ({ page }) => {
    await page.goto(paths.home);
    const download = page.getByRole('complementary', { name: 'Get the app' });
    await expect(download).toBeVisible({ timeout: 45_000 });
    const offer = page.getByRole('complementary', { name: 'Top up' });
    await expect(offer).toBeHidden();
    await download.getByRole('button', { name: 'Close' }).tap();
    await expect(offer).toBeVisible();
    // The offer lies directly on the menu and is as wide as the page, so that no tile shows beside or below it.
    await expect
      .poll(async () => {
        const menu = await page.getByRole('navigation', { name: 'Main menu' }).boundingBox();
        const box = await offer.boundingBox();
        return box && [box.x, box.width, box.y + box.height - (menu?.y ?? 0)];
      })
      .toEqual([0, 360, 0]);
    await offer.getByRole('button', { name: 'Top up' }).tap();
    await offer.getByRole('button', { name: 'More' }).tap();
    await expect(page.getByRole('dialog').getByRole('link', { name: 'Deposit' })).toHaveAttribute('href', paths.wallet.deposit);
    await page.keyboard.press('Escape');
    await offer.getByRole('button', { name: 'Hide the offer' }).tap();
    await page.reload();
    await expect(page.locator('footer')).toBeAttached({ timeout: 45_000 });
    await expect(offer).toHaveCount(0);
  });
});
