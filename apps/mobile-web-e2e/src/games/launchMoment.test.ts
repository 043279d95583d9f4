import { paths } from '@parlour/kernel';
import type { Page } from '@playwright/test';
import { logIn } from '../support/player';
import { expect, test } from '../support/test';

type Noted = Window & { moments?: { groups: string[]; longest: number }[] };

/** In the page: notes what each view transition animates, and for how long. */
function noteMoments(): void {
  const page = window as Noted;
  const noted = (page.moments = [] as NonNullable<Noted['moments']>);
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (update) => {
    const transition = start(update);
    const note = () => {
      const effects = document.getAnimations().map(({ effect }) => effect as KeyframeEffect);
      const parts = effects.filter(({ pseudoElement }) => pseudoElement?.startsWith('::view-transition'));
      noted.push({
        groups: parts.flatMap(({ pseudoElement }) => (pseudoElement?.includes('group') ? [pseudoElement] : [])),
        longest: Math.max(...parts.map((effect) => Number(effect.getComputedTiming().endTime))),
      });
    };
    transition.ready.then(note, () => undefined);
    return transition;
  };
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

test('the tile of a game expands into the launch screen in less than 900 ms, and no name stays behind', async ({ page }) => {
  await page.addInitScript(noteMoments);
  await openFirstGame(page);
  await expect
    .poll(() => moments(page))
    .toMatchObject([{ groups: expect.arrayContaining(['::view-transition-group(launch)']) as string[] }]);
  expect((await moments(page))?.[0]?.longest).toBeLessThanOrEqual(900);
  await expect(page.locator('[style*="view-transition-name: launch"]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Leave the game' }).first().click();
  await expect(page).toHaveURL(new RegExp(paths.home));
});

test('with reduced motion no tile expands', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(noteMoments);
  await openFirstGame(page);
  expect(await moments(page)).toEqual([]);
});
