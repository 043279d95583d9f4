import { paths } from '@parlour/kernel';
import { beginAsNew } from '../support/player';
import { sandbox } from '../support/sandbox';
import { aboutGame } from '../support/aboutGame';
import { expectAccessible, expectNoOverflow } from '../support/accessibility';
import { ports } from '../support/servers/ports';
import { searchList } from '../support/searchList';
import { expect, test } from '../support/test';

test('a player finds games by name, filter, provider, favourite and recent, plays one and comes back', async ({ page }) => {
  test.setTimeout(180_000);
  await beginAsNew(page, 'gina');
  const main = page.getByRole('main');
  const tiles = main.locator('a[href*="/m/play?"]');
  let name = '';

  await test.step('by provider and filter', async () => {
    await page.goto(paths.games.slotsCenter);
    await main.getByRole('combobox', { name: 'Provider' }).selectOption('LUMEN');
    await expect(page).toHaveURL(/vassalage=LUMEN/);
    await expect(tiles.first()).toHaveAttribute('href', /vassalage=LUMEN/);
    await main.getByRole('button', { name: 'Filter', exact: true }).click();
    await page.getByRole('dialog').getByLabel('Minimum bet').selectOption('0.1');
    await page.getByRole('dialog').getByRole('button', { name: 'Show games' }).click();
    await expect(page).toHaveURL(/minBet=0\.1/);
    await expectNoOverflow(page);
    await expectAccessible(page);
  });

  await test.step('by name', async () => {
    await page.goto(paths.games.slot);
    await searchList(page, 'emerald casc');
    await expect(page).toHaveURL(/gameName=emerald/);
    await expect(tiles.filter({ hasText: 'Emerald Cascade' }).first()).toBeVisible();
    name = 'Emerald Cascade';
  });

  await test.step('adds a favourite, and reads about the game', async () => {
    await main
      .getByRole('button', { name: `Favorite: ${name}` })
      .first()
      .click();
    await aboutGame(main, `About ${name}`).press('Enter');
    const sheet = page.getByRole('dialog', { name });
    await expect(sheet.getByText('Return to player', { exact: true })).toBeVisible();
    await expectAccessible(page);
    await sheet.getByRole('link', { name: 'Play', exact: true }).click();
  });

  await test.step('plays it and comes back', async () => {
    const game = page.frameLocator(`iframe[title="${name}"]`);
    await expect(game.getByRole('heading', { name })).toBeVisible();
    await page.getByRole('button', { name: 'Leave the game' }).first().click();
    await expect(page).toHaveURL(/gameName=emerald/);
  });

  await test.step('by favourite and by recent', async () => {
    await page.goto(paths.games.favourites);
    await expect(tiles.filter({ hasText: name }).first()).toBeVisible();
    await page.goto(`${paths.games.list}?gameType=RECENT`);
    await expect(tiles.filter({ hasText: name }).first()).toBeVisible();
  });
});

test('a game with its own tab opens on the tap without access to the app; Back leaves a game that uses our tab', async ({
  page,
  context,
}) => {
  const player = await beginAsNew(page, 'tess');
  await sandbox.adjust(player, '100');
  await sandbox.planSpins(player, [[0, 1, 2]]);
  const main = page.getByRole('main');
  const tiles = main.locator('a[href*="/m/play?"]');
  const vendor = new RegExp(`^http://[^/]+:${ports.vendor}/`);

  await test.step('in its own tab', async () => {
    await page.goto(`${paths.games.list}?gameType=SPORTS&vassalage=TAMARAW`);
    const opened = context.waitForEvent('page');
    await tiles.first().click();
    const tab = await opened;
    await expect(tab).toHaveURL(vendor);
    await expect(tab.getByRole('heading').first()).toBeVisible();
    expect(await tab.evaluate(() => window.opener as unknown)).toBeNull();
    const broken: string[] = [];
    tab.on('pageerror', ({ message }) => void broken.push(message));
    const balance = tab.locator('.balance');
    await expect(balance).toContainText('100');
    await tab
      .getByRole('button', { name: /, odds / })
      .first()
      .click();
    await tab.locator('.spin').click();
    await expect(balance).not.toContainText('100.00');
    await expect(tab.locator('.spin')).toBeEnabled();
    await expect(tab.getByText(/^You win/)).toBeVisible();
    expect(broken).toEqual([]);
    await tab.close();
    await expect(main.getByRole('button', { name: 'Open it again' })).toBeVisible();
    await expectAccessible(page);
    await main.getByRole('group', { name: 'Game bar' }).getByRole('button', { name: 'Leave the game' }).click();
    await expect(page).toHaveURL(/vassalage=TAMARAW/);
  });

  await test.step('spec 8: in a tab that the browser blocks', async () => {
    await page.evaluate(() => Object.assign(window, { open: () => null }));
    await tiles.first().click();
    await main.getByRole('button', { name: 'Open the game' }).click();
    await expect(main.getByText('Your browser blocked the new window.')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('in the app’s tab', async () => {
    await page.goto(`${paths.games.list}?gameType=LIVE&vassalage=ROOFTOP`);
    await tiles.first().click();
    await expect(page).toHaveURL(vendor);
    await page.goBack();
    await expect(page).toHaveURL(/vassalage=ROOFTOP/);
    await expect(tiles.first()).toBeVisible();
  });
});

test('a visitor plays a demo', async ({ page }) => {
  await page.goto(paths.games.slot);
  await aboutGame(page.getByRole('main')).press('Enter');
  await page.getByRole('dialog').getByRole('link', { name: 'Try without money' }).click();
  await expect(page.getByRole('group', { name: 'Game bar' })).toContainText('nothing to win');
  await expect(page.frameLocator('iframe').getByText(/DEMO/)).toBeVisible();
  await page.getByRole('button', { name: 'Leave the game' }).first().click();
  await expect(page).toHaveURL(/slot-games/);
});

test('a long press opens the information of a game, and neither the game nor its sheet', async ({ page }) => {
  await page.goto(paths.games.slot);
  const tile = page.getByRole('main').locator('a[href*="/m/play?"]').first();
  await expect(tile).toBeVisible();
  const { x, y } = (await tile.boundingBox()) ?? { x: 0, y: 0 };
  const finger = await page.context().newCDPSession(page);
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: x + 40, y: y + 60 }] });
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText('Return to player', { exact: true })).toBeVisible();
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(paths.games.slot);
});
