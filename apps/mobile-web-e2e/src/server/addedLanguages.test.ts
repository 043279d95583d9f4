import { paths } from '@parlour/kernel';
import type { Browser, Page } from '@playwright/test';
import { expectNoOverflow } from '../support/accessibility';
import { answerPopups } from '../support/answerPopups';
import { watchLayoutShifts } from '../support/layoutShifts';
import { recordKey } from '../support/recordKey';
import { sandbox } from '../support/sandbox';
import { type Script, serveLanguages, written } from '../support/servers/serveLanguages';
import { settle } from '../support/settle';
import { appStarts, expect, test } from '../support/test';

// The tests share one server.
test.describe.configure({ mode: 'default' });

// Languages that the app does not have, from folders beside the operator's file: one without spaces in its words, one from right to left.

const languages: readonly { code: string; tag: Script; messages: string; name: string; direction: string }[] = [
  { code: 'TH', tag: 'th', messages: 'languages/th', name: 'ไทย', direction: 'ltr' },
  { code: 'UR', tag: 'ur', messages: 'languages/ur', name: 'اردو', direction: 'rtl' },
];
const merchant = { code: '200jilif3', country: 'PH', countryName: 'Philippines', currency: 'TLB', langList: ['EN', 'TH', 'UR'] };
const left = 'session:login.noAccount';

let site: Awaited<ReturnType<typeof serveLanguages>>;
test.beforeAll(async () => {
  const described = languages.map(({ code, tag, messages }) => ({ code, tag, messages }));
  site = await serveLanguages({ merchants: [merchant], languages: described } as never, [left]);
});
test.afterAll(() => site?.close());

async function pageIn(browser: Browser, language: string, tag: string, username?: string): Promise<Page> {
  const stored = { merchant: merchant.code, language, ...(username && { [recordKey]: await sandbox.openSession(username) }) };
  const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value: JSON.stringify(value) }));
  const context = await browser.newContext({
    viewport: { width: 360, height: 800 },
    storageState: { cookies: [], origins: [{ origin: site.url, localStorage }] },
  });
  const variant = `${merchant.code}.${tag}.${username ? 'player' : 'visitor'}`;
  await context.addCookies([{ name: 'home', value: variant, domain: '127.0.0.1', path: '/m' }]);
  await answerPopups(context);
  return context.newPage();
}

for (const { code, tag, name, direction } of languages) {
  test.describe(name, () => {
    const say = (english: string) => written(english, tag);
    const looks = async (page: Page) => {
      await expect(page.locator('html')).toHaveAttribute('lang', tag);
      expect(await page.evaluate(() => getComputedStyle(document.body).direction)).toBe(direction);
      await settle(page);
      await expectNoOverflow(page);
    };

    test('the player switches to it, and the header and the login speak it; what it lacks is English', async ({ page }) => {
      await page.goto(`${site.url}${paths.home}`);
      await page.getByRole('button', { name: 'Open menu' }).click();
      await page.getByRole('button', { name: 'Language: English' }).click();
      await page.getByRole('radio', { name }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: say('Close menu') })
        .click();
      await expect(
        page
          .getByRole('region', { name: say('Hot games'), exact: true })
          .getByRole('link')
          .first(),
      ).toBeVisible();
      await expect(page.getByRole('banner').getByRole('link', { name: say('Log in') })).toBeVisible();
      await looks(page);
      await page
        .getByRole('banner')
        .getByRole('link', { name: say('Log in') })
        .click();
      await expect(page.getByRole('main').getByLabel(say('Username'))).toBeVisible();
      await expect(page.getByRole('main').getByText('No account yet?')).toBeVisible();
      await looks(page);
    });

    test('the document of home is in it from the first byte, and nothing moves when the app takes over', async ({ browser, request }) => {
      const html = await (await request.get(`${site.url}${paths.home}?lang=${tag}`)).text();
      expect(html).toContain(` lang="${tag}"`);
      expect(/<html[^>]* dir="rtl"/.test(html)).toBe(direction === 'rtl');
      expect(html).toContain(say('Log in'));
      const page = await pageIn(browser, code, tag);
      const moved = await watchLayoutShifts(page);
      await page.goto(`${site.url}${paths.home}`);
      await appStarts(page);
      await looks(page);
      expect(await moved()).toEqual([]);
      await page.context().close();
    });

    test('a player deposits in it, and nothing moves', async ({ browser }) => {
      const page = await pageIn(browser, code, tag, 'maria');
      const moved = await watchLayoutShifts(page);
      await page.goto(`${site.url}${paths.wallet.deposit}`);
      await appStarts(page);
      await expect(page.getByRole('textbox', { name: say('Amount') }).first()).toBeVisible();
      await looks(page);
      expect(await moved()).toEqual([]);

      await page
        .getByRole('textbox', { name: say('Amount') })
        .first()
        .fill('310');
      await page.getByRole('main').getByRole('button', { name: /₱310/ }).click();
      await expect(page).toHaveURL(/\/order\/D-/);
      // The groups of an account number keep their order, also in a page from right to left.
      const number = page.getByText(/^\d{4}( \d{3,4}){2}$/);
      await expect(number).toBeVisible();
      const [start, end] = await number.evaluate((shown) => {
        const text = document.createTreeWalker(shown, NodeFilter.SHOW_TEXT).nextNode() as Text;
        return [0, text.length - 1].map((place) => {
          const digit = document.createRange();
          digit.setStart(text, place);
          digit.setEnd(text, place + 1);
          return digit.getBoundingClientRect().left;
        });
      });
      expect(start).toBeLessThan(end ?? 0);
      await page.context().close();
    });
  });
}
