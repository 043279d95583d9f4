import { paths } from '@parlour/kernel';
import type { Page } from '@playwright/test';
import { expectAccessible, expectNoOverflow } from '../support/accessibility';
import { isSweep } from '../support/sweep';
import { openScreen } from '../support/openScreen';
import { beginAs, beginAsNew } from '../support/player';
import { ports } from '../support/servers/ports';
import { expect, test } from '../support/test';

const webView =
  'Mozilla/5.0 (Linux; Android 14; SM-S918B Build/UP1A.231005.007; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/124.0.6367.179 Mobile Safari/537.36';
const apps = [
  { app: 'Facebook', system: 'android', userAgent: `${webView} [FB_IAB/FB4A;FBAV/467.0.0.44.106;]` },
  {
    app: 'Messenger',
    system: 'ios',
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 [FBAN/MessengerForiOS;FBAV/461.0.0.26.106;FBSV/17.5]',
  },
  // This in-app browser has the user agent of another browser; objects that it adds to the page reveal it.
  {
    app: 'Telegram',
    system: 'android',
    userAgent: 'Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.6367.179 Mobile Safari/537.36',
  },
  { app: 'Viber', system: 'android', userAgent: `${webView} Viber/22.5.0.1` },
] as const;

const vendor = new RegExp(`^http://[^/]+:${ports.vendor}/`);
const main = (page: Page) => page.getByRole('main');

async function expectSound(page: Page) {
  await expectAccessible(page);
  await expectNoOverflow(page);
}

for (const { app, system, userAgent } of apps) {
  test.describe(`inside ${app} (${system})`, () => {
    test.use({ userAgent });

    /** Removes the browser features that an in-app browser lacks. */
    test.beforeEach(async ({ context }) => {
      await context.addInitScript((name) => {
        window.open = () => null;
        Reflect.deleteProperty(navigator, 'share');
        Object.defineProperty(navigator, 'clipboard', { value: undefined });
        if (name === 'Telegram') Object.assign(window, { TelegramWebview: {} });
      }, app);
    });

    async function expectWayOut(page: Page, path: string) {
      const address = new URL(path, page.url());
      const link = page.getByRole('link', { name: system === 'ios' ? 'Open in Safari' : 'Open in Chrome' });
      const start = system === 'ios' ? `x-safari-${address.href}` : `intent://${address.host}${path}#Intent;scheme=http;`;
      expect((await link.getAttribute('href'))?.slice(0, start.length)).toBe(start);
      // The same text may also appear below another question.
      await expect(page.getByText(new RegExp(`menu .* ${app} and choose`)).filter({ visible: true })).toHaveCount(1);
      await expect(page.getByText(address.href, { exact: true }).filter({ visible: true })).toHaveCount(1);
    }

    test('a visitor: install, passkey and Google offer a browser; an external link opens in the tab, and Back returns', async ({
      page,
      context,
    }) => {
      test.setTimeout(180_000);
      await context.route(/^https:\/\/[\w.-]+\.example\//, (route) =>
        route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>other</title><main>other</main>' }),
      );

      await test.step('the download page', async () => {
        await openScreen(page, paths.download);
        await expectWayOut(page, paths.download);
        await page.getByRole('button', { name: 'Copy Address' }).click();
        await expect(page.getByText('Copied', { exact: true }).first()).toBeVisible();
        await expectSound(page);
      });

      await test.step('login', async () => {
        await openScreen(page, paths.session.login);
        await main(page).getByRole('button', { name: 'Log in with a passkey' }).click();
        await expectWayOut(page, paths.session.login);
        await expectSound(page);
        await page.reload();
        await main(page).getByRole('button', { name: 'Google' }).click();
        await expect(main(page).getByText('Google does not allow logins from inside another app.')).toBeVisible();
        await expectWayOut(page, paths.session.login);
      });

      await test.step('the download bar of home, and a community link', async () => {
        await openScreen(page, paths.home);
        const link = page.locator('footer a[target=_blank][href*=".example"]').first();
        await link.scrollIntoViewIfNeeded();
        await page.getByRole('complementary', { name: 'Get the app' }).getByRole('button', { name: 'Download' }).click();
        await expectWayOut(page, paths.download);
        await expectSound(page);
        await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
        await link.click();
        await expect(main(page)).toHaveText('other');
        expect(context.pages()).toHaveLength(1);
        await page.goBack();
        await expect(page).toHaveURL(new RegExp(`${paths.home}$`));
        await expect(page.getByRole('region', { name: 'Hot games' }).locator('a[href*="/m/play"]').first()).toBeVisible();
      });
    });

    // This test depends on the operating system, not on the in-app browser, so it runs once for each system. Every night it runs in all apps.
    const isFirstOfSystem = apps.find((other) => other.system === system)?.app === app;
    if (isFirstOfSystem || isSweep)
      test('a player: images, passkeys, payment page, file, and a game in its own tab', async ({ page, context }) => {
        test.setTimeout(180_000);
        await beginAsNew(page, 'inapp');

        await test.step('feedback: if no image can be chosen, the report can go on in a browser', async () => {
          await openScreen(page, paths.messaging.feedback);
          await expect(main(page).getByRole('button', { name: 'Add a picture' })).toBeVisible();
          const question = main(page).getByText('Nothing opens?');
          await expect(question).toHaveCount(system === 'ios' ? 0 : 1);
          if (system === 'ios') return;
          await question.click();
          await expectWayOut(page, paths.messaging.feedback);
          await expectSound(page);
        });

        await test.step('passkeys', async () => {
          await openScreen(page, paths.session.passkeys);
          await expectWayOut(page, paths.session.passkeys);
          await expectSound(page);
        });

        await test.step('the payment page opens in the tab; Back returns to the order, which is in the records', async () => {
          await openScreen(page, paths.wallet.deposit);
          await page.getByRole('button', { name: /^GoPeso/ }).click();
          await page
            .getByRole('dialog')
            .getByRole('button', { name: /PayPoint Checkout/ })
            .click();
          await page.getByRole('textbox', { name: 'Amount' }).fill('500');
          await page.getByRole('button', { name: /^Pay ₱/ }).click();
          await expect(page).toHaveURL(/voucherCenter\/order\/D-/);
          const order = new URL(page.url()).pathname;
          await expect(main(page).getByText(/replaces this one/)).toBeVisible();
          await main(page).getByText('Payment page not opening?').click();
          await expectWayOut(page, order);
          await expectSound(page);
          await main(page)
            .getByRole('link', { name: /^Pay on / })
            .click();
          await expect(page).toHaveURL(vendor);
          await page.goBack();
          await expect(page).toHaveURL(new RegExp(`${order}$`));
          await openScreen(page, `${paths.wallet.records}?tab=money`);
          await expect(main(page).getByRole('link', { name: /Deposit/ })).toHaveCount(1);
        });

        await test.step('a file', async () => {
          await main(page).getByRole('button', { name: 'Save as CSV' }).click();
          await expect(main(page).getByText('Files cannot be saved inside another app.')).toBeVisible();
          await expectSound(page);
        });

        await test.step('a game that needs its own tab', async () => {
          const list = `${paths.games.list}?gameType=SPORTS&vassalage=TAMARAW`;
          await openScreen(page, list);
          await main(page).locator('a[href*="/m/play?"]').first().click();
          await expect(page).toHaveURL(vendor);
          expect(context.pages()).toHaveLength(1);
          await page.goBack();
          await expect(page).toHaveURL(/vassalage=TAMARAW/);
          await expect(main(page).locator('a[href*="/m/play?"]').first()).toBeVisible();
        });
      });
  });
}

test.describe('in the operator’s own app', () => {
  test.use({
    userAgent: `${webView} ParlourApp/2.1`,
    // Passkeys need a host name; an IP address is not one.
    baseURL: async ({ baseURL }, use) => use(baseURL?.replace('127.0.0.1', 'localhost')),
  });

  test('no screen suggests a browser or an installation', async ({ page }) => {
    await beginAs(page, 'maria');
    await openScreen(page, paths.messaging.feedback);
    await expect(main(page).getByRole('button', { name: 'Add a picture' })).toBeVisible();
    await expect(main(page).getByText('Nothing opens?')).toHaveCount(0);
    await openScreen(page, paths.session.passkeys);
    await expect(page.getByRole('button', { name: 'Add a passkey' })).toBeVisible();
    await openScreen(page, paths.download);
    await expect(page.getByText('The app is installed')).toBeVisible();
  });
});
