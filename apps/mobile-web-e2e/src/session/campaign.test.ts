import { paths, to } from '@parlour/kernel';
import type { Page } from '@playwright/test';
import { leaveApp } from '../support/leaveApp';
import { freshName, logIn, skipLimitPrompt } from '../support/player';
import { sandbox } from '../support/sandbox';
import { appStarts, expect, test } from '../support/test';

const { register } = paths.session;
const main = (page: Page) => page.getByRole('main');

/** Fills in the form and opens the account. Returns the player's name. */
async function signUp(page: Page, code?: string): Promise<string> {
  const name = freshName('brought');
  await expect(page).toHaveURL(/\/m\/register/);
  // The address changes before the screen does, and the login has a field of the same name.
  await expect(main(page).getByRole('button', { name: 'Sign up' })).toBeVisible();
  await skipLimitPrompt(page);
  await main(page)
    .getByRole('textbox', { name: /^Username/ })
    .fill(name);
  await main(page)
    .getByLabel(/^Password/)
    .fill('parlour88');
  if (code) {
    const field = main(page).getByRole('textbox', { name: 'Invitation code' });
    if (!(await field.isVisible())) await main(page).getByText('More details (optional)').click();
    await field.fill(code);
  }
  await main(page).getByRole('button', { name: 'Sign up' }).click();
  await expect(page).not.toHaveURL(/\/m\/register/);
  return name;
}

/** The agent finds the player in the team. */
async function expectInTeam(page: Page, agent: string, name: string, isThere = true): Promise<void> {
  // While the app is open, it could store the session again after the storage is cleared.
  await leaveApp(page);
  await page.context().clearCookies();
  await page.evaluate(() => (localStorage.clear(), sessionStorage.clear()));
  await logIn(page, agent);
  await page.goto(paths.agent.team);
  await main(page).getByRole('searchbox').fill(name);
  if (isThere) await expect(main(page).getByText(name).first()).toBeVisible();
  else
    await expect(
      main(page)
        .getByText(/No one|Nobody|nothing/i)
        .first(),
    ).toBeVisible();
}

const doors = [
  ['home', to(paths.home, {}, { code: 'carlo88', utm_source: 'fb' })],
  ['a promotion', to(paths.promotions.detail, {}, { id: 'PH-welcome', code: 'carlo88' })],
  ['help', to(paths.messaging.help, {}, { code: 'carlo88' })],
  ['a list of games', to(paths.games.slot, {}, { code: 'carlo88' })],
  ['the bare domain', '/?code=carlo88&utm_source=fb'],
  ['an unknown address', '/m/never-there?code=carlo88'],
] as const;

for (const [door, address] of doors) {
  test(`a visitor who came by an agent's link to ${door} signs up later, and is in the agent's team`, async ({ page }) => {
    await page.goto(address);
    // A second visit without the link, and a reload.
    await page.goto(paths.session.login);
    await page.reload();
    await appStarts(page);
    await main(page).getByRole('link', { name: 'Sign up' }).click();
    await expectInTeam(page, 'carlo', await signUp(page));
  });
}

test('a tap that leads away before the app runs keeps what the link brought', async ({ page }) => {
  let leave = () => {};
  const hasLeft = new Promise<void>((resolve) => (leave = resolve));
  await page.route(/\/assets\/[\w-]+\.js$/, async (route) => {
    await hasLeft;
    // The scripts of the page that was left are no longer wanted.
    await route.continue().catch(() => undefined);
  });
  await page.goto(to(paths.home, {}, { code: 'carlo88' }), { waitUntil: 'commit' });
  await page.locator('a[href^="/m/register"]').first().click({ noWaitAfter: true });
  await page.waitForURL(/\/m\/register/, { waitUntil: 'commit' });
  leave();
  await expectInTeam(page, 'carlo', await signUp(page));
});

test('a link whose page is loaded again after the registration brings nobody else', async ({ page }) => {
  await page.goto(to(paths.home, {}, { code: 'carlo88', utm_source: 'fb' }));
  await page.goto(register);
  const name = await signUp(page);
  const kept = () => page.evaluate(() => [localStorage.getItem('campaign'), localStorage.getItem('campaignOfPlayer')?.includes('carlo88')]);
  expect(await kept()).toEqual([null, true]);
  await page.evaluate((address) => history.replaceState(history.state, '', address), to(paths.home, {}, { code: 'carlo88' }));
  await page.reload();
  await appStarts(page);
  expect(await kept()).toEqual([null, true]);
  expect(await sandbox.campaigns(name)).toMatchObject({ registration: { code: 'carlo88' } });
});

test('a code in other letters, written by hand behind another query, with a hash, counts as the agent’s', async ({ page }) => {
  await page.goto(`${paths.messaging.help}?id=1?code=CARLO88%E2%80%8B&amp;utm_source=fb#top`);
  await page.goto(register);
  const name = await signUp(page);
  expect(await sandbox.campaigns(name)).toMatchObject({ registration: { code: 'CARLO88', utm_source: 'fb' } });
  await expectInTeam(page, 'carlo', name);
});

test('what the link brought reaches the operator with the registration and with the first deposit, and not with the second', async ({
  page,
}) => {
  await page.goto(to(paths.home, {}, { code: 'carlo88', utm_source: 'fb' }));
  await page.goto(register);
  const name = await signUp(page);
  for (const amount of ['310', '320']) {
    await page.goto(paths.wallet.deposit);
    await page.getByRole('textbox', { name: 'Amount' }).fill(amount);
    await page.getByRole('button', { name: /^Pay ₱/ }).click();
    await expect(page).toHaveURL(/voucherCenter\/order\/D-/);
  }
  const brought = { code: 'carlo88', utm_source: 'fb' };
  expect(await sandbox.campaigns(name)).toMatchObject({ registration: brought, deposits: [{ campaign: brought }, { campaign: {} }] });
});

test('a code that the player types wins over the link', async ({ page }) => {
  await page.goto(to(paths.home, {}, { code: 'agnes88' }));
  await page.goto(register);
  await expectInTeam(page, 'carlo', await signUp(page, 'carlo88'));
});

test('after the registration nothing of the link is left for the next one on this phone', async ({ page }) => {
  await page.goto(to(paths.home, {}, { code: 'carlo88' }));
  await page.goto(register);
  await signUp(page);
  // A living app would store the session again.
  await leaveApp(page);
  await page.evaluate(() => {
    localStorage.removeItem('MC_SESSION_INFO');
    sessionStorage.clear();
  });
  await page.context().clearCookies();
  await page.goto(register);
  const sent = page.waitForRequest((request) => request.url().includes('/wps/agent/affiliate'), { timeout: 3000 }).catch(() => undefined);
  await expect(main(page).getByRole('button', { name: 'Sign up' })).toBeEnabled();
  await expectInTeam(page, 'carlo', await signUp(page), false);
  expect(await sent).toBeUndefined();
});
