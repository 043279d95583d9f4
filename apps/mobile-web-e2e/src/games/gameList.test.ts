import { paths } from '@parlour/kernel';
import { expectNoOverflow } from '../support/accessibility';
import { screenshot } from '../support/screenshot';
import { usePlainDocuments } from '../support/hostile/plainDocuments';
import { expect, test } from '../support/test';

const games = 10_000;

// Most players see the list with motion.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('10,000 games: few nodes at any scroll position, no empty view, and the same position after a game', async ({ page }) => {
  test.setTimeout(240_000);
  await page.route('**/lgw/games/list?**', async (route) => {
    const asked = new URL(route.request().url()).searchParams;
    const [pageNum, pageSize] = [Number(asked.get('pageNo')), Number(asked.get('pageSize'))];
    const content = Array.from({ length: pageSize }, (_, index) => gameOf((pageNum - 1) * pageSize + index));
    await route.fulfill({ json: { success: true, value: { content, pageNum, totalPages: games / pageSize } } });
  });
  await page.goto(paths.games.slot);
  const tiles = page.getByRole('main').locator('a[href*="/m/play?"]');
  await tiles.first().waitFor();

  await test.step('scrolls through thousands', async () => {
    const figures = await page.evaluate(async () => {
      const seen = { nodes: 0, blanks: 0, deepest: 0 };
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      const placeOfLast = () =>
        Number(/Many (\d+)/.exec([...document.querySelectorAll('main a[href*="/m/play?"]')].at(-1)?.textContent ?? '')?.[1] ?? 0);
      const look = () => {
        seen.nodes = Math.max(seen.nodes, document.querySelectorAll('*').length);
        seen.deepest = Math.max(seen.deepest, placeOfLast());
        // Tiles, or the skeletons of the page that is loading, in the first column: the last row of a page may have no other.
        const isDrawn = [340, 400, 460].some((y) =>
          document.elementsFromPoint(60, y).some((element) => element.closest('main a, main button, main [aria-busy]')),
        );
        if (!isDrawn) seen.blanks += 1;
      };
      const until = performance.now() + 45_000;
      while (seen.deepest < 1000 && performance.now() < until) {
        window.scrollBy(0, 400);
        await frame();
        await frame();
        look();
      }
      for (const position of [0, 20_000, 5000, 40_000]) {
        window.scrollTo(0, position);
        await frame();
        await frame();
        look();
      }
      return seen;
    });
    expect(figures.deepest).toBeGreaterThanOrEqual(1000);
    expect(figures.nodes).toBeLessThanOrEqual(900);
    expect(figures.blanks).toBe(0);
  });

  await test.step('spec 8: going back restores the scroll position', async () => {
    // Before a tap, the player has seen the frame, so the page already knows where the list is.
    await page.evaluate(async () => {
      window.scrollTo(0, 12_345);
      await new Promise(requestAnimationFrame);
    });
    const before = await page.evaluate(() => Math.round(window.scrollY));
    const open = () =>
      page.evaluate(() => {
        const shown = [...document.querySelectorAll<HTMLElement>('main a[href*="/m/play?"]')];
        const tile = shown.find((link) => link.getBoundingClientRect().top > window.innerHeight / 4);
        tile?.click();
        return tile !== undefined;
      });
    await expect.poll(open).toBe(true);
    await page.getByRole('dialog').getByRole('link', { name: 'Play with real money' }).click();
    await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/slot-games/);
    await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(before);
  });
});

test('images that are missing, huge or HTML and names of 200 characters leave every tile in its box', async ({ page, watch }) => {
  watch.allow(/Failed to load resource/);
  await usePlainDocuments(page);
  const huge = '<svg xmlns="http://www.w3.org/2000/svg" width="20000" height="20000"><rect width="20000" height="20000" fill="red"/></svg>';
  await page.route('**/cdn/**', async (route) => {
    if (route.request().url().includes('/games/900000.')) return route.fulfill({ status: 404, body: '' });
    if (route.request().url().includes('/games/900001.'))
      return route.fulfill({ contentType: 'text/html', body: '<script>alert(1)</script>' });
    if (route.request().url().includes('/games/900002.')) return route.fulfill({ contentType: 'image/svg+xml', body: huge });
    return route.continue();
  });
  const names = ['A', 'W\u00a0', 'ပတ္တမြား', 'ياقوتة', 'ရတနာ ', '👩‍👩‍👧‍👦', 'Z͑̿', '<b>x</b>', '\u202eabc'].map((sign) =>
    Array.from(sign.repeat(200)).slice(0, 200).join(''),
  );
  const content = names.map((gameName, place) => ({
    ...gameOf(place),
    gameName,
    mobileLargeIcon: `art/00000000/games/${900_000 + (place % 3)}`,
  }));
  await page.route('**/lgw/games/list?**', (route) =>
    route.fulfill({ json: { success: true, value: { content, pageNum: 1, totalPages: 1 } } }),
  );
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(paths.games.slot);
  const tiles = page.getByRole('main').locator('a[href*="/m/play?"]');
  await expect(tiles).toHaveCount(names.length);
  await page.waitForLoadState('networkidle');
  await expectNoOverflow(page);
  const boxes = await tiles.evaluateAll((links) =>
    links.map((link) => {
      const { width, height } = link.getBoundingClientRect();
      return `${Math.round(width)} × ${Math.round(height)}`;
    }),
  );
  expect(new Set(boxes).size).toBe(1);
  // Every broken image was replaced by the fallback.
  const shown = await tiles
    .locator('img')
    .evaluateAll((images: HTMLImageElement[]) => images.every(({ naturalWidth }) => naturalWidth > 0));
  expect(shown).toBe(true);
});

function gameOf(index: number) {
  const id = String(900_000 + index);
  return {
    gameId: id,
    gameName: `Many ${index + 1}`,
    nodeId: id,
    vassalage: 'PALM',
    displayName: 'Palm Play',
    gameType: 'RNG',
    gameCode: `many-${index}`,
    placeholder: '#2b4a6f',
  };
}

test('a tablet shows six tiles a row, in whole rows', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto(paths.games.slot);
  const tiles = page.getByRole('main').locator('a[href*="/m/play"]');
  await expect(tiles.nth(24)).toBeAttached();
  const tops = await tiles.evaluateAll((links) => links.slice(0, 24).map((link) => Math.round(link.getBoundingClientRect().top)));
  expect([...new Set(tops)].map((top) => tops.filter((other) => other === top).length)).toEqual([6, 6, 6, 6]);
  await screenshot(page, 'slots-tablet');
});
