import type { Locator, Page } from '@playwright/test';

/** Opens the drawer of a game list, and returns it with its field for a game's name. */
export async function openDrawer(page: Page): Promise<{ drawer: Locator; field: Locator }> {
  await page.getByRole('main').getByRole('button', { name: 'Filter', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Filter games' });
  return { drawer, field: drawer.getByRole('textbox', { name: 'Find a game by name' }) };
}

/** Searches a game list by name, as a player does. */
export async function searchList(page: Page, name: string): Promise<void> {
  const { drawer, field } = await openDrawer(page);
  await field.fill(name);
  await drawer.getByRole('button', { name: 'Show games' }).click();
}
