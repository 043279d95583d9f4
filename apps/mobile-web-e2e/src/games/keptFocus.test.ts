import { paths } from '@parlour/kernel';
import { expect, test } from '../support/test';

test('the focus stays on the category while its page becomes another one', async ({ page }) => {
  await page.goto(paths.games.hot);
  const category = page.getByRole('combobox', { name: 'Category' });
  // A list that a person opens has the focus; `selectOption` alone gives it none.
  await category.focus();
  for (const [name, path] of [
    ['Slots', paths.games.slot],
    ['Hot games', paths.games.hot],
  ] as const) {
    await category.selectOption({ label: name });
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(category).toBeFocused();
  }
});
