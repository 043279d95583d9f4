import { paths } from '@parlour/kernel';
import type { Page } from '@playwright/test';
import { expectAccessible, expectNoOverflow } from '../support/accessibility';
import { expect, test } from '../support/test';

/** Adds up how far anything in the sheet moves from now on without the player's doing. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const shifts = { total: 0 };
    Object.assign(globalThis, { shifts });
    type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] };
    // Home, behind the sheet, stops its counters for the accessibility check.
    const isInSheet = ({ node }: { node: Node | null }) =>
      Boolean((node instanceof Element ? node : node?.parentElement)?.closest('dialog'));
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[])
        if (!hadRecentInput && sources.some(isInSheet)) shifts.total += value;
    }).observe({ type: 'layout-shift' });
  });
  return () => page.evaluate(() => (globalThis as unknown as { shifts: { total: number } }).shifts.total);
}

async function openSearch(page: Page) {
  await page.goto(paths.home);
  await page.getByRole('button', { name: 'Search games' }).click();
  const sheet = page.getByRole('dialog', { name: 'Search' });
  await expect(sheet.getByRole('textbox')).toBeFocused();
  return { sheet, field: sheet.getByRole('textbox') };
}

test('the search: trending games before typing; wrong letters find the right game; nothing moves', async ({ page }) => {
  const { sheet, field } = await openSearch(page);
  await expect(sheet.getByRole('group', { name: 'Trending games' }).getByRole('link').first()).toBeVisible();
  await expect(sheet.getByRole('group', { name: 'Providers' })).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);

  const shifted = await watchShifts(page);
  await field.pressSequentially('bacarat', { delay: 30 });
  const meant = sheet.getByRole('button', { name: 'Did you mean Baccarat?' });
  await expect(meant).toBeVisible();
  await expect(
    sheet
      .getByRole('group', { name: 'Games' })
      .getByRole('link', { name: /baccarat/i })
      .first(),
  ).toBeVisible();
  const place = await field.boundingBox();
  await expectAccessible(page);
  await meant.click();
  await expect(field).toHaveValue('Baccarat');
  await expect(sheet.getByText('Results for “Baccarat”')).toBeVisible();
  expect(await field.boundingBox()).toEqual(place);
  expect(await shifted()).toBe(0);

  await sheet
    .getByRole('group', { name: 'Games' })
    .getByRole('link', { name: /baccarat/i })
    .first()
    .click();
  // A visitor logs in first, and then comes to the game.
  await page.getByRole('dialog').getByRole('link', { name: 'Play with real money' }).click();
  await expect(page).toHaveURL(/\/m\/login\?returnTo=.*play/);
});

test('the search finds pages, help and providers, and leads on where it finds nothing', async ({ page }) => {
  const { sheet, field } = await openSearch(page);
  await field.pressSequentially('withdraw', { delay: 30 });
  await expect(sheet.getByRole('link', { name: 'Withdraw', exact: true })).toBeVisible();
  await expect(sheet.getByRole('group', { name: 'Trending games' })).toBeVisible();
  await field.fill('lumne');
  await expect(
    sheet
      .getByRole('group', { name: 'Games' })
      .getByRole('link', { name: /Lumen Reels/ })
      .first(),
  ).toBeVisible();
  await field.fill('qqqqqqqq');
  await expect(sheet.getByText(/Nothing found for/)).toBeVisible();
  await expect(sheet.getByRole('link', { name: 'Help center' })).toBeVisible();
});
