import { paths } from '@parlour/kernel';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/test';

const main = (page: Page) => page.getByRole('main');
const logos = (page: Page) => main(page).getByRole('group', { name: 'Providers' });
/** The two carousels, which are the only lists on the screen. */
const carousels = (page: Page) => main(page).getByRole('region').getByRole('list');
const isLoaded = (images: Element[]) => images.every((image) => image instanceof HTMLImageElement && image.naturalWidth > 0);

async function expectFirstPictures(page: Page): Promise<void> {
  await expect(carousels(page)).toHaveCount(2);
  await expect(logos(page).locator('img')).toHaveCount(5);
  for (const row of await carousels(page).all()) {
    await expect(row.getByRole('listitem')).toHaveCount(9);
    await expect(row.locator('img')).toHaveCount(4);
  }
}

/** Swipes a row to its end, and expects a picture in every item. */
async function expectPicturesAfterSwipe(row: Locator): Promise<void> {
  const items = await row.locator(':scope > *').count();
  await row.evaluate((track) => track.scrollTo({ left: track.clientWidth / 2 }));
  await expect(row.locator('img')).toHaveCount(items);
  await row.evaluate((track) => track.scrollTo({ left: track.scrollWidth }));
  await expect.poll(() => row.locator(':scope > * >> nth=-1').locator('img').evaluateAll(isLoaded)).toBe(true);
}

test('performance, at rest: rows of the game center have the pictures in view and the next one, and after a swipe all', async ({
  page,
}) => {
  await page.goto(paths.games.center);
  await page.waitForLoadState('networkidle');
  await expectFirstPictures(page);
  for (const row of [logos(page), ...(await carousels(page).all())]) await expectPicturesAfterSwipe(row);
});

test.describe('before the app starts', () => {
  test.use({ javaScriptEnabled: false });

  test('performance, at rest: the same pictures are there, and the tiles of the first screen', async ({ page }) => {
    await page.goto(paths.games.center);
    await expectFirstPictures(page);
    // Three chunks of six tiles.
    await expect(main(page).locator('[data-chunk] a[href*="/m/play"]')).toHaveCount(18);
  });
});
