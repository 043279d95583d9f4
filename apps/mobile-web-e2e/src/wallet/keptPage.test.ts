import { paths } from '@parlour/kernel';
import { chromium } from '@playwright/test';
import { expect, test } from '../support/faultTest';
import { leaveApp } from '../support/leaveApp';
import { signUp } from '../support/player';
import { sandbox } from '../support/sandbox';

test('reliability U3: a page from the back/forward cache shows the present balance, and no session that has ended', async ({
  page,
  baseURL,
  launchOptions,
}) => {
  const name = await signUp(page, 'kept');
  const { cookies: _, ...kept } = await page.context().storageState();
  // Playwright turns the back/forward cache off.
  const browser = await chromium.launch({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] });
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    storageState: { cookies: [], ...kept },
    serviceWorkers: 'block',
  });
  const tab = await context.newPage();
  await tab.goto(paths.session.member);
  /** Why the browser has loaded the page again, if it did. While it goes back, the page cannot be evaluated for a moment. */
  const restored = () =>
    tab
      .evaluate(() => {
        const [navigation] = performance.getEntriesByType('navigation') as (PerformanceEntry & { notRestoredReasons?: unknown })[];
        return document.documentElement.dataset['wasKept'] ?? JSON.stringify(navigation?.notRestoredReasons);
      })
      .catch(() => undefined);
  const away = async () => {
    // The browser keeps no page that is still asking, or that holds a lock to renew its session.
    await tab.waitForLoadState('networkidle');
    await tab.evaluate(() =>
      addEventListener('pageshow', ({ persisted }) => (document.documentElement.dataset['wasKept'] = String(persisted))),
    );
    await leaveApp(tab);
  };
  const back = () => tab.evaluate(() => history.back());

  await expect(tab.getByRole('main')).toContainText(name);
  await expect(tab.getByRole('main').getByText('0.00').first()).toBeVisible();
  await away();
  await sandbox.adjust(name, '123.45');
  await back();
  await expect.poll(restored).toBe('true');
  await expect(tab.getByRole('main').getByText('123.45').first()).toBeVisible();

  await away();
  const other = await context.newPage();
  await other.goto(paths.home);
  await other.evaluate(() => localStorage.removeItem('MC_SESSION_INFO'));
  await other.close();
  await back();
  await expect(tab).toHaveURL(/\/m\/(login|home)/);
  await expect(tab.locator('body')).not.toContainText(name);
  await browser.close();
});
