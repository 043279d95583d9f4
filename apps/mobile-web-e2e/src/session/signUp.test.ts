import { paths } from '@parlour/kernel';
import type { Page } from '@playwright/test';
import { expectAccessible, expectNoOverflow } from '../support/accessibility';
import { chooseSite } from '../support/chooseSite';
import { watchLayoutShifts } from '../support/layoutShifts';
import { freshName, skipLimitPrompt } from '../support/player';
import { screenshot } from '../support/screenshot';
import { expect, test } from '../support/test';

const { register, login } = paths.session;

const sites = [
  { locale: 'en', merchant: '200jilif3', language: 'EN', promotion: 'PH-welcome' },
  { locale: 'fil', merchant: '200jilif3', language: 'TY', promotion: 'PH-welcome' },
  { locale: 'my', merchant: '200jilimm3', language: 'MY', promotion: 'MM-welcome' },
];

/** Waits until the server has the page with its data, in the language of the page's cookie. */
async function serverHas(page: Page, address: string): Promise<void> {
  await expect.poll(async () => (await page.request.get(address)).text()).toContain('id="parlour-page"');
}

/** The first field stands high, and the button is in the view without scrolling. */
async function expectFormInFirstView(page: Page): Promise<void> {
  const main = page.getByRole('main');
  const field = await main.getByRole('textbox').first().boundingBox();
  expect(field?.y).toBeLessThanOrEqual(300);
  const button = await main.locator('button[type=submit]').boundingBox();
  expect((button?.y ?? Infinity) + (button?.height ?? 0)).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0);
}

for (const { locale, merchant, language, promotion } of sites) {
  test(`the form of the sign-up is in the first view and does not move, in ${locale}`, async ({ page }) => {
    const moved = await watchLayoutShifts(page);
    await chooseSite(page, { merchant, language });
    await serverHas(page, register);
    await page.goto(register);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    const main = page.getByRole('main');
    await expect(main.getByRole('textbox').first()).toBeVisible();
    await expectFormInFirstView(page);
    await expect(main.locator('p').first()).toHaveJSProperty('offsetHeight', 32);
    await expect(main.getByRole('group').getByRole('button')).toHaveCount(3);
    expect(await moved()).toEqual([]);
    await screenshot(page, `sign-up-${locale}`);
    await expectAccessible(page, locale === 'en' ? 'everything' : 'language');
    await expectNoOverflow(page);

    await serverHas(page, `${register}?promotion=${promotion}`);
    await page.goto(`${register}?promotion=${promotion}`);
    await expect(main.getByRole('textbox').first()).toBeVisible();
    await expect(main.getByText('50%')).toBeVisible();
    await expectFormInFirstView(page);
    expect(await moved()).toEqual([]);
    await screenshot(page, `sign-up-promotion-${locale}`);
  });
}

test('a visitor from a promotion signs up for it, and the deposit has it chosen', async ({ page }) => {
  await page.goto(`${paths.promotions.detail}?id=PH-welcome`);
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Join with a deposit' }).click();
  await expect(page).toHaveURL(/\/m\/register\?promotion=PH-welcome$/);
  await expect(main.getByText(/Warm Welcome: 50%/)).toBeVisible();

  // To the login and back: the promotion stays.
  await main.getByRole('link', { name: 'Log in now' }).click();
  await expect(page).toHaveURL(/\/m\/login\?promotion=PH-welcome$/);
  await main.getByRole('link', { name: 'Sign up' }).click();
  await expect(main.getByText(/Warm Welcome: 50%/)).toBeVisible();

  await skipLimitPrompt(page);
  await main.getByRole('textbox', { name: /^Username/ }).fill(freshName('adam'));
  await main.getByLabel(/^Password/).fill('parlour88');
  await main.getByRole('button', { name: 'Sign up' }).click();
  await expect(page).toHaveURL(/\/m\/voucherCenter\?promotion=PH-welcome$/);
  await expect(main.getByRole('button', { name: /Warm Welcome/ })).toBeVisible();
});

test('a visitor whose account the device remembers comes from a promotion to the login', async ({ page }) => {
  await page.addInitScript(() => {
    const record = { type: 'username', username: 'maria', password: '', countryDialingCode: '' };
    localStorage.setItem('rememberedCredentials.username', JSON.stringify(record));
  });
  await page.goto(`${paths.promotions.detail}?id=PH-welcome`);
  await page.getByRole('main').getByRole('link', { name: 'Join with a deposit' }).click();
  await expect(page).toHaveURL(new RegExp(`${login}\\?returnTo=`));
});

test('a sign-up that the gateway asks a captcha for shows it with the focus, and nothing typed is lost', async ({ page, watch }) => {
  watch.allow(/Failed to load resource/);
  await page.goto(register);
  const main = page.getByRole('main');
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().includes('/wps/captcha')) asked += 1;
  });
  await page.route('**/wps/member/register', (route) =>
    route.fulfill({ json: { success: false, code: 'CAPTCHA_REQUIRED', value: { captcha: true } } }),
  );
  await main.getByRole('textbox', { name: /^Username/ }).fill(freshName('cap'));
  await main.getByLabel(/^Password/).fill('parlour88');
  expect(asked).toBe(0);
  await main.getByRole('button', { name: 'Sign up' }).click();
  await expect(main.getByLabel(/^Code in the picture/)).toBeFocused();
  await expect(main.getByRole('img', { name: 'Picture with digits' })).toBeVisible();
  await screenshot(page, 'sign-up-captcha');
  await expect(main.getByLabel(/^Password/)).toHaveValue('parlour88');
});
