import { paths } from '@parlour/kernel';
import type { Page } from '@playwright/test';

/** Opens the wallets and unfolds the other ones, which are folded while no money lies in them. */
export async function openWallets(page: Page): Promise<void> {
  await page.goto(paths.wallet.wallets);
  await unfoldWallets(page);
}

export async function unfoldWallets(page: Page): Promise<void> {
  const others = page.getByRole('main').locator('details').first();
  await others.waitFor();
  if ((await others.getAttribute('open')) === null) await others.locator('summary').first().click();
}
