import { paths } from '@parlour/kernel';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

const { messaging, promotions, tournaments } = paths;

test.use({ serviceWorkers: 'block' });
test.beforeEach(({ watch }) => watch.allow(/ERR_FAILED/));

/** Loses every script but those that the document loads: what the app asks for later. Returns their paths. */
async function loseLaterFiles(page: Page): Promise<Set<string>> {
  const lost = new Set<string>();
  let ofDocument: (string | undefined)[] = [];
  await page.route('**/m/**', async (route) => {
    if (!route.request().isNavigationRequest()) return route.fallback();
    const response = await route.fetch();
    const body = await response.text();
    ofDocument = [...body.matchAll(/<(?:link|script)[^>]* (?:href|src)="([^"]+\.js)"/g)].map(([, path]) => path);
    return route.fulfill({ response, body });
  });
  await page.route('**/m/assets/*.js', (route) => {
    const { pathname } = new URL(route.request().url());
    if (ofDocument.includes(pathname)) return route.fallback();
    lost.add(pathname);
    return route.abort();
  });
  return lost;
}

// A browser also ends the loads of a page that is left, so a fast tap on a link is enough to lose a file.
for (const address of [
  `${promotions.detail}?id=PH-welcome`,
  promotions.benefits,
  promotions.invite,
  `${tournaments.home}/PH-big-multiple`,
  `${messaging.help}?i=1`,
  paths.download,
]) {
  test(`reliability D2: ${address} stays, without an uncaught error, when the files that the app asks for later are lost`, async ({
    page,
  }) => {
    const lost = await loseLaterFiles(page);
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    expect([...lost]).not.toEqual([]);
    await expect(page.locator('#main')).toHaveText(/\S/);
  });
}

test('reliability D2: a text of the operator whose sanitiser was lost is readable, and gets its markup without a reload', async ({
  page,
}) => {
  const lost = await loseLaterFiles(page);
  await page.goto(`${messaging.notice}?i=1`);
  await expect.poll(() => [...lost].some((file) => file.includes('ui-rich-text'))).toBe(true);
  const text = page.getByRole('main').locator('[aria-busy]');
  await expect(text).toHaveText(/\w{3}/);
  await page.unrouteAll();
  await expect(text).toHaveCount(0);
});
