import { paths, to } from '@parlour/kernel';
import { expect, test } from '../support/test';

test('the focus stays on a control that the next page shows as well', async ({ page }) => {
  await page.goto(paths.games.hot);
  const category = page.getByRole('combobox', { name: 'Category' });
  for (const [name, path] of [
    ['Slots', paths.games.slot],
    ['Live', paths.games.live],
    ['Hot games', paths.games.hot],
  ] as const) {
    await category.selectOption({ label: name });
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(category).toBeFocused();
  }

  await page.goto(paths.games.lott);
  const mode = page.getByRole('radio', { name: 'E-Lott' });
  await mode.press('Space');
  await expect(page).toHaveURL(new RegExp(`${paths.games.elott}$`));
  await expect(mode).toBeChecked();
  await expect(mode).toBeFocused();

  await page.goto(to(paths.games.list, {}, { gameType: 'RNG', vassalage: 'ORC' }));
  await page.getByRole('button', { name: 'Back' }).press('Enter');
  await expect(page).toHaveURL(new RegExp(`${paths.games.slot}$`));
  await expect(page.getByRole('combobox', { name: 'Provider' })).toHaveValue('');
  await expect(page.getByRole('button', { name: 'Back' })).toBeFocused();
});
