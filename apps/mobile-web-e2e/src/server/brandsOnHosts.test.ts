import { paths } from '@parlour/kernel';
import type { APIRequestContext } from '@playwright/test';
import { expectAccessible, expectNoOverflow } from '../support/accessibility';
import { sandbox } from '../support/sandbox';
import { screenshot } from '../support/screenshot';
import { ports } from '../support/servers/ports';
import { serveBrands } from '../support/servers/serveBrands';
import { expect, test } from '../support/test';

// Two brands on two hosts, from one process of the app, in front of a gateway that is not the sandbox, as the guides promise an operator.

const brands = [
  {
    host: 'acme.localhost',
    username: 'maria',
    symbol: '₱',
    merchant: { code: '200jilif3', brand: 'Acme Club', country: 'PH', countryName: 'Philippines', currency: 'TLB', accent: '#0b7a94' },
  },
  {
    host: 'bingo.localhost',
    username: 'thiri',
    symbol: 'Ks',
    merchant: {
      code: '200jilimm3',
      brand: 'Bingo Hall',
      country: 'MM',
      countryName: 'Myanmar',
      currency: 'MMK',
      accent: 'lagoon',
      page: { theme: 'light' },
    },
  },
] as const;

test.describe.configure({ mode: 'serial' });

let site: Awaited<ReturnType<typeof serveBrands>>;
test.beforeAll(async () => {
  const own = { logo: 'logo.svg', langList: ['EN'], legal: { date: '2026-09-01', terms: { EN: 'terms.html' } } };
  site = await serveBrands(brands.map(({ host, merchant }) => ({ ...own, ...merchant, hosts: [host] })));
});
test.afterAll(() => site?.close());

/** Fetches home of a host from Node, which cannot resolve the host's name, so the name goes into the header. */
async function documentOn(host: string, request: APIRequestContext): Promise<string> {
  return (await request.get(`http://127.0.0.1:${ports.brands[0]}${paths.home}`, { headers: { Host: host } })).text();
}

for (const { host, username, symbol, merchant } of brands) {
  test(`${merchant.brand} on ${host}: a player logs in and sees the balance`, async ({ page, request }) => {
    test.setTimeout(180_000);
    const calls: string[] = [];
    page.on('request', (request) => void calls.push(request.url()));
    const url = site.urlOf(host);

    await test.step('home has the brand and the games of the second gateway', async () => {
      // The server takes its snapshot of home through the adapter too.
      await expect.poll(() => documentOn(host, request), { timeout: 60_000 }).toContain('id="parlour-page"');
      await page.goto(url + paths.home);
      await expect(page).toHaveTitle(merchant.brand);
      await expect(page.getByRole('banner').getByRole('link', { name: merchant.brand })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('data-accent', merchant.accent);
      await expect(page.getByRole('region', { name: 'Hot games' }).locator('a[href*="/m/play"]').first()).toBeVisible();
    });

    await test.step('logs in', async () => {
      await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
      const form = page.getByRole('main');
      await form.getByLabel('Username').fill(username);
      await form.getByLabel('Password', { exact: true }).fill('parlour88');
      await form.getByRole('button', { name: 'Log in', exact: true }).click();
      await expect(page).toHaveURL(url + paths.home);
      await expect(page.getByRole('banner')).toContainText(symbol);
    });

    await test.step('sees the balance of the ledger to the hundredth', async () => {
      await page.goto(url + paths.wallet.wallets);
      const main = page.getByRole('main');
      // Other tests may move this player's money at the same time.
      await expect(async () => {
        await main.getByRole('button', { name: 'Update balance' }).click();
        const { balance } = await sandbox.playerLedger(username, merchant.code);
        await expect(main).toContainText(new Intl.NumberFormat('en', { minimumFractionDigits: 2 }).format(Number(balance)), {
          timeout: 3000,
        });
      }).toPass();
      await expect(main).toContainText(symbol);
      await screenshot(page, `brand-${merchant.code}`);
      await expectAccessible(page);
      await expectNoOverflow(page);
    });

    // Neither the gateway nor the other brand has its own address for players.
    expect([...new Set(calls.map((address) => new URL(address).origin))]).toEqual([url]);
  });
}

test.describe('with the worker, which answers every page of the app itself', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a brand has its logo on login, its theme from the first paint until the player chooses, and its own terms', async ({
    page,
    context,
  }) => {
    const [, { host, merchant }] = brands;
    const url = site.urlOf(host);
    await page.goto(url + paths.session.login);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expect(page.getByRole('main').getByRole('img', { name: merchant.brand })).toBeVisible();
    await screenshot(page, 'brand-login');
    await expectAccessible(page);
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));

    await page.goto(url + paths.session.terms);
    const opened = context.waitForEvent('page');
    await page.getByRole('link', { name: 'Terms of use' }).click();
    await expect((await opened).getByRole('heading', { name: 'Terms of the operator' })).toBeVisible();
    await screenshot(page, 'brand-terms');

    await page.evaluate(() => localStorage.setItem('theme', '"dark"'));
    await page.reload();
    await expect(page.locator('html')).not.toHaveAttribute('data-theme');
  });
});

test('each host says nothing about the brand of the other', async ({ request }) => {
  for (const { host, merchant } of brands) {
    const html = await documentOn(host, request);
    for (const other of brands) expect([other.host, html.includes(other.merchant.code)]).toEqual([other.host, other.merchant === merchant]);
  }
});
