import { paths } from '@parlour/kernel';
import type { Page } from '@playwright/test';
import { expectAccessible, expectNoOverflow } from '../support/accessibility';
import { expect, test } from '../support/faultTest';

/** Appends a harmless statement to each matching file, as an attacker on the network would. The file would still run. */
async function alter(page: Page, file: RegExp): Promise<{ count: () => number; stop: () => Promise<void> }> {
  let altered = 0;
  await page.route(file, async (route) => {
    const reply = await route.fetch({ maxRetries: 3 });
    altered += 1;
    await route.fulfill({ response: reply, body: `${await reply.text()};` });
  });
  return { count: () => altered, stop: () => page.unroute(file) };
}

/** Appends a byte to the worker's cached copy of a file, so that it differs from the server's file. */
function damageCopy(page: Page, file: RegExp): Promise<boolean> {
  return page.evaluate(async (pattern) => {
    for (const name of await caches.keys()) {
      const copies = await caches.open(name);
      for (const request of await copies.keys()) {
        const reply = pattern.test(request.url) && (await copies.match(request));
        if (!reply) continue;
        await copies.put(request, new Response(`${await reply.text()};`, { headers: reply.headers }));
        return true;
      }
    }
    return false;
  }, file);
}

/** The browser's console line about a script whose hash does not match. */
const refusal = /integrity|Failed to load resource|dynamically imported module|could not start/i;

for (const [what, file] of [
  ['the start file', /\/m\/assets\/index-/],
  ['the libraries’ file', /\/m\/assets\/vendor-/],
] as const) {
  test(`reliability D3: if ${what} is altered, it does not run, and the player can go on`, async ({ page, watch }) => {
    watch.allow(refusal);
    const refused: string[] = [];
    page.on('console', (message) => /integrity/i.test(message.text()) && refused.push(message.text()));
    const { count, stop } = await alter(page, file);
    await page.goto(paths.home);
    const failure = page.getByRole('alert');
    await expect(failure).toContainText('Parlour could not be opened. Check your connection and reload.');
    expect(count()).toBeGreaterThan(0);
    expect(refused.length).toBeGreaterThan(0);
    expect(await page.evaluate(() => '__reactContainer' in document)).toBe(false);
    await expectNoOverflow(page);
    await stop();
    await failure.getByRole('link', { name: /^Reload/ }).click();
    await expect(page.getByRole('region', { name: 'Hot games' }).locator('a[href*="/m/play"]').first()).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
}

test('a failed script that the start does not need shows no failure', async ({ page }) => {
  await page.goto(paths.home);
  await expect(page.getByRole('region', { name: 'Hot games' }).locator('a[href*="/m/play"]').first()).toBeVisible();
  // Simulates a browser that refuses a second import map.
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.type = 'importmap';
    document.head.append(script);
    script.dispatchEvent(new Event('error'));
  });
  await expect(page.locator('#failure')).toBeHidden();
});

test('reliability D3: an altered screen does not run, its failure is shown, and it opens when the file is intact again', async ({
  page,
  watch,
}) => {
  watch.allow(refusal);
  await page.goto(paths.home);
  await expect(page.getByRole('region', { name: 'Hot games' }).locator('a[href*="/m/play"]').first()).toBeVisible();
  const { count, stop } = await alter(page, /\/m\/assets\/SettingsScreen-/);
  await page.goto(paths.session.settings);
  await expect(page.getByText('This page could not be checked')).toBeVisible();
  expect(count()).toBeGreaterThan(0);
  await expect(page.getByRole('banner')).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);

  await stop();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Personal settings' })).toBeVisible();
  await expect(page.getByText('This page could not be checked')).toHaveCount(0);
});

test.describe('with the worker of later visits', () => {
  test.use({ serviceWorkers: 'allow' });

  test('reliability D3: a corrupt cached copy is refused too, and deleted when the player retries', async ({ page, context, watch }) => {
    watch.allow(refusal);
    await page.goto(paths.home);
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await page.goto(paths.session.settings);
    await expect(page.getByRole('heading', { level: 1, name: 'Personal settings' })).toBeVisible();
    await expect.poll(() => damageCopy(page, /\/SettingsScreen-[^/]+\.js$/)).toBe(true);
    // A reload would use the browser's memory cache.
    const next = await context.newPage();
    await page.close();
    await next.goto(paths.session.settings);
    await expect(next.getByText('This page could not be checked')).toBeVisible();
    await next.getByRole('button', { name: 'Try again' }).click();
    // The title is shown above the failure as well.
    await expect(next.getByText('This page could not be checked')).toHaveCount(0);
    await expect(next.getByRole('heading', { level: 1, name: 'Personal settings' })).toBeVisible();
  });

  test('reliability D3: a corrupt cached copy of the libraries stops the start once; the retry fetches the file again', async ({
    page,
    context,
    watch,
  }) => {
    watch.allow(refusal);
    await page.goto(paths.home);
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await expect.poll(() => damageCopy(page, /\/vendor-[^/]+\.js$/)).toBe(true);
    const next = await context.newPage();
    await page.close();
    await next.goto(paths.home);
    const failure = next.getByRole('alert');
    await expect(failure).toContainText('Parlour could not be opened.');
    expect(await next.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await failure.getByRole('link', { name: /^Reload/ }).click();
    await expect(next.getByRole('region', { name: 'Hot games' }).locator('a[href*="/m/play"]').first()).toBeVisible();
    await expect(failure).toHaveCount(0);
  });
});
