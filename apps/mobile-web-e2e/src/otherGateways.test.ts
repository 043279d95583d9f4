import { paths } from '@parlour/kernel';
import type { Page } from '@playwright/test';
import { expect, test } from './support/faultTest';
import { ports } from './support/ports';
import { serveWithGateways } from './support/serveWithGateways';
import { spoil } from './support/spoil';
import { walkTo } from './support/walkTo';

const gateway = `http://127.0.0.1:${ports.gateway}`;
const nobody = `http://127.0.0.1:${ports.nobody}`;
/** What the browser itself prints about a call that was made to fail; pictures stay on the app's origin, where none is served. */
const failedCall = /Failed to load resource|CORS policy/;
const hot = (page: Page) => page.getByRole('region', { name: 'Hot games' });

let site: Awaited<ReturnType<typeof serveWithGateways>> | undefined;
test.afterEach(() => site?.close());
test.describe.configure({ mode: 'serial' });

/** How often the page asked an origin, by path and query. */
function asked(page: Page, origin: string): Map<string, number> {
  const calls = new Map<string, number>();
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.origin === origin) calls.set(url.pathname + url.search, (calls.get(url.pathname + url.search) ?? 0) + 1);
  });
  return calls;
}

test('reliability N8: of two gateways the first is dead: the other one is asked, and stays the one', async ({
  page,
  watch,
  invariants,
}) => {
  watch.allow(failedCall);
  site = await serveWithGateways(ports.elsewhere, [nobody, gateway]);
  const dead = asked(page, nobody);
  await invariants.step('home comes from the second', async () => {
    await page.goto(`${site?.url}${paths.home}`);
    await expect(hot(page).getByRole('link').first()).toBeVisible();
  });
  expect([...dead.values()].every((count) => count === 1)).toBe(true);
  dead.clear();
  await walkTo(page, paths.games.slot);
  await expect(page.getByRole('main').locator('a[href*="/m/play"]').first()).toBeVisible();
  expect([...dead]).toEqual([]);
});

test('reliability N6: a reply that the browser keeps from the page is a lost connection: told, asked three times and no more, and had again', async ({
  page,
  watch,
  invariants,
}) => {
  watch.allow(failedCall);
  site = await serveWithGateways(ports.elsewhere, [gateway]);
  await page.goto(`${site.url}${paths.session.login}`);
  await expect(page.getByRole('main').getByLabel('User name')).toBeVisible();
  const mend = await spoil(page, { path: '/lgw/games/hot', fault: { kind: 'noCors' } });
  const calls = asked(page, gateway);
  await invariants.step('the section says so, the rest of home stands', async () => {
    await page.goto(`${site?.url}${paths.home}`);
    await expect(hot(page).getByText("We can't reach the server. Please try again.")).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(1);
  });
  const counts = [...calls].filter(([path]) => path.startsWith('/lgw/games/hot?')).map(([, count]) => count);
  expect(counts).toEqual([3]);
  await mend();
  await hot(page).getByRole('button', { name: 'Try again' }).click();
  await expect(hot(page).getByRole('link', { name: 'See all' })).toBeVisible();
});

test('reliability N6: a gateway that does not know the app lets no call through: no storm, and every part has its way on', async ({
  page,
  watch,
}) => {
  watch.allow(failedCall);
  site = await serveWithGateways(ports.stranger, [gateway]);
  const calls = asked(page, gateway);
  await page.goto(`${site.url}${paths.home}`);
  await expect(hot(page).getByRole('button', { name: 'Try again' })).toBeVisible();
  await walkTo(page, paths.session.login);
  await expect(page.getByRole('main').getByLabel('User name')).toBeVisible();
  await page.getByRole('main').getByLabel('User name').fill('maria');
  await page.getByRole('main').getByLabel('Password', { exact: true }).fill('parlour88');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByText("We can't reach the server. Please try again.")).toBeVisible();
  // Three times at most, on each of the two screens.
  for (const [path, count] of calls) expect(count, path).toBeLessThanOrEqual(6);
});
