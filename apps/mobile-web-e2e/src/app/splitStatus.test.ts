import { paths } from '@parlour/kernel';
import { sandbox } from '../support/sandbox';
import { expect, test } from '../support/test';

// A gateway whose status lacks flags, settings and domains, which have their own calls (ADR 0025).

test.describe.configure({ mode: 'serial' });
test.beforeEach(() => sandbox.setStatus({ hasSplitStatus: true }));
test.afterEach(() => sandbox.setStatus({}));

const parts = ['/wps/system/whitelabel', '/wps/system/settings/consolidated', '/wps/system/domainRoute'];
const evil = 'https://evil.example';

test('home has the links, the menu and the login ways that come from the other calls', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
  await page.goto(paths.home);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(
    page
      .getByRole('dialog')
      .getByRole('link', { name: /^Facebook/ })
      .first(),
  ).toHaveAttribute('href', /facebook/);
  expect(asked.filter((path) => parts.includes(path)).sort()).toEqual([...parts].sort());

  // Offered by the flag MOBILEVERCODELOGIN3.
  await page.goto(paths.session.login);
  await expect(page.getByRole('main').getByRole('tab', { name: 'SMS code' })).toBeVisible();
});

test('the documents of the server have the same status', async ({ page }) => {
  const since = Date.now();
  const read = async () => {
    const html = await (await page.request.get(paths.home, { headers: { Cookie: 'home=200jilif3.en.visitor' } })).text();
    const [, data = '{}'] = /<script type="application\/json" id="parlour-page"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
    return JSON.parse(data) as { takenAt?: number; status?: { info: Record<string, object> } };
  };
  await expect.poll(async () => (await read()).takenAt ?? 0, { timeout: 60_000 }).toBeGreaterThan(since);
  const { status } = await read();
  expect(status?.info).toMatchObject({ whitelabel: { TRANSBETREPMEM3: true }, imageCDNs: ['/cdn/a', '/cdn/b'] });
  expect(status?.info['domainRoute']).toHaveLength(2);
});

test('no domain that the gateway names is followed, not even from the link of a campaign', async ({ page }) => {
  await page.route(`**${parts.at(-1)}*`, (route) => route.fulfill({ json: { success: true, value: [evil] } }));
  const foreign: string[] = [];
  page.context().on('request', (request) => void (request.url().startsWith(evil) && foreign.push(request.url())));
  await page.goto(`${paths.home}?code=CAMPAIGN&domain=evil.example`);
  await expect(page.getByRole('region', { name: 'Hot games' }).locator('a[href*="/m/play"]').first()).toBeVisible();
  await page.goto(paths.session.officialDomains);
  await expect(page.getByText('evil.example')).toBeVisible();
  await expect(page.locator('a[href*="evil.example"]')).toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe(paths.session.officialDomains);
  expect(foreign).toEqual([]);
});
