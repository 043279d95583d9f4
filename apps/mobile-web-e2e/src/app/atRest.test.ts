import type { Page } from '@playwright/test';
import { homeWithoutData } from '../support/screens';
import { expect, test } from '../support/test';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('performance, runtime: at rest, home recalculates styles only for changes, not for every frame', async ({ page }) => {
  const styled = await countStyles(page);
  await page.goto('/m/home');
  await page.getByRole('group', { name: 'News and offers' }).getByRole('button', { name: 'Stop the slides' }).tap();
  // The strip at the end of home has its own slides.
  const strip = page.getByRole('group', { name: 'Sports & Live' });
  await strip.scrollIntoViewIfNeeded();
  await strip.getByRole('button', { name: 'Stop the slides' }).tap();
  const jackpot = page.getByRole('region', { name: 'Jackpot', exact: true });
  await jackpot.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  // Wait until the replies have been rendered: work that follows a reply does not count as work at rest.
  await expect.poll(inOneSecond(styled), { intervals: [1000] }).toBeLessThan(20);
  // The counter changes every three seconds at most, and each change rolls its digits. An animation loop would recalculate styles 700 times.
  let changes = 0;
  let before = await jackpot.textContent();
  const atFirst = await styled();
  await expect
    .poll(
      async () => {
        const now = await jackpot.textContent();
        if (now !== before) changes += 1;
        before = now;
        return changes;
      },
      { timeout: 60_000 },
    )
    .toBeGreaterThanOrEqual(4);
  expect(await styled()).toBeLessThan(atFirst + 200);
});

test('performance, runtime: a loading state breathes without a style recalculation for every frame', async ({ page }) => {
  const styled = await countStyles(page);
  // No reply comes.
  await page.route(/\/(wps|lgw)\//, () => undefined);
  await page.goto(homeWithoutData);
  const isBreathing = () =>
    page.evaluate(() =>
      document.getAnimations().some(({ effect, playState }) => effect?.getTiming().iterations === Infinity && playState === 'running'),
    );
  await expect.poll(isBreathing).toBe(true);
  // On the main thread, each of 60 frames would have one. The page itself still loads for some seconds.
  await expect.poll(inOneSecond(styled), { intervals: [1000] }).toBeLessThan(25);
  expect(await isBreathing()).toBe(true);
});

/** Returns a function for the number of style recalculations since the page was opened. */
async function countStyles(page: Page): Promise<() => Promise<number>> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  return async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'RecalcStyleCount')?.value ?? NaN;
  };
}

/** Returns a function for what has been added since its last call, for a poll once a second. */
function inOneSecond(styled: () => Promise<number>): () => Promise<number> {
  let latest = NaN;
  return async () => {
    const since = latest;
    latest = await styled();
    return latest - since;
  };
}

/** Returns the number of elements in each style recalculation while `act` runs, the largest first. */
async function elementsStyled(page: Page, act: () => Promise<void>): Promise<number[]> {
  const styled: number[] = [];
  const devtools = await page.context().newCDPSession(page);
  devtools.on('Tracing.dataCollected', ({ value }) => {
    for (const { args } of value as { args?: { elementCount?: number } }[]) if (args?.elementCount) styled.push(args.elementCount);
  });
  await devtools.send('Tracing.start', { traceConfig: { includedCategories: ['devtools.timeline'] }, transferMode: 'ReportEvents' });
  await act();
  const complete = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve));
  await devtools.send('Tracing.end');
  await complete;
  await devtools.detach();
  return styled.toSorted((a, b) => b - a);
}

test('performance, runtime: an offer above the menu comes and goes without styling the whole page again', async ({ page }) => {
  await page.goto('/m/home');
  const bar = page.getByRole('complementary', { name: 'Get the app' });
  await bar.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');

  const [most] = await elementsStyled(page, async () => {
    await bar.getByRole('button', { name: 'Close' }).tap();
    await expect(page.getByRole('complementary', { name: 'Top up' })).toBeVisible();
  });
  expect(most).toBeLessThan((await page.locator('main *').count()) / 4);
});

test('performance, runtime: a dialog opens and closes without styling what is out of view', async ({ page }) => {
  await page.goto('/m/home');
  const footer = page.locator('footer');
  await footer.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => window.scrollTo(0, 0));
  const menu = page.getByRole('dialog');
  const skipped = page.locator('[data-skippable][style*="content-visibility"]');
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);

  async function openAndClose(look?: () => Promise<void>) {
    await page.getByRole('button', { name: 'Open menu' }).tap();
    await expect(menu.getByRole('link').first()).toBeVisible();
    await look?.();
    await menu.getByRole('button', { name: 'Close' }).tap();
    await expect(menu).toHaveCount(0);
    await expect(skipped).toHaveCount(0);
  }

  // The first time, the menu is loaded.
  await openAndClose();
  const before = await height();
  const [most] = await elementsStyled(page, () =>
    openAndClose(async () => {
      expect(await skipped.count()).toBeGreaterThan(5);
      expect(await height()).toBe(before);
    }),
  );
  expect(most).toBeLessThan((await page.locator('main *').count()) * 0.65);
  await footer.scrollIntoViewIfNeeded();
  await expect(footer.getByRole('link').first()).toBeInViewport();
});
