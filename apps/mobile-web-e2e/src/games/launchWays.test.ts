import { paths } from '@parlour/kernel';
import type { Frame, Page } from '@playwright/test';
import { expectAccessible, expectNoOverflow } from '../support/accessibility';
import { beginAsNew } from '../support/player';
import { sandbox } from '../support/sandbox';
import { ports } from '../support/servers/ports';
import { expect, test } from '../support/test';

/** Opens a game of the sandbox's `launches.json` by its name. */
async function openGame(page: Page, name: string): Promise<void> {
  await page.goto(`${paths.games.list}?gameType=RNG&gameName=${encodeURIComponent(name)}`);
  await page.getByRole('main').locator('a[href*="/m/play"]').first().click();
  await expect(page).toHaveURL(/\/m\/play/);
}

async function contentOf(page: Page): Promise<Frame> {
  const frame = await (await page.locator('iframe').elementHandle())?.contentFrame();
  if (!frame) throw new Error('The game has no frame.');
  return frame;
}

/** What the page in the frame may do. */
const permissionsIn = (frame: Frame) =>
  frame.evaluate(() => {
    const { featurePolicy } = document as Document & { featurePolicy: { allowsFeature: (name: string) => boolean } };
    return {
      fullScreen: document.fullscreenEnabled,
      ...Object.fromEntries(['autoplay', 'screen-wake-lock', 'camera'].map((name) => [name, featurePolicy.allowsFeature(name)])),
    };
  });

const bar = (page: Page) => page.getByRole('main').getByRole('group', { name: 'Game bar' });

test('a game that its launcher opens on another host may use the whole screen, reports its rounds, and closes', async ({ page }) => {
  const player = await beginAsNew(page, 'rita');
  await sandbox.adjust(player, '500');
  await sandbox.planSpins(player, [[0, 1, 2]]);
  await openGame(page, 'Plaza Fruits');
  const game = page.frameLocator('iframe');
  await expect(game.locator('.spin')).toBeEnabled();
  const frame = await contentOf(page);
  expect(new URL(frame.url()).host).toBe(`localhost:${ports.vendor}`);
  expect(await permissionsIn(frame)).toEqual({ fullScreen: true, autoplay: true, 'screen-wake-lock': true, camera: false });

  const figures = bar(page);
  await expect(figures).toContainText('₱500');
  await game.locator('.spin').click();
  await expect(game.locator('.balance')).toContainText('501.00');
  // Far sooner than the bar would ask by itself.
  await expect(figures).toContainText('+₱1.00');
  await expect(figures).toContainText('₱501');

  await game.locator('body').press('Escape');
  await expect(page).toHaveURL(/gameName=Plaza/);
});

test('a game takes the whole screen at a tap, upright, is played there, and gives it back', async ({ page }) => {
  // A desktop's Chromium cannot turn its screen.
  await page.addInitScript(() => {
    const turned: string[] = [];
    Object.assign(window, { turned });
    screen.orientation.lock = async (way) => void turned.push(way);
  });
  const isWholeScreen = () => page.evaluate(() => document.fullscreenElement?.contains(document.querySelector('iframe')) ?? false);
  const player = await beginAsNew(page, 'wilma');
  await sandbox.adjust(player, '500');
  await sandbox.planSpins(player, [[0, 1, 2]]);
  await openGame(page, 'Plaza Fruits');
  const game = page.frameLocator('iframe');
  await expect(game.locator('.spin')).toBeEnabled();
  await expectAccessible(page);
  const full = game.getByRole('button', { name: 'Full screen' });
  await full.click();
  await expect.poll(isWholeScreen).toBe(true);
  expect(await page.evaluate(() => (window as Window & { turned?: string[] }).turned)).toEqual(['portrait']);
  await expect(full).toBeHidden();
  await game.locator('.spin').click();
  await expect(game.locator('.balance')).toContainText('501.00');
  // As the system's way back does.
  await page.evaluate(() => document.exitFullscreen());
  await expect.poll(isWholeScreen).toBe(false);
  await expect(full).toBeVisible();
  await expect(bar(page)).toContainText('₱501');
});

test('a game that refuses frames leads on to a full page and to other games', async ({ page, context, watch }) => {
  watch.allow(/frame-ancestors|X-Frame-Options/);
  await beginAsNew(page, 'rosa');
  await openGame(page, 'Hidden Ruins');
  await expect(page.getByText("Can't see Hidden Ruins? It may need a full page.")).toBeVisible();
  await expectNoOverflow(page);
  await expectAccessible(page);
  const opened = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Open full page' }).click();
  await expect((await opened).locator('.spin')).toBeEnabled();
  await page.getByRole('button', { name: 'Other games' }).click();
  await expect(page).toHaveURL(/gameName=Hidden/);
});

test('a game on a host that is not listed is refused in words, without a frame and a clock', async ({ page, context, watch }) => {
  watch.allow(/frame-src/);
  await beginAsNew(page, 'rey');
  await openGame(page, 'Ronin Path');
  const refused = page.getByRole('alert');
  await expect(refused).toContainText("Ronin Path can't open here");
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(page.getByRole('timer')).toHaveCount(0);
  await expectNoOverflow(page);
  await expectAccessible(page);
  const opened = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Open full page' }).click();
  await expect((await opened).locator('.spin')).toBeEnabled();
  await page.getByRole('button', { name: 'Other games' }).click();
  await expect(page).toHaveURL(/gameName=Ronin/);
});

test('a slow launcher is told in words, then the game plays', async ({ page }) => {
  const player = await beginAsNew(page, 'sol');
  await sandbox.adjust(player, '500');
  await openGame(page, 'Lunar Countdown');
  await expect(page.getByText('Opening Lunar Countdown…')).toBeVisible();
  await expect(page.getByText('Your connection is slow.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Open full page' })).toBeVisible();
  const game = page.frameLocator('iframe');
  await expect(game.locator('.spin')).toBeEnabled();
  await expect(page.getByText('Your connection is slow.')).toBeHidden();
  await game.locator('.spin').click();
  await expect(bar(page)).not.toContainText('₱500.00');
});

test('a game that loses the connection is the same one when it is back', async ({ page, context, watch }) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED/);
  const player = await beginAsNew(page, 'nena');
  await sandbox.adjust(player, '500');
  let launches = 0;
  page.on('request', (request) => {
    if (request.url().includes('launchGame')) launches += 1;
  });
  await openGame(page, 'Plaza Fruits');
  const game = page.frameLocator('iframe');
  await expect(game.locator('.spin')).toBeEnabled();
  const frame = await contentOf(page);
  await frame.evaluate(() => Object.assign(window, { isSame: true }));
  await context.setOffline(true);
  // The app's note about the connection lies over the button.
  await game.locator('.spin').dispatchEvent('click');
  await expect(game.getByText(/^Connection lost/)).toBeVisible();
  await context.setOffline(false);
  await game.locator('.spin').click();
  await expect(game.locator('.balance')).not.toContainText('500.00');
  await expect(bar(page)).not.toContainText('₱500');
  expect(await (await contentOf(page)).evaluate(() => (window as Window & { isSame?: boolean }).isSame)).toBe(true);
  expect(launches).toBe(1);
});
