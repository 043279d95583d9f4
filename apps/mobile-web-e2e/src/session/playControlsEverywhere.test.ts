import { paths, to } from '@parlour/kernel';
import { expectAccessible, expectNoOverflow } from '../support/accessibility';
import { openGame, payIn, stopPlaying } from '../support/playControls';
import { beginAs, beginAsNew } from '../support/player';
import { expect, test } from '../support/test';

/** The browser's console line about a refused or failed call. */
const failedCall = /console: Failed to load resource/;
const notice = 'You are excluded from play: permanently';

test('product 4.21: an excluded player is given nothing and joins nothing, and every screen says why', async ({ page, watch }) => {
  test.setTimeout(120_000);
  watch.allow(failedCall);
  await beginAsNew(page, 'paz');
  const main = page.getByRole('main');
  await page.goto(paths.promotions.rewards);
  await expect(main.getByRole('button', { name: /^Check in/ })).toBeEnabled();
  await expect(main.getByRole('button', { name: 'Claim', exact: true }).first()).toBeEnabled();
  await stopPlaying(page, 'Permanently', 'Exclude me');

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
  await stopPlaying(elsewhere, 'Permanently', 'Exclude me');
  await elsewhere.context().close();

  await spin.click();
  await expect(page.getByRole('heading', { name: notice })).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
});
