import type { Page } from '@playwright/test';
import { expect, test } from '../support/faultTest';

test.use({ serviceWorkers: 'allow' });

/** Opens home twice: the first visit installs the worker; the second is served by it and stores copies of the catalogue. */
async function visitTwice(page: Page): Promise<void> {
  await page.goto('/m/home');
  await expect(page.getByRole('region', { name: 'Hot games' }).getByRole('link').first()).toBeVisible();
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.reload();
  await expect(page.getByRole('region', { name: 'Hot games' }).getByRole('link').first()).toBeVisible();
}

test('spec 2: an installed app opens offline, shows its last content, and recovers by itself', async ({ page, context, watch }) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  await visitTwice(page);

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('region', { name: 'Hot games' }).getByRole('link').first()).toBeVisible();
  await expect(page.getByText('No internet. What you see may be out of date.')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText('No internet. What you see may be out of date.')).toBeHidden();
});

test('a second visit loads no file of the app from the network', async ({ page }) => {
  await visitTwice(page);
  // The copy of home is there before the app, so wait for the app.
  await expect(page.getByRole('button', { name: 'Search games' })).toBeVisible();
  const fetched = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => /\/m\/assets\/(vendor|index|messages)-/.test(name))
      .map(({ transferSize }) => transferSize),
  );
  expect(fetched.length).toBeGreaterThan(0);
  expect(fetched.every((bytes) => bytes === 0)).toBe(true);
  const manifest = await page.evaluate(async () => (await fetch('/m/manifest.webmanifest')).json());
  expect(manifest).toMatchObject({ scope: '/m/', display: 'standalone' });
});
