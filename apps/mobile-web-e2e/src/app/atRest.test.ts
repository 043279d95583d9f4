import type { Page } from '@playwright/test';
import { homeWithoutData } from '../support/screens';
import { expect, test } from '../support/test';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('performance, runtime: at rest, home recalculates styles only for changes, not for every frame', async ({ page, context }) => {
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable');
  /** Number of style recalculations since the page was opened. */
  const styled = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'RecalcStyleCount')?.value ?? NaN;
  };
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
  let latest = await styled();
  await expect
    .poll(
      async () => {
        const since = latest;
        latest = await styled();
        return latest - since;
      },
      { intervals: [1000] },
    )
    .toBeLessThan(20);
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

test('performance, runtime: a loading state breathes without a style recalculation for every frame', async ({ page, context }) => {
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable');
  // No reply comes.
  await page.route(/\/(wps|lgw)\//, () => undefined);
  await page.goto(homeWithoutData);
  /** How long the skeletons have breathed, and the style recalculations until now. */
  const look = async () => {
    const breathed = await page.evaluate(() => {
      const times = document.getAnimations().map((animation) => {
        const { delay = 0, iterations } = animation.effect?.getTiming() ?? {};
        return iterations === Infinity ? Number(animation.currentTime) - delay : 0;
      });
      return Math.min(...times.filter((time) => time > 0));
    });
    const { metrics } = await devtools.send('Performance.getMetrics');
    return { breathed, styled: metrics.find(({ name }) => name === 'RecalcStyleCount')?.value ?? NaN };
  };
  let first = await look();
  const isRunning = async () => {
    first = await look();
    return first.breathed > 2000 && first.breathed < Infinity;
  };
  await expect.poll(isRunning, { intervals: [500] }).toBe(true);
  let last = first;
  await expect.poll(async () => (last = await look()).breathed - first.breathed, { intervals: [500] }).toBeGreaterThan(3000);
  // On the main thread, each of 180 frames would have one.
  expect(last.styled - first.styled).toBeLessThan(60);
});

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
