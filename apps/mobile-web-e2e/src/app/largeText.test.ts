import { paths } from '@parlour/kernel';
import type { Page } from '@playwright/test';
import { chooseSite } from '../support/chooseSite';
import { openScreen } from '../support/openScreen';
import { beginAs } from '../support/player';
import { overflowingElements, setDefaultFontSize, unreachableControls, visibleControls } from '../support/reachable';
import { closeToasts, settle } from '../support/settle';
import { expect, test } from '../support/test';

const { session, wallet, games, promotions, messaging } = paths;

const playerScreens = [
  wallet.deposit,
  wallet.withdraw,
  promotions.rewards,
  session.settings,
  session.security,
  session.playControls,
  messaging.inbox,
];

/** The default size of every browser, in pixels. */
const NORMAL = 16;

/** Expects that text of twice its size takes no control away from this screen. */
async function expectReach(page: Page, name: string): Promise<void> {
  await settle(page);
  const before = await visibleControls(page);
  await setDefaultFontSize(page, 2 * NORMAL);
  await settle(page);
  const lost = async () => {
    const after = await visibleControls(page);
    // A reply may have added a word to a control, such as "Join".
    return before.filter((control) => !after.some((name) => name.startsWith(control)));
  };
  // A float hides while the page scrolls.
  await expect.poll(lost, `${name}: lost`).toEqual([]);
  await closeToasts(page);
  expect.soft(await unreachableControls(page), name).toEqual([]);
  expect.soft(await overflowingElements(page), name).toEqual([]);
  await setDefaultFontSize(page, NORMAL);
}

test.use({ viewport: { width: 320, height: 640 }, contextOptions: { reducedMotion: 'reduce' } });

test('at 200 % text on the smallest phone a visitor reaches every control', async ({ page }) => {
  test.setTimeout(180_000);
  await page.goto(paths.home);
  await expect(page.locator('footer')).toBeAttached({ timeout: 45_000 });
  await expectReach(page, paths.home);
  await page.getByRole('button', { name: 'Search games' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Search' }).getByRole('textbox')).toBeFocused();
  await expectReach(page, 'search');
  await page.keyboard.press('Escape');
  for (const path of [session.login, session.register, session.settings, promotions.list]) {
    await openScreen(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expectReach(page, path);
  }
});

// Burmese has the tallest lines and the longest words.
test('at 200 % text on the smallest phone a player reaches every control, in Burmese', async ({ page }) => {
  test.setTimeout(180_000);
  await chooseSite(page, { merchant: '200jilimm3', language: 'MY' });
  await beginAs(page, 'thiri');
  // The greeting stays on the page that it greeted on.
  await page.goto(paths.home);
  await expect(page.locator('footer')).toBeAttached({ timeout: 45_000 });
  await expectReach(page, paths.home);
  for (const path of playerScreens) {
    await openScreen(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expectReach(page, path);
  }
  await page.goto(`${games.list}?gameType=FISH&vassalage=MANTA`);
  await page.getByRole('main').locator('a[href*="/m/play"]').first().click();
  await expect(page.frameLocator('iframe').locator('.spin')).toBeEnabled();
  await expectReach(page, games.play);
});
