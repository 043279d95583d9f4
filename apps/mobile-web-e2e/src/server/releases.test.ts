import { paths } from '@parlour/kernel';
import type { Page } from '@playwright/test';
import { rmSync } from 'node:fs';
import { expect, test } from '../support/faultTest';
import { builtRelease, makeRelease } from '../support/servers/makeRelease';
import { beginAs } from '../support/player';
import { releasesUrl, serveReleases } from '../support/servers/serveReleases';
import { walkTo } from '../support/walkTo';

test.describe.configure({ mode: 'serial' });

let site: Awaited<ReturnType<typeof serveReleases>>;
let next: string;
test.beforeAll(async () => {
  next = makeRelease('next');
  site = await serveReleases();
});
test.afterAll(async () => {
  await site?.close();
  rmSync(next, { recursive: true, force: true });
});
test.beforeEach(() => site.deploy(builtRelease));
test.use({ baseURL: releasesUrl });

const words = 'I paid ₱500 at 14:02 and nothing came.';

const build = (page: Page) => page.locator('html').getAttribute('data-build');
const started = (page: Page) => page.evaluate(() => performance.timeOrigin);
const whatHappened = (page: Page) => page.getByRole('main').getByLabel('What happened');

/** A player who is writing a report on a page of the built release. */
async function beginReport(page: Page): Promise<void> {
  await beginAs(page, 'maria');
  await page.goto(paths.messaging.feedback);
  await whatHappened(page).fill(words);
}

async function expectTerms(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/terms/i);
}

async function expectSettings(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Personal settings' })).toBeVisible();
}

test('reliability D1: an open page goes on loading its chunks while a release is deployed and rolled back', async ({ page, watch }) => {
  // A prefetch may reach the server while it restarts.
  watch.allow(/status of 502/);
  await page.goto(paths.home);
  await expect(page.getByRole('region', { name: 'Hot games' }).locator('a[href*="/m/play"]').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  const [first, since] = [await build(page), await started(page)];
  await site.deploy(next, builtRelease);
  await walkTo(page, paths.session.settings);
  await expectSettings(page);
  expect([await build(page), await started(page)]).toEqual([first, since]);

  await page.reload();
  await expectSettings(page);
  expect(await build(page)).toBe(`${first}next`);
  // The rollback: the same two folders in reverse order.
  await site.deploy(builtRelease, next);
  await walkTo(page, paths.session.terms);
  await expectTerms(page);
  expect(await build(page)).toBe(`${first}next`);
  await page.reload();
  await expectTerms(page);
  expect(await build(page)).toBe(first);
});

test('reliability D1: a page whose chunks are gone reloads into the new release once and keeps the typed text', async ({ page, watch }) => {
  watch.allow(/Failed to load resource|dynamically imported module/);
  await beginReport(page);
  const first = await build(page);
  await site.deploy(next);
  await walkTo(page, paths.session.settings);
  await expect(page.locator('html')).toHaveAttribute('data-build', `${first}next`);
  await expectSettings(page);
  await page.goBack();
  await expect(whatHappened(page)).toHaveValue(words);
});

test('reliability D1: a page whose chunks are missing on the server too reloads once, then shows a failure', async ({ page, watch }) => {
  watch.allow(/Failed to load resource|dynamically imported module/);
  await page.goto(paths.home);
  await page.route(/\/m\/assets\/SettingsScreen-/, (route) => route.fulfill({ status: 404 }));
  await page.route('**/m/version.json', (route) => route.fulfill({ json: { build: 'a-newer-one' } }));
  await page.goto(paths.session.settings);
  await expect(page.getByText('There is a new version')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
});

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  const note = (page: Page) => page.getByRole('status').getByText('There is a new version');

  test('reliability D4: a new release waits while the app is open and is installed when the player asks for it', async ({
    page,
    context,
    invariants,
  }) => {
    await beginReport(page);
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await page.reload();
    const first = await build(page);
    await expect(whatHappened(page)).toHaveValue(words);
    expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    const since = await started(page);
    const other = await context.newPage();
    await other.goto(paths.promotions.list);

    await invariants.step('both tabs show a note, and nothing else changes', async () => {
      await site.deploy(next, builtRelease);
      for (const tab of [page, other]) {
        // Simulates the app coming back to the foreground.
        await tab.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
        await expect(note(tab)).toBeVisible();
        expect(await build(tab)).toBe(first);
      }
      expect(await started(page)).toBe(since);
      await expect(whatHappened(page)).toHaveValue(words);
    });
    await invariants.step('a page opened meanwhile shows the running release', async () => {
      const third = await context.newPage();
      await third.goto(paths.session.settings);
      await expectSettings(third);
      expect(await build(third)).toBe(first);
      await third.close();
    });
    await invariants.step('the player updates: this tab reloads and keeps the typed text', async () => {
      await page.getByRole('status').getByRole('button', { name: 'Reload' }).click();
      await expect(page.locator('html')).toHaveAttribute('data-build', `${first}next`);
      await expect(note(page)).toHaveCount(0);
      await expect(whatHappened(page)).toHaveValue(words);
    });
    await invariants.step('the other tab goes on with its own chunks', async () => {
      await walkTo(other, paths.session.settings);
      await expectSettings(other);
      expect(await build(other)).toBe(first);
      await other.reload();
      expect(await build(other)).toBe(`${first}next`);
    });
  });

  test('reliability D4: a withdrawn worker removes its caches, and the app goes on without a worker', async ({ page }) => {
    const workers = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
    const copies = () => page.evaluate(async () => (await caches.keys()).length);
    await page.goto(paths.session.settings);
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await page.reload();
    await expectSettings(page);
    expect(await copies()).toBeGreaterThan(0);
    // The browser stops an idle worker, which happens soon on a page at rest.
    await page.waitForLoadState('networkidle');
    await site.withdrawWorker(builtRelease);
    // The app checks for a new worker when the player returns to the page.
    const comeBack = () => page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));
    await expect.poll(async () => (await comeBack(), workers())).toBe(0);
    await expect.poll(copies).toBe(0);
    await walkTo(page, paths.session.terms);
    await expectTerms(page);
    await page.reload();
    await expectTerms(page);
    await expect.poll(workers).toBe(0);
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  });
});
