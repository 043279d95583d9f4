import { paths } from '@parlour/kernel';
import { chooseSite } from '../support/chooseSite';
import { beginAs, beginAsNew } from '../support/player';
import { languagesNow } from '../support/sweep';
import { expect, test } from '../support/test';

// A touch brings what is next for a player.
test.use({ isTouched: false });

/** In pixels from the top of the page. */
const lowestSteps = 320;
const stripHeight = 72;

for (const language of ['EN', 'TY']) {
  test(`home of a new player begins with the first steps: ${language}`, async ({ page }) => {
    await beginAsNew(page, 'begin');
    await chooseSite(page, { language });
    await page.goto(paths.home);
    await page.mouse.move(100, 100);
    const steps = page
      .getByRole('main')
      .getByRole('region')
      .filter({ has: page.getByRole('progressbar') })
      .first();
    await expect(steps.locator('ol > li')).toHaveCount(3);
    const box = await steps.boundingBox();
    expect(box?.y).toBeLessThanOrEqual(lowestSteps);
    expect(box?.height).toBeLessThanOrEqual(stripHeight);
  });
}

const sites = [
  { language: 'EN', merchant: '200jilif3', username: 'maria' },
  { language: 'TY', merchant: '200jilif3', username: 'maria' },
  { language: 'MY', merchant: '200jilimm3', username: 'thiri' },
];

for (const { username, ...site } of languagesNow(sites)) {
  test(`what waits today is one line above the hot games, and its place is kept from the start: ${site.language}`, async ({ page }) => {
    await beginAs(page, username);
    await chooseSite(page, site);
    await page.goto(paths.home);
    const main = page.getByRole('main');
    const hot = main.locator('[data-first-view]').first();
    await expect(hot).toBeVisible();
    const before = await hot.boundingBox();
    const place = main.locator(`a[href$="${paths.promotions.rewards}"]`).first();
    await expect(place).toBeVisible();
    expect(await place.boundingBox()).toMatchObject({ height: stripHeight });
    await page.mouse.move(100, 100);
    const strip = main.getByRole('navigation').filter({ has: page.locator(`a[href*="${paths.promotions.rewards}"]`) });
    await expect(strip.getByRole('link')).not.toHaveCount(0);
    expect(await strip.boundingBox()).toMatchObject({ height: stripHeight });
    expect((await hot.boundingBox())?.y).toBe(before?.y);
  });
}
