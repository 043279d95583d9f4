import { paths } from '@parlour/kernel';
import { beginAsNew } from '../support/player';
import { sandbox } from '../support/sandbox';
import { expect, test } from '../support/test';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Three bells in the middle row, which pay six times the stake; then three cherries in the top row, which pay it twice. */
const spins = [
  [4, 2, 6],
  [0, 1, 2],
];

test('a win of six times the stake is celebrated below the bar, a win of twice the stake is not', async ({ page }) => {
  const name = await beginAsNew(page, 'winnie');
  await sandbox.adjust(name, '500');
  await sandbox.planSpins(name, spins);
  await page.goto(paths.games.slot);
  await page.getByRole('main').locator('a[href*="/m/play"]').first().click();
  const spin = page.frameLocator('iframe').locator('.spin');
  const moment = page.getByRole('main').locator('span', { hasText: /^You won ₱\d/ });
  const result = page.getByRole('main').getByText(/^\+₱\d/);
  await expect(spin).toBeEnabled();
  await spin.click();
  await expect(moment).toBeAttached();
  const first = await result.textContent();
  await expect(spin).toBeEnabled();
  await spin.click();
  await expect(result).not.toHaveText(first ?? '');
  await expect(moment).not.toBeAttached();
});
