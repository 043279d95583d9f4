import { homeAliases, paths } from '@parlour/kernel';
import type { Page } from '@playwright/test';
import { expectAccessible, expectScreen } from '../support/accessibility';
import { chooseSite } from '../support/chooseSite';
import { englishLeft } from '../support/englishLeft';
import { beginAs } from '../support/player';
import { type Screen, screens } from '../support/screens';
import { languagesNow } from '../support/sweep';
import { expect, test } from '../support/test';
import { walkTo } from '../support/walkTo';

const { session, wallet } = paths;
/** The screens of a feature share a file of texts, which the first of them loads. */
const oneOfEach = [
  ...[paths.download, session.settings, wallet.records, paths.games.center, paths.promotions.list],
  ...[paths.tournaments.home, paths.messaging.inbox, paths.messaging.help, paths.agent.home],
];

/** Opens screens one after the other without a redirect, and calls `look` on each. */
async function expectScreens(page: Page, list: readonly Screen[], look: (screen: Screen) => Promise<void>) {
  for (const screen of list) {
    await test.step(screen.path, async () => {
      await walkTo(page, screen.path);
      await expectScreen(page);
      expect.soft(new URL(page.url()).pathname).toBe(screen.path.split('?')[0]);
      await look(screen);
    });
  }
}

// `screens.test.ts` opens every screen in the roles that may use it.
test.describe('spec 2: all routes', () => {
  test.setTimeout(240_000);

  test('as a visitor: screens that need a login lead to it', async ({ page }) => {
    await page.goto(session.terms);
    for (const { path } of screens.filter(({ access }) => access !== 'anyone')) {
      await walkTo(page, path);
      await expect(page, path).toHaveURL(new RegExp(session.login));
      expect(new URL(page.url()).searchParams.get('returnTo')).toBe(path);
    }
  });

  test('as a member: the agents’ screens are not available', async ({ page }) => {
    await beginAs(page, 'maria');
    await page.goto(session.terms);
    const agents = screens.filter(({ access }) => access === 'agent');
    await expectScreens(page, agents, async ({ path }) => {
      await expect.soft(page.getByText('Not available for this account'), path).toBeVisible();
      await expectAccessible(page);
    });
  });

  test('on a free trial: screens that need a real account say so', async ({ page }) => {
    await page.goto(session.trial);
    await expect(page).toHaveURL(/\/m\/home$/);
    await expectScreens(page, screens, async ({ path, access }) => {
      if (access === 'member') await expect.soft(page.getByText('Real accounts only'), path).toBeVisible();
      if (access === 'player') await expectAccessible(page);
    });
  });

  test('as an agent: the screens of others too', async ({ page }) => {
    await beginAs(page, 'agnes');
    await page.goto(session.terms);
    await expectScreens(
      page,
      screens.filter(({ access }) => access !== 'agent'),
      async ({ access }) => {
        if (access === 'player') await expectAccessible(page);
      },
    );
  });
});

// The walk opens announcements, so it uses players whose unread counts no other test expects.
for (const { locale, language, merchant, username } of languagesNow([
  { locale: 'fil', language: 'Filipino', merchant: '200jilif3', username: 'maria' },
  { locale: 'my', language: 'မြန်မာ', merchant: '200jilimm3', username: 'thiri' },
] as const)) {
  test(`spec 9: after changing to ${language} every screen is complete in it, and accessible on the smallest phone`, async ({ page }) => {
    test.setTimeout(300_000);
    await page.setViewportSize({ width: 320, height: 640 });
    await chooseSite(page, { merchant });
    await beginAs(page, username);
    await page.goto(session.terms);
    // Open a screen of each feature in English first: texts that are loaded already must change as well.
    for (const path of oneOfEach) {
      await walkTo(page, path);
      await expectScreen(page);
    }
    await walkTo(page, paths.home);
    await page.getByRole('banner').getByRole('button', { name: 'Language: English' }).click();
    await page.getByRole('radio', { name: language }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await page.keyboard.press('Escape');
    await expectScreens(page, screens, async ({ path }) => {
      expect.soft(await englishLeft(page, locale), path).toEqual([]);
      await expectAccessible(page, 'language');
    });
  });
}

test.describe('home that nobody touches', () => {
  test.use({ isTouched: false });

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
});

test('after the login a visitor returns to the private screen', async ({ page }) => {
  await page.goto(`${wallet.records}?tab=money`);
  const form = page.getByRole('main');
  await form.getByLabel('Username').fill('agnes');
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
  await expect(page.getByRole('region', { name: 'Hot games' }).locator('a[href*="/m/play"]').first()).toBeVisible();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('button', { name: 'Language: English' }).click();
  await expect(page.getByRole('radio', { name: 'မြန်မာ' })).toBeVisible();
});
