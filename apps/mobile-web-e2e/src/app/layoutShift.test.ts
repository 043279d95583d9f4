import { paths } from '@parlour/kernel';
import { chooseSite } from '../support/chooseSite';
import { delayReplies, watchLayoutShifts } from '../support/layoutShifts';
import { beginAs } from '../support/player';
import { drawnAddresses } from '../support/screens';
import { settle } from '../support/settle';
import { expect, test } from '../support/test';

// These languages have longer words and higher lines than English.

const { wallet, messaging, session, games, promotions } = paths;
const sites = [
  { name: 'in Filipino', width: 412, merchant: '200jilif3', language: 'TY', username: 'maria' },
  { name: 'in Burmese', width: 360, merchant: '200jilimm3', language: 'MY', username: 'thiri' },
];
/** Of the addresses of one screen, one is opened. A free trial logs in by itself. */
const { fishing, poker, live, sport, lott, elott } = games;
const others: readonly string[] = [session.trial, `${session.register}.html`, fishing, poker, live, sport, lott, elott];
const ofVisitor = drawnAddresses.filter((address) => !others.includes(address));
const ofMember = [wallet.deposit, wallet.withdraw, wallet.records, messaging.inbox, session.member, games.favourites, promotions.rewards];

for (const { name, width, username, ...site } of sites) {
  test.describe(name, () => {
    test.use({ viewport: { width, height: 800 }, isTouched: false });
    for (const [whose, list] of Object.entries({ public: ofVisitor, "a member's": ofMember })) {
      test(`nothing moves while ${whose} screens load`, async ({ page }) => {
        test.setTimeout(300_000);
        await chooseSite(page, site);
        if (list === ofMember) await beginAs(page, username);
        const moved = await watchLayoutShifts(page);
        await delayReplies(page);
        const complaints: string[] = [];
        for (const screen of list) {
          await page.goto(site.merchant === '200jilimm3' ? screen.replace('PH-', 'MM-') : screen, { waitUntil: 'networkidle' });
          await settle(page);
          complaints.push(...(await moved()).map((shift) => `${screen}: ${shift}`));
        }
        expect(complaints).toEqual([]);
      });
    }
  });
}
