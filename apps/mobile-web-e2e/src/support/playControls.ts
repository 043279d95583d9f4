import { paths } from '@parlour/kernel';
import type { Page } from '@playwright/test';
import { openScreen } from './openScreen';
import { sandbox } from './sandbox';
import { expect } from './test';

const { playControls } = paths.session;

/** Three different symbols: the stake is lost. */
export const lostSpin = [0, 5, 10];

/** Sets one of the player's limits by its label on the page: `setLimit(page, 'Deposits: 24 hours', '500')`. */
export async function setLimit(page: Page, name: string, amount: string): Promise<void> {
  await openScreen(page, playControls);
  const row = page.getByRole('button', { name: new RegExp(`^${name}`) });
  const others = page.getByText('Add a limit');
  await expect(others).toBeVisible();
  // A limit that is not set yet is shown at once, or behind "Add a limit" if another limit is set.
  if (!(await row.isVisible())) await others.click();
  await row.click();
  await page.getByRole('dialog').getByRole('textbox').fill(amount);
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

/** Starts a break or a self-exclusion and confirms it. */
export async function stopPlaying(page: Page, choice: string, start: 'Start the break' | 'Exclude me'): Promise<void> {
  await page.goto(playControls);
  await page.getByRole('tab', { name: start === 'Exclude me' ? 'Exclude' : 'Break', exact: true }).click();
  await page.getByRole('button', { name: choice, exact: true }).click();
  await page.getByRole('button', { name: start }).click();
  await page.getByRole('dialog').getByRole('button', { name: start }).click();
  await expect(page.getByText(start === 'Exclude me' ? /^You are excluded from play/ : /^You are on a break until/)).toBeVisible();
}

/** Makes a deposit that is paid at once. */
export async function payIn(page: Page, amount: string): Promise<void> {
  await page.goto(paths.wallet.deposit);
  await page.getByRole('main').getByRole('textbox', { name: 'Amount' }).fill(amount);
  await page.getByRole('button', { name: /^Pay/ }).click();
  await expect(page).toHaveURL(/voucherCenter\/order\/D-/);
  await sandbox.settle(page.url().split('/').at(-1) ?? '', 'successful');
}

/** Opens a game that plays in our iframe, and waits until it is ready. */
export async function openGame(page: Page) {
  await page.goto(`${paths.games.slot}?gameName=gold`);
  await page.getByRole('main').getByRole('link', { name: /gold/i }).first().click();
  await expect(page).toHaveURL(/\/m\/play/);
  const game = page.frameLocator('iframe');
  const spin = game.getByRole('button', { name: 'Spin' });
  await expect(spin).toBeEnabled();
  return { spin, stake: async () => (await game.locator('.stake-value').innerText()).replace(/[^\d.]/g, '') };
}
