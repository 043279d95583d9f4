import { paths } from '@parlour/kernel';
import type { Page, Request } from '@playwright/test';
import { expect, test } from '../support/faultTest';
import { beginAsNew } from '../support/player';
import { spoil } from '../support/hostile/spoil';

/** The browser's console line about a call that the test makes fail. */
const failedCall = /Failed to load resource/;
const heart = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^Favorite: / })
    .first();
const tiles = (page: Page) => page.getByRole('main').locator('a[href*="/m/play?"]');

test('reliability U4: a favourite that the gateway refuses is undone with a message; of ten taps the last one counts', async ({
  page,
  watch,
  invariants,
}) => {
  watch.allow(failedCall);
  await beginAsNew(page, 'heart');
  await page.goto(paths.games.slot);
  const mend = await spoil(page, { path: '/lgw/games/favorite', method: 'POST', fault: { kind: 'status', status: 500 } });
  await invariants.step('refused', async () => {
    await heart(page).click();
    await expect(page.getByText(/could not be updated in your favorites/)).toBeVisible();
    await expect(heart(page)).toHaveAttribute('aria-pressed', 'false');
  });
  await mend();

  await invariants.step('ten taps, late replies', async () => {
    await spoil(page, { path: '/lgw/games/favorite', fault: { kind: 'latency', ms: 600 } });
    const calls: Request[] = [];
    const answered: Request[] = [];
    const isChange = (request: Request) => /\/games\/favorite/.test(request.url()) && request.method() !== 'GET';
    page.on('request', (request) => isChange(request) && calls.push(request));
    page.on('response', (response) => isChange(response.request()) && answered.push(response.request()));
    await heart(page).evaluate((button: HTMLElement) => {
      for (let tap = 0; tap < 9; tap += 1) button.click();
    });
    await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => calls.length > 0 && calls.length === answered.length).toBe(true);
    expect(calls.length).toBeLessThanOrEqual(9);
    await page.reload();
    await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
  });
});

test('reliability U5, U6: the next page of games fails, repeats games and ends early: a retry row, no duplicates, an end', async ({
  page,
  watch,
  invariants,
}) => {
  watch.allow(failedCall);
  const asked: number[] = [];
  let isDown = true;
  await page.route('**/lgw/games/list?*', async (route) => {
    const number = Number(new URL(route.request().url()).searchParams.get('pageNo') ?? 1);
    asked.push(number);
    if (number === 2 && isDown) return route.fulfill({ status: 500, body: '' });
    // The third page repeats the first one, and the reply promises ten pages.
    const content = games(number === 3 ? 1 : number);
    return route.fulfill({ json: { success: true, value: { content, pageNum: number, totalPages: 10 } } });
  });
  await page.goto(paths.games.slot);
  await expect(tiles(page).first()).toBeVisible();
  await invariants.step('the second page fails', async () => {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(page.getByText("We couldn't load the next games.")).toBeVisible();
    await expect(tiles(page)).not.toHaveCount(0);
  });
  isDown = false;
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText("We couldn't load the next games.")).toBeHidden();

  await invariants.step('down to the end of the list', async () => {
    await expect
      .poll(async () => {
        await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
        return asked.at(-1);
      })
      .toBe(3);
    await page.waitForLoadState('networkidle');
    const seen = await tiles(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(new Set(seen).size).toBe(seen.length);
    const before = asked.length;
    await page.evaluate(() => scrollTo(0, 0));
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.waitForLoadState('networkidle');
    expect(asked.length).toBe(before);
  });
});

function games(page: number) {
  return Array.from({ length: 30 }, (_, place) => {
    const id = String(900_000 + page * 100 + place);
    return {
      gameId: id,
      gameName: `Page ${page}, game ${place + 1}`,
      nodeId: id,
      vassalage: 'PALM',
      displayName: 'Palm Play',
      gameType: 'RNG',
      gameCode: `odd-${id}`,
      placeholder: '#2b4a6f',
    };
  });
}
