import { paths } from '@parlour/kernel';
import { expectScreen } from '../support/accessibility';
import { chooseSite } from '../support/chooseSite';
import { keepRecord } from '../support/keepRecord';
import { openScreen } from '../support/openScreen';
import { sandbox } from '../support/sandbox';
import { screenshot } from '../support/screenshot';
import { languagesNow } from '../support/sweep';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 320, height: 640 } });

/** 15 digits. */
const balance = '1234567890123.45';
/** Screens that show the balance. */
const withBalance: readonly string[] = [paths.home, paths.wallet.wallets, paths.wallet.deposit, paths.session.member];
const screens = [...withBalance, paths.wallet.withdraw, paths.wallet.records];

for (const { language, merchant, username } of languagesNow([
  { language: 'EN', merchant: '200jilif3', username: 'maria' },
  { language: 'TY', merchant: '200jilif3', username: 'maria' },
  { language: 'MY', merchant: '200jilimm3', username: 'thiri' },
]))
  test(`a balance of 15 digits fits on a narrow phone, in ${language}`, async ({ page }) => {
    await chooseSite(page, { merchant, language });
    await keepRecord(page, JSON.stringify(await sandbox.openSession(username)));
    // The players of the world belong to other tests too, so their ledgers stay as they are.
    await page.route(/\/wps\/wallets\//, async (route) => {
      const reply = await route.fetch();
      const text = await reply.text();
      await route.fulfill({
        response: reply,
        body: text.replace(/"(sumBalance|mainBalance|balance|withdrawable|total)":"[\d.]+"/g, `"$1":"${balance}"`),
      });
    });
    for (const path of screens)
      await test.step(path, async () => {
        await openScreen(page, path);
        await expectScreen(page);
        if (withBalance.includes(path)) await expect(page.getByText('1,234,567,890,123').first()).toBeAttached();
        const header = page.getByRole('banner');
        for (const control of await header.locator('a:visible, button:visible').all()) {
          const box = await control.boundingBox();
          expect.soft(Math.round((box?.x ?? 0) + (box?.width ?? 0)), `${path}: ${await control.textContent()}`).toBeLessThanOrEqual(320);
          expect.soft(box?.x).toBeGreaterThanOrEqual(0);
        }
        await screenshot(page, `large${language}${path.replaceAll('/', '-')}`);
      });
  });
