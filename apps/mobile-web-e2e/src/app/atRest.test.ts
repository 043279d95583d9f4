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
  // The strip at the end of home has slides of its own.
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

test('performance, runtime: an offer above the menu comes and goes without styling the whole page again', async ({ page, context }) => {
  await page.goto('/m/home');
  const bar = page.getByRole('complementary', { name: 'Get the app' });
  await bar.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');

  const styled: number[] = [];
  const devtools = await context.newCDPSession(page);
  devtools.on('Tracing.dataCollected', ({ value }) => {
    for (const { args } of value as { args?: { elementCount?: number } }[]) if (args?.elementCount) styled.push(args.elementCount);
  });
  await devtools.send('Tracing.start', { traceConfig: { includedCategories: ['devtools.timeline'] }, transferMode: 'ReportEvents' });
  await bar.getByRole('button', { name: 'Close' }).tap();
  await expect(page.getByRole('complementary', { name: 'Top up' })).toBeVisible();
  const complete = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve));
  await devtools.send('Tracing.end');
  await complete;

  expect(styled.length).toBeGreaterThan(0);
  expect(Math.max(...styled)).toBeLessThan((await page.locator('main *').count()) / 4);
});
