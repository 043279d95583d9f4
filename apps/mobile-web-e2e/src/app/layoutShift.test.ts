import type { Page } from '@playwright/test';
import { paths } from '@parlour/kernel';
import { chooseSite } from '../support/chooseSite';
import { delayReplies, watchLayoutShifts } from '../support/layoutShifts';
import { beginAs } from '../support/player';
import { settle } from '../support/settle';
import { expect, test } from '../support/test';

// server/pages.test.ts checks the public screens.

const { wallet, messaging, session, games, promotions } = paths;
const screens = [wallet.deposit, wallet.withdraw, wallet.records, messaging.inbox, session.member, games.favourites, promotions.rewards];

/** Leaves an order unpaid, so that the deposit screen has a notice to load. */
async function leaveOrderUnpaid(page: Page, amount: string) {
  await page.goto(wallet.deposit);
  const form = page.getByRole('main').locator('form');
  await form.getByRole('textbox').first().fill(amount);
  await form.locator('button[type=submit]').click();
  await expect(page).toHaveURL(/voucherCenter\/order\/D-/);
  // Makes the next page a first visit, whose scripts arrive late.
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.clearBrowserCache');
  await devtools.detach();
}

// These languages have longer words and higher lines than English.
for (const { name, width, username, deposit, ...site } of [
  { name: 'in Filipino', width: 412, merchant: '200jilif3', language: 'TY', username: 'maria', deposit: '500' },
  { name: 'in Burmese', width: 360, merchant: '200jilimm3', language: 'MY', username: 'thiri', deposit: '20000' },
]) {
  test.describe(name, () => {
    test.use({ viewport: { width, height: 800 }, isTouched: false });

    test("nothing moves while a member's screens load", async ({ page }) => {
      await chooseSite(page, site);
      await beginAs(page, username);
      await leaveOrderUnpaid(page, deposit);
      const moved = await watchLayoutShifts(page);
      await delayReplies(page);
      const complaints: string[] = [];
      for (const screen of screens) {
        await page.goto(screen, { waitUntil: 'networkidle' });
        await settle(page);
        complaints.push(...(await moved()).map((shift) => `${screen}: ${shift}`));
      }
      expect(complaints).toEqual([]);
    });
  });
}
