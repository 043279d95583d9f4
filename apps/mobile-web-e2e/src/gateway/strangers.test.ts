import { paths } from '@parlour/kernel';
import { expect, test } from '../support/faultTest';
import { openGame } from '../support/playControls';
import { beginAsNew } from '../support/player';

test('reliability X5: a site that opened the app cannot reach its window', async ({ page, context, baseURL }) => {
  await context.route('https://other.example/', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>other</title><main>other</main>' }),
  );
  await page.goto('https://other.example/');
  const opening = context.waitForEvent('page');
  await page.evaluate((address) => {
    Object.assign(window, { opened: window.open(address) });
  }, `${baseURL}${paths.home}`);
  const app = await opening;
  await expect(app.getByRole('region', { name: 'Hot games' }).locator('a[href*="/m/play"]').first()).toBeVisible();
  expect(await app.evaluate(() => window.opener === null)).toBe(true);
  const isCut = () => page.evaluate(() => (window as unknown as { opened: Window | null }).opened?.closed ?? true);
  await expect.poll(isCut).toBe(true);
});

test('reliability X5: a page that the app opened cannot navigate the app', async ({ page, context }) => {
  await context.route(/^https:\/\/[\w.-]+\.example\//, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>other</title><main>other</main>' }),
  );
  await page.goto(paths.home);
  const outside = page.locator('footer a[target=_blank][href*=".example"]').first();
  await outside.scrollIntoViewIfNeeded();
  const opening = context.waitForEvent('page');
  await outside.click();
  const other = await opening;
  await expect(other.getByRole('main')).toHaveText('other');
  expect(await other.evaluate(() => [window.opener, document.referrer])).toEqual([null, '']);
  await other.close();
});

test('reliability X5: messages from other windows do nothing; messages from the game work', async ({ page }) => {
  await beginAsNew(page, 'heard');
  await openGame(page);
  const url = page.url();
  const frame = page.locator('iframe');
  await page.evaluate(() => {
    for (const type of ['parlour.close', 'parlour.betSettled']) {
      for (const word of [{ type }, JSON.stringify({ type }), { type, __proto__: { type } }, [type]]) window.postMessage(word, '*');
      // Sends the message from another window that uses the game's name.
      const { origin } = new URL(document.querySelector('iframe')?.src ?? '');
      window.dispatchEvent(new MessageEvent('message', { data: { type }, origin, source: window }));
    }
  });
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await expect(frame).toBeVisible();
  expect(page.url()).toBe(url);
  await page
    .frames()
    .at(-1)
    ?.evaluate(() => window.parent.postMessage({ type: 'parlour.close' }, '*'));
  await expect(frame).toHaveCount(0);
});
