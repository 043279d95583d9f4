import { paths } from '@parlour/kernel';
import type { Page } from '@playwright/test';
import { logIn } from '../support/player';
import { expect, test } from '../support/test';

type Report = Record<string, unknown> & { kind: string };

/** Collects the reports that the page sends from now on. */
function listen(page: Page): Report[] {
  const reports: Report[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/m/reports') reports.push(JSON.parse(request.postData() ?? '{}') as Report);
  });
  return reports;
}

/** Throws an error that nothing catches, in one of our files or in an unknown one. */
async function breakSomething(page: Page, message: string): Promise<void> {
  await page.evaluate(
    (words) =>
      void setTimeout(() => {
        throw new Error(words);
      }),
    message,
  );
}

/** The reporter loads when the first view is drawn and the browser is idle. */
async function waitForReporter(page: Page): Promise<void> {
  await page.waitForFunction(() => Object.hasOwn((window as unknown as { parlour: { failures: object } }).parlour.failures, 'push'));
}

const errors = (reports: Report[]) => reports.filter(({ kind }) => kind === 'error');

test('reliability O1: an error is reported once, without personal data; at most ten reports are sent', async ({ page, watch }) => {
  watch.allow(/^uncaught: /);
  const reports = listen(page);
  await logIn(page, 'maria');
  await waitForReporter(page);
  await page.goto(`${paths.wallet.records}?tab=money`);
  await waitForReporter(page);

  await breakSomething(page, 'maria paid ₱1,234.50 from "juan dela cruz"');
  await expect.poll(() => errors(reports)).toHaveLength(1);
  expect(errors(reports)[0]).toMatchObject({
    name: 'Error',
    message: '… paid … from …',
    screen: paths.wallet.records,
    merchant: '200jilif3',
  });
  expect(errors(reports)[0]?.['build']).toBe(await page.locator('html').getAttribute('data-build'));

  // The vitals of home, which the player has left, are one of the ten reports.
  for (const word of 'abcdefghijklmn') await breakSomething(page, word);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('reports.sent'))).toBe('10');
  await expect.poll(() => errors(reports).at(-1)?.['message']).toMatch(/^[hi]$/);
  expect(reports.length).toBeLessThanOrEqual(10);
  expect(JSON.stringify(reports)).not.toMatch(/maria|juan|1,234|tab=money|token/);
});

test.describe('before the first touch', () => {
  test.use({ isTouched: false });

  test('reliability O1: a page that is left before the reporter has loaded reports its first error by name', async ({ page, watch }) => {
    watch.allow(/^uncaught: early/);
    const reports = listen(page);
    await page.goto(paths.home);
    await breakSomething(page, 'early, of maria');
    await page.waitForFunction(() => (window as unknown as { parlour: { failures: unknown[] } }).parlour.failures.length === 1);
    await page.evaluate(() => void dispatchEvent(new Event('pagehide')));
    await expect.poll(() => reports).toHaveLength(1);
    expect(reports[0]).toMatchObject({ kind: 'start', merchant: '200jilif3', failures: 1, name: 'Error' });
    expect(JSON.stringify(reports)).not.toMatch(/maria/);
  });
});

test('web vitals are reported once, when the page is hidden', async ({ page }) => {
  const reports = listen(page);
  await page.goto(paths.home);
  await waitForReporter(page);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  // Without a window manager, another page in front would not hide this one.
  const hide = () => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  };
  await page.evaluate(hide);
  await page.evaluate(hide);
  await expect.poll(() => reports).toHaveLength(1);
  expect(reports[0]).toMatchObject({ kind: 'vitals', screen: paths.home });
  expect(Object.keys(reports[0]?.['values'] as object)).toEqual(expect.arrayContaining(['FCP', 'LCP', 'TTFB']));
});

test('reliability O1: a collector that is down or missing harms nothing', async ({ page, watch }) => {
  watch.allow(/^uncaught: unheard|Failed to load resource|ERR_/);
  let refused = 0;
  await page.route('**/m/reports', (route) => {
    refused += 1;
    return refused % 2 ? route.abort('connectionrefused') : route.fulfill({ status: 500 });
  });
  await page.goto(paths.home);
  await waitForReporter(page);
  await breakSomething(page, 'unheard');
  await breakSomething(page, 'unheard still');
  await expect.poll(() => refused).toBe(2);
  await page.getByRole('region', { name: 'Hot games' }).getByRole('link', { name: 'See all' }).click();
  await expect(page.getByRole('main').locator('a[href*="/m/play"]').first()).toBeVisible();

  await page.route('**/assets/startReports-*', (route) => route.abort());
  await page.goto(paths.home);
  await expect(page.getByRole('region', { name: 'Hot games' }).locator('a[href*="/m/play"]').first()).toBeVisible();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
});
