import { homeAliases, paths } from '@parlour/kernel';
import type { Page } from '@playwright/test';
import { expectAccessible, expectNoOverflow } from './support/accessibility';
import { logIn } from './support/player';
import { type Screen, screens, waysIn } from './support/screens';
import { expect, test } from './support/test';

const { session, wallet } = paths;

/** A whole screen: one main landmark, one first heading, accessible, and no wider than the phone. */
async function expectScreen(page: Page) {
  await expect(page.getByRole('main')).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expectAccessible(page);
  await expectNoOverflow(page);
}

/** Opens screens one after the other; each stays where it is. `more` is asked of each of them. */
async function expectScreens(page: Page, list: readonly Screen[], more?: (screen: Screen) => Promise<void>) {
  for (const screen of list) {
    await test.step(screen.path, async () => {
      await page.goto(screen.path);
      await expectScreen(page);
      expect.soft(new URL(page.url()).pathname).toBe(screen.path.split('?')[0]);
      await more?.(screen);
    });
  }
}

test.describe('spec 2: every route of the table', () => {
  test.setTimeout(300_000);

  test('as a visitor: what is open, and the login before the rest', async ({ page }) => {
    await expectScreens(page, [
      ...waysIn.map((path) => ({ path, access: 'anyone' }) as const),
      ...screens.filter(({ access }) => access === 'anyone'),
    ]);
    for (const { path } of screens.filter(({ access }) => access !== 'anyone')) {
      await page.goto(path);
      await expect(page, path).toHaveURL(new RegExp(session.login));
      expect(new URL(page.url()).searchParams.get('returnTo')).toBe(path);
    }
  });

  test('as a member: all but what is for agents', async ({ page }) => {
    await logIn(page, 'maria');
    await expectScreens(page, screens, async ({ path, access }) => {
      if (access === 'agent') await expect.soft(page.getByText('Not available for this account'), path).toBeVisible();
    });
  });

  test('on a free trial: what needs a real account says so', async ({ page }) => {
    await page.goto(session.trial);
    await expect(page).toHaveURL(/\/m\/home$/);
    await expectScreens(page, screens, async ({ path, access }) => {
      if (access === 'member') await expect.soft(page.getByText('For real accounts'), path).toBeVisible();
    });
  });

  test('as an agent: all of it', async ({ page }) => {
    await logIn(page, 'agnes');
    await expectScreens(page, screens);
  });
});

test('every spelling of home is home', async ({ page }) => {
  for (const path of homeAliases) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Hot games' })).toBeVisible();
    await expect(page.getByRole('navigation').getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
  }
});

test('an unknown path leads home', async ({ page }) => {
  for (const path of ['/m/nowhere', '/m/slot-games/extra', '/m/member', '/nowhere/at/all']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/m\/home$/);
  }
});

test('a visitor comes back to a private screen after the login', async ({ page }) => {
  await page.goto(`${wallet.records}?tab=money`);
  const form = page.getByRole('main');
  await form.getByLabel('User name').fill('agnes');
  await form.getByLabel('Password', { exact: true }).fill('parlour88');
  await form.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(/\/m\/gameRecord\?tab=money$/);
});

test('spec 1: switching the country loads home of the other merchant', async ({ page }) => {
  await page.goto(paths.home);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('button', { name: 'Language: English' }).click();
  await page.getByRole('button', { name: 'Myanmar' }).click();
  await expect(page).toHaveURL(/\/m\/home$/);
  await expect(page.getByRole('region', { name: 'Hot games' }).getByRole('link').first()).toBeVisible();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('button', { name: 'Language: English' }).click();
  await expect(page.getByRole('radio', { name: 'မြန်မာ' })).toBeVisible();
});
