import { homeAliases, paths, to } from '@parlour/kernel';
import type { Page } from '@playwright/test';
import { expectAccessible, expectNoOverflow } from './support/accessibility';
import { logIn } from './support/player';
import { expect, test } from './support/test';

const { session, wallet, games, promotions, messaging, agent } = paths;
const unknownOrder = { orderNo: 'D-0000-000000' };

const open = [
  games.slot,
  games.fishing,
  games.poker,
  games.live,
  games.sport,
  games.list,
  games.hot,
  promotions.list,
  promotions.detail,
  messaging.notice,
  session.register,
];
const forPlayers = [session.member, wallet.deposit, wallet.records, `${wallet.records}?tab=money`, games.favourites, games.play];
const forMembers = [
  wallet.withdraw,
  wallet.accounts,
  wallet.transactionPassword,
  to(wallet.depositOrder, unknownOrder),
  to(wallet.withdrawOrder, unknownOrder),
];
const forAgents = [agent.salary, agent.dividend, agent.hourly];

/** A whole screen: one main landmark, one first heading, accessible, and no wider than the phone. */
async function expectScreen(page: Page) {
  await expect(page.getByRole('main')).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expectAccessible(page);
  await expectNoOverflow(page);
}

async function expectScreens(page: Page, routes: string[]) {
  for (const path of routes) {
    await test.step(path, async () => {
      await page.goto(path);
      await expectScreen(page);
      expect.soft(new URL(page.url()).pathname).toBe(path.split('?')[0]);
    });
  }
}

test('every open screen, as a visitor', async ({ page }) => {
  await expectScreens(page, [session.login, ...open]);
});

test('every screen, as a member', async ({ page }) => {
  test.setTimeout(180_000);
  await logIn(page, 'maria');
  await expectScreens(page, [paths.home, ...open.slice(0, -1), ...forPlayers, ...forMembers, ...forAgents]);
});

test('every screen, on a free trial', async ({ page }) => {
  test.setTimeout(180_000);
  await page.goto(session.trial);
  await expect(page).toHaveURL(/\/m\/home$/);
  await expectScreens(page, [paths.home, ...open.slice(0, -1), ...forPlayers, ...forMembers, ...forAgents]);
});

test('contracts, as an agent', async ({ page }) => {
  await logIn(page, 'carlo');
  await expectScreens(page, forAgents);
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
  for (const path of [...forPlayers, ...forMembers, ...forAgents]) {
    await page.goto(path);
    await expect(page, path).toHaveURL(new RegExp(session.login));
    expect(new URL(page.url()).searchParams.get('returnTo')).toBe(path);
  }
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
