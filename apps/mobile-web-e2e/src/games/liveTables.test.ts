import { paths } from '@parlour/kernel';
import type { Page } from '@playwright/test';
import { expectAccessible, expectNoOverflow } from '../support/accessibility';
import { searchList } from '../support/searchList';
import { expect, test } from '../support/test';

const rows = (page: Page) => page.getByRole('main').locator('a[href*="nodeId="]');
const roads = (page: Page) => page.getByRole('main').getByRole('img', { name: /^Last results: / });
const limitsOf = async (page: Page) =>
  (await rows(page).allTextContents()).map((text) =>
    /₱([\d,]+) – ₱([\d,]+)/
      .exec(text)
      ?.slice(1)
      .map((amount) => Number(amount.replaceAll(',', ''))),
  );

test('live casino: each game is a row with its table, and the first six are in view', async ({ page }) => {
  await page.goto(paths.games.live);
  await expect(roads(page).first()).toBeVisible();
  await expect(roads(page).nth(6)).toBeVisible();
  const [first, second, , , , sixth] = await rows(page).evaluateAll((links) =>
    links.map((link) => {
      const { top, bottom, height } = link.getBoundingClientRect();
      return { top, bottom, height };
    }),
  );
  expect(first?.top).toBeLessThanOrEqual(110);
  expect(second?.height).toBe(first?.height);
  // The tab bar begins below it.
  expect(sixth?.bottom).toBeLessThan(744);
  await expectAccessible(page);
  await expectNoOverflow(page);
});

test('live casino: a stake and free seats narrow the list beside a provider, an order and a name, without a call of their own', async ({
  page,
}) => {
  await page.goto(`${paths.games.live}?sort=name`);
  await expect(roads(page).first()).toBeVisible();
  const asked: URL[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/lgw/games/')) asked.push(new URL(request.url()));
  });
  await page.getByRole('combobox', { name: 'Your bet' }).selectOption({ label: '₱10' });
  await expect.poll(async () => (await limitsOf(page)).every((limits) => limits?.[0] === 10)).toBe(true);
  await page.getByRole('button', { name: 'Free seats' }).click();
  await expect(page).toHaveURL(/sort=name&stake=10\.00&seats=free$/);
  await expect(rows(page).filter({ hasText: 'Full' })).toHaveCount(0);
  // The list may ask for its next pages, but for nothing that the phone can decide itself.
  expect(asked.filter(({ searchParams }) => searchParams.has('stake') || searchParams.has('seats'))).toEqual([]);

  await searchList(page, 'roulette');
  await expect(page).toHaveURL(/gameName=roulette/);
  await expect(rows(page).filter({ hasNotText: /roulette/i })).toHaveCount(0);
  const of = (path: string) => asked.filter(({ pathname }) => pathname === path).length;
  expect(of('/lgw/games/tables')).toBeLessThanOrEqual(of('/lgw/games/list'));
});
