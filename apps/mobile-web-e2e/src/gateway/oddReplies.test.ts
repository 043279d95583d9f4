import { paths } from '@parlour/kernel';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/faultTest';
import { watchHostility } from '../support/hostile/hostility';
import { usePlainDocuments } from '../support/hostile/plainDocuments';
import { beginAs } from '../support/player';
import { rewriteReplies } from '../support/hostile/rewriteReplies';
import { spoil } from '../support/hostile/spoil';

/** The browser's console line about a call that the test makes fail. */
const failedCall = /Failed to load resource/;
const main = (page: Page) => page.getByRole('main');
const onLogin = /\/m\/login/;

/** Makes the gateway answer a path with this value. */
async function answer(page: Page, path: string, value: unknown): Promise<void> {
  await page.unroute(`**${path}*`);
  await page.route(`**${path}*`, (route) => route.fulfill({ json: { success: true, value } }));
}

test('reliability X6: prototype keys in every object of every reply change no screen and pollute nothing', async ({ page, invariants }) => {
  const poison = '{"__proto__":{"polluted":"yes"},"constructor":{"prototype":{"polluted":"yes"}},"prototype":{"polluted":"yes"},"';
  let served = 0;
  await rewriteReplies(page, (text) => {
    served += 1;
    return text.replaceAll('{"', poison);
  });
  await beginAs(page, 'maria');
  for (const [path, word] of [
    [paths.home, 'Hot games'],
    [paths.games.slot, 'Filter'],
    [paths.session.member, 'Maria'],
    [paths.wallet.deposit, 'Amount'],
    [paths.promotions.list, 'Promotions'],
  ] as const) {
    await invariants.step(path, async () => {
      await page.goto(path);
      await expect(page.getByText(word).first()).toBeVisible();
      expect(
        await page.evaluate(() => [({} as Record<string, unknown>)['polluted'], ([] as unknown as Record<string, unknown>)['polluted']]),
      ).toEqual([undefined, undefined]);
    });
  }
  expect(served).toBeGreaterThan(10);
});

test('reliability X7: customer service paths that decrypt to scripts, foreign hosts or nothing are left out, and the chat works', async ({
  page,
}) => {
  const ran = await watchHostility(page);
  // javascript:alert(1), https://evil.example/steal and a page in a data: address, each encrypted as specification 3 says.
  const sealed = [
    'GWL8lIT36PtLOa2YPgK1Wwprb/cQs4fW8letters',
    'LoaSAjaBg5juRD7b+hHRKYbtBdTUiRRBgMp7bWrJGu4=8letters',
    'OP8STSNb2/8ebdEZJwIeF+19/2iBizdovJ3/DStZte6qiNea3nHXm0li3KiR2ULs8letters',
    'CpnEPkW+29iWqYU=k3yOf8ch',
    '%%%not base64%%%k3yOf8ch',
    '12345678',
    'A'.repeat(400),
  ];
  await answer(
    page,
    '/wps/system/customerService',
    sealed.map((path, place) => ({ title: `Odd way ${place}`, csType: null, path })),
  );
  await beginAs(page, 'maria');
  const asked = page.waitForResponse('**/wps/system/customerService*');
  await page.goto(`${paths.messaging.message}?chat=1`);
  await asked;
  await expect(page.getByText('Other ways to reach us')).toBeVisible();
  await expect(page.getByText(/^Odd way/)).toHaveCount(0);
  await expect(page.locator('a[href^="javascript:"], a[href^="data:"], a[href*="evil.example"]')).toHaveCount(0);
  expect(ran).toEqual([]);
});

test('reliability X10: a captcha that is not an image is not rendered, and the player can get another', async ({ page, invariants }) => {
  await usePlainDocuments(page);
  const ran = await watchHostility(page);
  const script = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>';
  const form = main(page);
  const image = form.getByRole('img', { name: 'Picture with digits' });
  const failure = form.getByText("We couldn't load the picture. Request a new one.");
  await answer(page, '/wps/system/setting/register', { fields: {}, captcha: { enabled: true } });
  for (const [what, value] of [
    ['an SVG with a script', btoa(script)],
    ['a data URL with a script', `data:image/svg+xml;base64,${btoa(script)}`],
    ['an HTML page', btoa('<!doctype html><script>alert(1)</script>')],
    ['no base64', '!!!'],
    ['an image of 300 KB', `iVBORw0KGgo${'A'.repeat(400_000)}`],
    ['nothing', ''],
  ] as const) {
    await invariants.step(what, async () => {
      await answer(page, '/wps/captcha', value);
      if (await failure.isVisible()) await form.getByRole('button', { name: 'New picture' }).click();
      else await page.goto(paths.session.register);
      await expect(failure).toBeVisible();
      await expect(image).toHaveCount(0);
    });
  }
  await page.unroute('**/wps/captcha*');
  await form.getByRole('button', { name: 'New picture' }).click();
  await expect(image).toBeVisible();
  await expect(failure).toBeHidden();
  expect(ran).toEqual([]);
});

test('reliability M1, M2: an invalid balance is shown as a failure, and unknown currencies are shown as text', async ({
  page,
  invariants,
}) => {
  await beginAs(page, 'maria');
  let wallet: object = {};
  await page.route('**/wps/wallets/gcs', (route) => route.fulfill({ json: { success: true, value: wallet } }));
  const money = main(page);
  const ask = async (button: string, value: object) => {
    wallet = { currency: 'TLB', currencySymbol: '₱', sumBalance: '100.00', withdrawable: '100.00', ...value };
    const answered = page.waitForResponse('**/wps/wallets/gcs');
    await money.getByRole('button', { name: button }).first().click();
    await answered;
  };
  await page.goto(paths.session.member);
  const failure = money.getByText("We couldn't load your balance");
  await expect(failure).toBeVisible();
  await invariants.step('no amounts', async () => {
    for (const sumBalance of [null, '', '1e3', '1,000', 1e308, 'NaN', 'Infinity', '0x10', '--1']) {
      await ask('Try again', { sumBalance });
      await expect(failure, String(sumBalance)).toBeVisible();
    }
  });
  await invariants.step('an amount above the largest safe number', async () => {
    await ask('Try again', { sumBalance: '9007199254740993.55' });
    await expect(money).toContainText('₱9,007,199,254,740,993.55');
  });
  for (const [currencySymbol, shown] of [
    ['USDT', 'USDT 100.00'],
    ['', '100.00'],
    ['x'.repeat(40), `${'x'.repeat(40)} 100.00`],
    ['<b>₱</b>', '<b>₱</b>100.00'],
  ] as const) {
    await invariants.step(`currency ${currencySymbol}`, async () => {
      await ask('Update balance', { currency: 'USDT', currencySymbol });
      await expect(money).toContainText(shown);
    });
  }
});

test('reliability P3: odd registration rules leave a usable form, or a retry', async ({ page, invariants }) => {
  await usePlainDocuments(page);
  const on = { enabled: true, required: true };
  const submit = main(page).getByRole('button', { name: /Sign up/ });
  for (const [what, value] of [
    ['all off', { fields: {}, captcha: { enabled: false } }],
    [
      'contradictions, strangers and a hostile pattern',
      {
        fields: {
          username: { ...on, minLength: 40, maxLength: 3, pattern: '^(a+)+$' },
          shoeSize: on,
          toString: on,
          email: { enabled: false, required: true },
        },
        captcha: { enabled: false },
      },
    ],
  ] as const) {
    await invariants.step(what, async () => {
      await answer(page, '/wps/system/setting/register', value);
      await page.goto(paths.session.register);
      await expect(main(page).getByRole('textbox', { name: /^Username/ })).toBeVisible();
      await expect(submit).toBeEnabled();
    });
  }
  await invariants.step('no rules at all', async () => {
    await answer(page, '/wps/system/setting/register', 'username');
    await page.goto(paths.session.register);
    await expect(page.getByText("We couldn't load the form")).toBeVisible();
  });
  await page.unroute('**/wps/system/setting/register*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(submit).toBeVisible();
});

test('reliability A3, A8: a gateway that refuses every token with status 200 causes one renewal, one redirect to the login, and a return', async ({
  page,
  watch,
  invariants,
}) => {
  watch.allow(failedCall);
  await beginAs(page, 'maria');
  await page.goto(paths.promotions.list);
  let renewals = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/wps/session/renew') renewals += 1;
  });
  const ended = { success: false, code: 'LOGGED_OUT' };
  await page.route(/\/wps\/(session\/renew|wallets\/gcs|member\/info)/, (route) => route.fulfill({ status: 200, json: ended }));
  await invariants.step('logged out once', async () => {
    await page.goto(paths.session.member);
    await expect(page).toHaveURL(onLogin);
    await expect(main(page).getByLabel('Username')).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(page).toHaveURL(onLogin);
    expect(renewals).toBe(1);
  });
  await page.unroute(/\/wps\/(session\/renew|wallets\/gcs|member\/info)/);
  await main(page).getByLabel('Username').fill('maria');
  await main(page).getByLabel('Password', { exact: true }).fill('parlour88');
  await main(page).getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`${paths.session.member}$`));
  await expect(main(page)).toContainText('Maria');
});

test('reliability A1: a renewal that fails on the gateway’s side does not log out', async ({ page, watch }) => {
  watch.allow(failedCall);
  await beginAs(page, 'maria');
  await page.goto(paths.promotions.list);
  const mend = await spoil(page, { path: '/wps/session/renew', fault: { kind: 'status', status: 503 } });
  await spoil(page, { path: '/wps/*', fault: { kind: 'expiredToken' } });
  await page.goto(paths.session.member);
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(page).not.toHaveURL(onLogin);
  await mend();
  const balance = main(page).getByText(/^₱/).first();
  // A part of the screen that asks for the balance later may have brought it by now; then there is nothing to try again.
  await expect(async () => {
    if (!(await balance.isVisible())) await page.getByRole('button', { name: 'Try again' }).first().click({ timeout: 1000 });
    await expect(balance).toBeVisible({ timeout: 5000 });
  }).toPass({ timeout: 30_000 });
});
