import { paths } from '@parlour/kernel';
import { expectAccessible } from '../support/accessibility';
import { beginAsNew } from '../support/player';
import { sandbox } from '../support/sandbox';
import { expect, test } from '../support/test';

/** Positions on the wheel: 32, which is red, and 0. */
const draws = [[1], [0]];

test('a live table opens the roulette; its wins and losses reach the bar above the game', async ({ page }) => {
  const name = await beginAsNew(page, 'rita');
  await sandbox.adjust(name, '500');
  await sandbox.planSpins(name, draws);
  await page.goto(`${paths.games.list}?gameType=LIVE&vassalage=VELVET&gameName=Roulette`);
  await page.getByRole('main').locator('a[href*="/m/play"]').first().click();
  const game = page.frameLocator('iframe');
  const spin = game.locator('.spin');
  const bar = page.getByRole('main').getByRole('group', { name: 'Game bar' });
  await expect(spin).toBeEnabled();

  await test.step('asks for a chip first', async () => {
    await spin.click();
    await expect(game.getByText('Place a chip on the table first.')).toBeVisible();
  });

  await test.step('pays twice the stake for red', async () => {
    await game.getByRole('button', { name: 'Red', exact: true }).click();
    await spin.click();
    await expect(game.getByText(/^You win/)).toBeVisible();
    await expect(bar.getByText('+₱1.00')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('takes the stake for zero', async () => {
    await spin.click();
    await expect(game.getByText('0: no win this time.')).toBeVisible();
    await expect(bar.getByText('₱0.00')).toBeVisible();
    await expect.poll(async () => (await sandbox.playerLedger(name)).balance).toBe('500.00');
  });
});
