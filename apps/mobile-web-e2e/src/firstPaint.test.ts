import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

/** Keeps the app's start back, so that the document is alone, until the answer is called. */
async function holdApp(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/m\/assets\/(index|vendor)-.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

test('performance, first paint: the frame and the banner of home need no app', async ({ page }) => {
  const release = await holdApp(page);
  await page.goto('/m/home', { waitUntil: 'commit' });
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
  await expect(page.locator('main picture img')).toHaveJSProperty('complete', true);
  release();
  await expect(page.getByRole('region', { name: 'Hot games' }).getByRole('link').first()).toBeVisible();
});

test('performance, first paint: a tap on the menu before the app is there opens it when it is', async ({ page }) => {
  const release = await holdApp(page);
  await page.goto('/m/home', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Open menu' }).tap();
  await expect(page.locator('html')).toHaveAttribute('data-early', 'menu');
  await expect(page.getByRole('dialog')).toBeHidden();
  release();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
});

test('performance, first paint: links lead on before the app is there', async ({ page }) => {
  const release = await holdApp(page);
  await page.goto('/m/home', { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'Log in' }).first().tap();
  await expect(page).toHaveURL(/\/m\/login/);
  release();
  await expect(
    page
      .getByRole('heading', { name: 'Log in' })
      .or(page.getByRole('button', { name: 'Log in' }))
      .first(),
  ).toBeVisible();
});
