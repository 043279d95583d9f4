import { paths } from '@parlour/kernel';
import type { Page } from '@playwright/test';
import { logIn } from '../support/player';
import { expect, test } from '../support/test';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

type Noted = Window & { moments?: { longest: number; moved: string[] }[] };

/** Runs in the page: records the properties and the duration of each animation of a launch moment. */
function noteMoments(): void {
  const noted = ((window as Noted).moments = [] as NonNullable<Noted['moments']>);
  new MutationObserver((changes) => {
    const layer = changes
      .flatMap(({ addedNodes }) => [...addedNodes])
      .find((node) => node instanceof HTMLElement && 'expanding' in node.dataset);
    if (!layer) return;
    const note = () => {
      const effects = (layer as Element).getAnimations({ subtree: true }).map(({ effect }) => effect as KeyframeEffect);
      noted.push({
        longest: Math.max(...effects.map((effect) => Number(effect.getComputedTiming().endTime))),
        moved: effects.flatMap((effect) => effect.getKeyframes().flatMap((keyframe) => Object.keys(keyframe))),
      });
    };
    queueMicrotask(note);
  }).observe(document, { childList: true, subtree: true });
}

const moments = (page: Page) => page.evaluate(() => (window as Noted).moments);
/** Before it is there, the link opens the screen by itself. */
const isPlayScreenThere = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => /\/PlayScreen-[\w-]+\.js$/.test(name)));

async function openFirstGame(page: Page): Promise<void> {
  await logIn(page, 'maria');
  await page.waitForLoadState('networkidle');
  const tile = page.getByRole('region', { name: 'Hot games' }).locator('a[href*="/m/play"]').first();
  await expect(tile.locator('img')).toBeVisible();
  await expect.poll(() => isPlayScreenThere(page)).toBe(true);
  await tile.tap();
  await expect(page).toHaveURL(/\/m\/play/);
  await expect(page.locator('iframe')).toBeVisible();
}

test('the tile of a game expands into the launch screen in less than 900 ms, and nothing of it stays behind', async ({ page }) => {
  await page.addInitScript(noteMoments);
  await openFirstGame(page);
  const [moment] = (await moments(page)) ?? [];
  expect(moment?.longest).toBeLessThanOrEqual(900);
  // The compositor animates these two even while the main thread is busy.
  expect(moment?.moved.filter((name) => !/^(transform|opacity|offset|computedOffset|easing|composite)$/.test(name))).toEqual([]);
  await expect(page.locator('[data-expanding]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Leave the game' }).first().click();
  await expect(page).toHaveURL(new RegExp(paths.home));
});

test('with reduced motion no tile expands', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(noteMoments);
  await openFirstGame(page);
  expect(await moments(page)).toEqual([]);
});
