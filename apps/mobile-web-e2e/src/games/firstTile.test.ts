import { paths } from '@parlour/kernel';
import { beginAs } from '../support/player';
import { expect, test } from '../support/test';

/** In pixels from the top of the page. */
const lowest = 110;

const lists = [
  paths.games.slot,
  `${paths.games.slot}?dataType=filter&vassalage=LUMEN&minBet=0.1`,
  paths.games.fishing,
  paths.games.poker,
  paths.games.live,
  paths.games.sport,
  paths.games.hot,
  paths.games.esport,
  paths.games.center,
  paths.games.slotsCenter,
  `${paths.games.list}?gameType=ALL`,
  `${paths.games.list}?gameType=FISH&dataType=hot`,
];
const ownLists = [paths.games.favourites, `${paths.games.list}?gameType=FAV`, `${paths.games.list}?gameType=RECENT`];

test('one line of 48 px is all that is above the first tile of a game list, and it stays in view', async ({ page }) => {
  test.setTimeout(180_000);
  await beginAs(page, 'maria');
  await page.goto(paths.games.slot);
  const kept = page.waitForResponse((response) => response.url().includes('/lgw/games/favorite') && response.request().method() === 'POST');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Favorite:/ })
    .first()
    .click();
  await kept;
  for (const path of [...lists, ...ownLists]) {
    await test.step(path, async () => {
      await page.goto(path);
      const bar = page.getByRole('group', { name: 'List options' });
      const first = page.getByRole('main').locator('a[href*="vassalage="], button[aria-pressed]:has(img)').first();
      await expect(first).toBeVisible();
      const box = await first.boundingBox();
      expect(box?.y).toBeLessThanOrEqual(lowest);
      expect(await bar.boundingBox()).toMatchObject({ x: 0, y: 48, width: 360, height: 48 });
      await expect(page.getByRole('banner').getByRole('button', { name: 'Search games' })).toBeVisible();
      await page.evaluate(() => window.scrollTo(0, 600));
      await expect.poll(async () => (await bar.boundingBox())?.y).toBe(48);
    });
  }
});
