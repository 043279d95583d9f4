import { paths } from '@parlour/kernel';
import type { Page } from '@playwright/test';
import { rmSync } from 'node:fs';
import { expect, test } from './support/faultTest';
import { builtRelease, makeRelease } from './support/makeRelease';
import { logIn } from './support/player';
import { releasesUrl, serveReleases } from './support/serveReleases';
import { walkTo } from './support/walkTo';

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

/** A player in the middle of a report, on a page of the built release. */
async function beginReport(page: Page): Promise<void> {
  await logIn(page, 'maria');
  await page.goto(paths.messaging.feedback);
  await whatHappened(page).fill(words);
}

async function expectSettings(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Personal settings' })).toBeVisible();
}

test('reliability D1: a page that is open while a release comes and goes again finds its parts, unseen', async ({ page, watch }) => {
  // What is fetched in a quiet moment may meet the server while it changes.
  watch.allow(/status of 502/);
  await page.goto(paths.home);
  await expect(page.getByRole('region', { name: 'Hot games' }).getByRole('link').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  const [first, since] = [await build(page), await started(page)];
  await site.deploy(next, builtRelease);
  await walkTo(page, paths.session.settings);
  await expectSettings(page);
  expect([await build(page), await started(page)]).toEqual([first, since]);

  await page.reload();
  await expectSettings(page);
  expect(await build(page)).toBe(`${first}next`);
  // The way back: the same two folders the other way round.
  await site.deploy(builtRelease, next);
  await walkTo(page, paths.session.terms);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/terms/i);
  expect(await build(page)).toBe(`${first}next`);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/terms/i);
  expect(await build(page)).toBe(first);
});

test('reliability D1: a page whose parts are gone opens the new release by itself, once, and what was typed is still there', async ({
  page,
  watch,
}) => {
  watch.allow(/Failed to load resource|A screen broke|dynamically imported module/);
  await beginReport(page);
  const first = await build(page);
  await site.deploy(next);
  await walkTo(page, paths.session.settings);
  await expect(page.locator('html')).toHaveAttribute('data-build', `${first}next`);
  await expectSettings(page);
  await page.goBack();
  await expect(whatHappened(page)).toHaveValue(words);
});

test('reliability D1: where parts are missing on the server too, the page reloads once and then says so', async ({ page, watch }) => {
  watch.allow(/Failed to load resource|A screen broke|dynamically imported module/);
  await page.goto(paths.home);
  await page.route(/\/m\/assets\/SettingsScreen-/, (route) => route.fulfill({ status: 404 }));
  await page.route('**/m/version.json', (route) => route.fulfill({ json: { build: 'a-newer-one' } }));
  await page.goto(paths.session.settings);
  await expect(page.getByText('There is a new version')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
});
