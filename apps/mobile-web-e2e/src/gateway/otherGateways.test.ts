import { paths } from '@parlour/kernel';
import type { Page } from '@playwright/test';
import { homeWithoutData } from '../support/screens';
import { expect, test } from '../support/faultTest';
import { ports } from '../support/servers/ports';
import { serveWithGateways } from '../support/servers/serveWithGateways';
import { spoil } from '../support/hostile/spoil';
import { walkTo } from '../support/walkTo';

const gateway = `http://127.0.0.1:${ports.gateway}`;
const nobody = `http://127.0.0.1:${ports.nobody}`;
/** The browser's console lines about calls that the test makes fail, and about images, which this origin does not serve. */
const failedCall = /Failed to load resource|CORS policy/;
const hot = (page: Page) => page.getByRole('region', { name: 'Hot games' });

let site: Awaited<ReturnType<typeof serveWithGateways>> | undefined;
test.afterEach(() => site?.close());
test.describe.configure({ mode: 'serial' });

/** The number of the page's calls to an origin, by path and query. */
function asked(page: Page, origin: string): Map<string, number> {
  const calls = new Map<string, number>();
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.origin === origin) calls.set(url.pathname + url.search, (calls.get(url.pathname + url.search) ?? 0) + 1);
  });
  return calls;
}

test('reliability N8: when the first of two gateways is dead, the second is used from then on', async ({ page, watch, invariants }) => {
  watch.allow(failedCall);
  site = await serveWithGateways(ports.elsewhere, [nobody, gateway]);
  const dead = asked(page, nobody);
  await invariants.step('home comes from the second', async () => {
    await page.goto(`${site?.url}${homeWithoutData}`);
    await expect(hot(page).locator('a[href*="/m/play"]').first()).toBeVisible();
  });
  expect([...dead.values()].every((count) => count === 1)).toBe(true);
  dead.clear();
  await walkTo(page, paths.games.slot);
  await expect(page.getByRole('main').locator('a[href*="/m/play"]').first()).toBeVisible();
  expect([...dead]).toEqual([]);
});

test('reliability N6: a reply that CORS hides counts as a lost connection: three attempts, a failure, and a retry that works', async ({
  page,
  watch,
  invariants,
}) => {
  watch.allow(failedCall);
  site = await serveWithGateways(ports.elsewhere, [gateway]);
  await page.goto(`${site.url}${paths.session.login}`);
  await expect(page.getByRole('main').getByLabel('Username')).toBeVisible();
  const mend = await spoil(page, { path: '/lgw/games/hot', fault: { kind: 'noCors' } });
  const calls = asked(page, gateway);
  await invariants.step('the section shows the failure, the rest of home works', async () => {
    await page.goto(`${site?.url}${homeWithoutData}`);
    await expect(hot(page).getByText("We can't reach the server. Please try again.")).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(1);
  });
  const counts = [...calls].filter(([path]) => path.startsWith('/lgw/games/hot?')).map(([, count]) => count);
  expect(counts).toEqual([3]);
  await mend();
  await hot(page).getByRole('button', { name: 'Try again' }).click();
  await expect(hot(page).getByRole('link', { name: 'See all' })).toBeVisible();
});

test('reliability N6: a gateway that refuses the preflight causes no storm of calls, and every block offers a retry', async ({
  page,
  watch,
}) => {
  watch.allow(failedCall);
  site = await serveWithGateways(ports.stranger, [gateway]);
  const calls = asked(page, gateway);
  await page.goto(`${site.url}${homeWithoutData}`);
  await expect(hot(page).getByRole('button', { name: 'Try again' })).toBeVisible();
  await walkTo(page, paths.session.login);
  await expect(page.getByRole('main').getByLabel('Username')).toBeVisible();
  await page.getByRole('main').getByLabel('Username').fill('maria');
  await page.getByRole('main').getByLabel('Password', { exact: true }).fill('parlour88');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByText("We can't reach the server. Please try again.")).toBeVisible();
  // The client makes at most three attempts on each of the two screens.
  for (const [path, count] of calls) expect(count, path).toBeLessThanOrEqual(6);
});
