import { paths } from '@parlour/kernel';
import { expectAccessible, expectNoOverflow } from '../support/accessibility';
import { expect, test } from '../support/test';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test.use({ hasPopups: true });

test('a first visit shows the terms in a bar alone, the second one pop-up with its picture; then home can be used: search, both menus, footer', async ({
  page: firstVisit,
  context,
}) => {
  await firstVisit.goto(paths.home);
  const terms = firstVisit.getByRole('complementary', { name: 'Before you play' });
  await expect(terms).toBeInViewport({ ratio: 1 });
  expect((await terms.boundingBox())?.height).toBe(64);
  await expectAccessible(firstVisit);
  await terms.getByRole('link', { name: /accept the terms/ }).click();
  await expect(firstVisit).toHaveURL(new RegExp(paths.session.terms));
  await firstVisit.goBack();
  await terms.getByRole('button', { name: 'I agree' }).click();
  await expect(terms).toHaveCount(0);
  await expect(firstVisit.locator('footer')).toBeAttached();
  await firstVisit.waitForLoadState('networkidle');
  await expect(firstVisit.getByRole('dialog')).toHaveCount(0);

  const page = await context.newPage();
  await page.goto(paths.home);
  const popup = page.getByRole('dialog', { name: 'Tonight at 20:00' });
  await expect(popup).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect.poll(() => popup.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expectAccessible(page);
  await popup.getByRole('button', { name: 'Got it' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Search games' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.getByRole('button', { name: 'Search games' }).click();
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByRole('button', { name: 'Move the menu to the left' }).click();
  await expectAccessible(page);
  await menu.getByRole('button', { name: 'Close menu' }).click();

  const footer = page.locator('footer');
  await footer.scrollIntoViewIfNeeded();
  await expect(footer.getByRole('list', { name: 'Game providers' }).getByRole('listitem')).toHaveCount(22);
  await expectAccessible(page);
  await expectNoOverflow(page);
  await footer.getByRole('link', { name: 'Affiliate service' }).first().click();
  await expect(page).toHaveURL(/\/m\/help\?title=affiliate$/);
});
