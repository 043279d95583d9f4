import { phone } from './phone.mjs';

/**
 * Logs a member in and returns the browser's storage, for visits that have nothing else.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} edge
 */
export async function logIn(browser, edge) {
  const context = await phone(browser, { serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(`${edge}/m/login`);
  const form = page.getByRole('main');
  await form.locator('input[autocomplete~=username]').fill('maria');
  await form.locator('input[autocomplete~="current-password"]').fill('parlour88');
  await form.locator('button[type=submit]').click();
  await page.waitForURL(`${edge}/m/home`);
  await page.waitForLoadState('networkidle');
  const state = await context.storageState();
  await context.close();
  return state;
}
