import { paths } from '@parlour/kernel';
import type { Page } from '@playwright/test';
import { chooseSite } from '../support/chooseSite';
import { logIn } from '../support/player';
import { overflowingElements, setDefaultFontSize, unreachableControls, visibleControls } from '../support/reachable';
import { expect, test } from '../support/test';
import { walkTo } from '../support/walkTo';

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

/** Waits until nothing in view is loading. */
async function settle(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const waiting = document.querySelectorAll('[aria-busy=true], main [role=status][data-size], main [data-shape][aria-hidden]');
    return [...waiting].every((place) => place.getBoundingClientRect().top > window.innerHeight);
  });
}

/** Walks to a screen; the former one must be gone. */
async function open(page: Page, path: string): Promise<void> {
  const former = await page.locator('main > *').first().elementHandle();
  await walkTo(page, path);
  await page.waitForFunction((screen) => !screen?.isConnected, former);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
}

/** Expects that text of twice its size takes no control away from this screen. */
async function expectReach(page: Page, name: string): Promise<void> {
  await settle(page);
  const before = await visibleControls(page);
  await setDefaultFontSize(page, 2 * NORMAL);
  await settle(page);
  const lost = async () => {
    const after = await visibleControls(page);
    return before.filter((control) => !after.includes(control));
  };
  // A float hides while the page scrolls.
  await expect.poll(lost, `${name}: lost`).toEqual([]);
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
    await open(page, path);
    await expectReach(page, path);
  }
});

// Burmese has the tallest lines and the longest words.
test('at 200 % text on the smallest phone a player reaches every control, in Burmese', async ({ page }) => {
  test.setTimeout(180_000);
  await chooseSite(page, { merchant: '200jilimm3', language: 'MY' });
  await logIn(page, 'thiri');
  // The greeting stays on the page that it greeted on.
  await page.goto(paths.home);
  await expect(page.locator('footer')).toBeAttached({ timeout: 45_000 });
  await expectReach(page, paths.home);
  for (const path of playerScreens) {
    await open(page, path);
    await expectReach(page, path);
  }
  await page.goto(`${games.list}?gameType=FISH&vassalage=MANTA`);
  await page.getByRole('main').locator('a[href*="/m/play"]').first().click();
  await expect(page.frameLocator('iframe').locator('.spin')).toBeEnabled();
  await expectReach(page, games.play);
});
