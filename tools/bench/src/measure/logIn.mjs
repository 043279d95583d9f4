import { phone } from './phone.mjs';

const PLAYER = 'maria';
/** Storage holds the session record under this key (specification 3). */
const SESSION = 'MC_SESSION_INFO';

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
  await form.locator('input[autocomplete~=username]').fill(PLAYER);
  await form.locator('input[autocomplete~="current-password"]').fill('parlour88');
  await form.locator('button[type=submit]').click();
  await page.waitForURL(`${edge}/m/home`);
  await page.waitForLoadState('networkidle');
  const state = await context.storageState();
  await context.close();
  return state;
}

/**
 * Returns the same storage with its own session. Visits that share one would end it for each other, because a visit may renew its session.
 * @param {Awaited<ReturnType<typeof logIn>>} state
 * @param {(path: string, body: object) => Promise<object>} control
 */
export async function withOwnSession(state, control) {
  const value = JSON.stringify(await control('/sessions', { username: PLAYER }));
  const renewed = (items) => items.map((item) => (item.name === SESSION ? { ...item, value } : item));
  return { ...state, origins: state.origins.map((origin) => ({ ...origin, localStorage: renewed(origin.localStorage) })) };
}
