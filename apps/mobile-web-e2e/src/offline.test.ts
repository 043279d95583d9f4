import type { Page } from '@playwright/test';
import { expect, test } from './support/faultTest';

test.use({ serviceWorkers: 'allow' });

/** Home twice: the first visit installs the worker, the second one is served by it and leaves copies of the catalogue. */
async function visitTwice(page: Page): Promise<void> {
  await page.goto('/m/home');
  await expect(page.getByRole('region', { name: 'Hot games' }).getByRole('link').first()).toBeVisible();
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.reload();
  await expect(page.getByRole('region', { name: 'Hot games' }).getByRole('link').first()).toBeVisible();
}

test('spec 2: an installed copy opens offline, shows what it showed last, and recovers by itself', async ({ page, context, watch }) => {
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

test('a second visit takes nothing of the app from the network', async ({ page }) => {
  await visitTwice(page);
  const fetched = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => /\/m\/assets\/(vendor|index|frame|messages)-/.test(name))
      .map(({ transferSize }) => transferSize),
  );
  expect(fetched.length).toBeGreaterThan(0);
  expect(fetched.every((bytes) => bytes === 0)).toBe(true);
  const manifest = await page.evaluate(async () => (await fetch('/m/manifest.webmanifest')).json());
  expect(manifest).toMatchObject({ scope: '/m/', display: 'standalone' });
});
