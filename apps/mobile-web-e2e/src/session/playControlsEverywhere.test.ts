import { paths, to } from '@parlour/kernel';
import type { Page } from '@playwright/test';
import { expectAccessible, expectNoOverflow } from '../support/accessibility';
import { aboutGame } from '../support/aboutGame';
import { unfoldWallets } from '../support/openWallets';
import { openGame, payIn, stopPlaying } from '../support/playControls';
import { beginAs, beginAsNew } from '../support/player';
import { sandbox } from '../support/sandbox';
import { expect, test } from '../support/test';

/** The browser's console line about a refused or failed call. */
const failedCall = /console: Failed to load resource/;
const notice = 'You are excluded from play: permanently';

/** Excludes the player. The page says so before the gateway has answered, so that is waited for. */
async function excludeForGood(page: Page): Promise<void> {
  const answered = page.waitForResponse('**/wps/member/play/exclusion');
  await stopPlaying(page, 'Permanently', 'Exclude me');
  await answered;
}

test('product 4.21: an excluded player is given nothing and joins nothing, and every screen says why', async ({ page, watch }) => {
  test.setTimeout(120_000);
  watch.allow(failedCall);
  await beginAsNew(page, 'paz');
  const main = page.getByRole('main');
  await page.goto(paths.promotions.rewards);
  await expect(main.getByRole('button', { name: /^Check in/ })).toBeEnabled();
  await expect(main.getByRole('button', { name: 'Claim', exact: true }).first()).toBeEnabled();
  await excludeForGood(page);

  await test.step('rewards and the check-in of the day stay readable, without a way to take them', async () => {
    await page.goto(paths.promotions.rewards);
    await expect(main.getByText(notice)).toBeVisible();
    await expect(main.getByRole('button', { name: /^Check in/ })).toBeDisabled();
    for (const claim of await main.getByRole('button', { name: /^Claim/ }).all()) await expect(claim).toBeDisabled();
    await expectAccessible(page);
    await expectNoOverflow(page);
    await page.goto(`${paths.promotions.rewards}?claim=all`);
    await expect(main.getByText(notice)).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  for (const path of [paths.promotions.list, paths.promotions.benefits, paths.tournaments.home, paths.wallet.deposit]) {
    await test.step(`${path} shows the same notice`, async () => {
      await page.goto(path);
      await expect(main.getByText(notice)).toBeVisible();
      await expect(main.getByRole('link', { name: 'Safer play' }).first()).toBeVisible();
      await expect(main.getByRole('button', { name: /^(Join|Claim|Pay)/ })).toHaveCount(0);
    });
  }

  await test.step('a game does not open, for play money neither', async () => {
    for (const path of [paths.games.play, paths.games.demo]) {
      await page.goto(to(path, {}, { vassalage: 'LUMEN', gameCode: 'x' }));
      await expect(page.getByRole('heading', { name: notice })).toBeVisible();
      await expect(page.locator('iframe')).toHaveCount(0);
      await expect(page.getByRole('link', { name: 'Play with real money' })).toHaveCount(0);
    }
  });

  await test.step('nor by a tile, its sheet or the search', async () => {
    await page.goto(paths.games.slot);
    await aboutGame(main).press('Enter');
    const sheet = page.getByRole('dialog');
    await expect(sheet.getByText(notice)).toBeVisible();
    await expect(sheet.getByRole('link', { name: /^(Play|Try)/ })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await main.locator(`a[href*="${paths.games.play}"]`).first().click();
    await expect(page.getByRole('heading', { name: notice })).toBeVisible();
    await page.goto(paths.home);
    await page.getByRole('button', { name: 'Search games' }).click();
    await sheet.getByRole('group', { name: 'Trending games' }).getByRole('link').first().click();
    await expect(page.getByRole('heading', { name: notice })).toBeVisible();
  });
});

test('product 4.21: an exclusion on another device closes the screens that are open here, in every tab', async ({
  page,
  context,
  browser,
  watch,
}) => {
  test.setTimeout(120_000);
  watch.allow(failedCall);
  const player = await beginAsNew(page, 'olga');
  await sandbox.adjust(player, '500');
  // Each tab has its own storage.
  await context.addInitScript(() => sessionStorage.setItem('wallet.limitAsked', 'true'));
  const tabOf = async (path: string) => {
    const tab = await context.newPage();
    await tab.goto(path);
    return tab.getByRole('main');
  };
  const join = (await tabOf(to(paths.tournaments.tournament, { tournamentId: 'PH-big-multiple' }))).getByRole('button', {
    name: 'Join',
    exact: true,
  });
  const rewards = await tabOf(paths.promotions.rewards);
  const deposit = await tabOf(paths.wallet.deposit);
  const wallets = await tabOf(paths.wallet.wallets);
  await unfoldWallets(wallets.page());
  await wallets.getByRole('combobox', { name: 'From' }).selectOption('main');
  for (const open of [join, rewards.getByRole('button', { name: /^Check in/ }), deposit.getByRole('textbox', { name: 'Amount' })]) {
    await expect(open).toBeEnabled();
  }
  const elsewhere = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage();
  await beginAs(elsewhere, player);
  await excludeForGood(elsewhere);
  await elsewhere.context().close();

  await join.click();
  for (const tab of context.pages().slice(1)) await expect(tab.getByRole('main').getByText(notice)).toBeVisible();
  await expect(join).toHaveCount(0);
  await expect(rewards.getByRole('button', { name: /^Check in/ })).toBeDisabled();
  await expect(deposit.getByRole('textbox', { name: 'Amount' })).toHaveCount(0);
  await expect(wallets.getByRole('combobox', { name: 'To' })).toHaveText(/^Main/);
});

test('product 4.21: an exclusion on another device ends the game that is open here, and the page says why', async ({
  page,
  browser,
  watch,
}) => {
  test.setTimeout(120_000);
  watch.allow(failedCall);
  const player = await beginAsNew(page, 'lita');
  await payIn(page, '500');
  const { spin } = await openGame(page);
  const elsewhere = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage();
  await beginAs(elsewhere, player);
  await excludeForGood(elsewhere);
  await elsewhere.context().close();

  await spin.click();
  await expect(page.getByRole('heading', { name: notice })).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
});
