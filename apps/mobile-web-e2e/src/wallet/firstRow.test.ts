import { paths } from '@parlour/kernel';
import { chooseSite } from '../support/chooseSite';
import { beginAs } from '../support/player';
import { languagesNow } from '../support/sweep';
import { expect, test } from '../support/test';

/** In pixels from the top of the page. */
const lowest = 170;

const records = (query: string) => `${paths.wallet.records}?range=30d${query}`;
const lists = [
  records(''),
  records('&game=RNG'),
  records('&vendor=ANAHAW'),
  records('&tab=money'),
  records('&tab=money&kind=deposit'),
  records('&tab=money&status=successful'),
];

const sites = [
  { language: 'EN', merchant: '200jilif3', username: 'maria' },
  { language: 'TY', merchant: '200jilif3', username: 'maria' },
  { language: 'MY', merchant: '200jilimm3', username: 'thiri' },
];

for (const { username, ...site } of languagesNow(sites)) {
  test(`one line of filters and the result are all that is above the first record: ${site.language}`, async ({ page }) => {
    test.setTimeout(120_000);
    await beginAs(page, username);
    await chooseSite(page, site);
    for (const path of lists) {
      await test.step(path, async () => {
        await page.goto(path);
        const bar = page.getByRole('main').getByRole('group').first();
        const first = page.getByRole('main').locator('h2 + div > :first-child').first();
        await expect(first).toBeVisible();
        expect((await first.boundingBox())?.y).toBeLessThanOrEqual(lowest);
        expect(await bar.boundingBox()).toMatchObject({ x: 0, y: 48, width: 360, height: 48 });
        await page.evaluate(() => window.scrollTo(0, 400));
        await expect.poll(async () => (await bar.boundingBox())?.y).toBe(48);
      });
    }
  });
}

test('an agent sees the transfers below one line and their sum', async ({ page }) => {
  await beginAs(page, 'agnes');
  await page.goto(`${paths.agent.transfer}?tab=report&range=30d`);
  const first = page
    .getByRole('main')
    .getByText(/T-\d{4}-\d+/)
    .first();
  await expect(first).toBeVisible();
  expect((await first.boundingBox())?.y).toBeLessThanOrEqual(lowest + 40);
});
