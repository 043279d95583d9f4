import { paths } from '@parlour/kernel';
import type { Page } from '@playwright/test';
import { expectAccessible, expectNoOverflow } from '../support/accessibility';
import { launchOldChrome } from '../support/launchOldChrome';
import { screenshot } from '../support/screenshot';
import { expect, test } from '../support/test';

/** The notice's texts in all languages, and how to reach support without a script. */
async function expectNotice(page: Page, sentences: readonly RegExp[]): Promise<void> {
  const notice = page.getByRole('alert');
  await expect(notice).toBeInViewport({ ratio: 1 });
  for (const sentence of sentences) await expect(notice).toContainText(sentence);
  await expect(notice).not.toContainText('connection');
  await expect(notice.getByRole('link', { name: 'Philippines: (02) 8555 0100' })).toHaveAttribute('href', 'tel:+63285550100');
  await expect(notice.getByRole('link', { name: 'Myanmar: 01 855 0100' })).toBeVisible();
  await expectNoOverflow(page);
}

const tooOld = [/Your browser is too old for Parlour\. Update it, or use the newest Chrome or Firefox/, /Masyadong luma/, /ဟောင်း/];

for (const [what, takeAway] of [
  ['import maps', () => Object.assign(HTMLScriptElement, { supports: () => false })],
  ['HTMLScriptElement.supports', () => Reflect.deleteProperty(HTMLScriptElement, 'supports')],
  ['dynamic viewport units', () => Object.assign(CSS, { supports: () => false })],
  ['dialogs', () => Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal')],
] as const) {
  test(`a browser without ${what} is reported as too old, and the app does not start`, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => /\/(wps|lgw|m\/assets)\//.test(request.url()) && asked.push(request.url()));
    await page.addInitScript(takeAway);
    await page.goto(paths.home);
    await expectNotice(page, tooOld);
    expect(asked.filter((url) => url.endsWith('.js') || !url.includes('/m/assets/'))).toEqual([]);
    if (what === 'import maps') {
      await screenshot(page, 'too-old');
      await expectAccessible(page);
    }
  });
}

test('Chrome 106, the last one on Android 6, is reported as too old', async ({ baseURL, viewport }) => {
  const browser = await launchOldChrome('106');
  const page = await browser.newPage({ baseURL, viewport });
  await page.goto(paths.home);
  await expectNotice(page, tooOld);
  await browser.close();
});

test('a current browser is not reported as too old', async ({ page }) => {
  await page.goto(paths.home);
  await expect(page.getByRole('region', { name: 'Hot games' }).locator('a[href*="/m/play"]').first()).toBeVisible();
  await expect(page.locator('#too-old')).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page explains its requirements in three languages and shows how to reach support', async ({ page }) => {
    await page.goto(paths.home);
    await expectNotice(page, [/Parlour needs JavaScript/, /Kailangan ng Parlour ang JavaScript/, /JavaScript လို/]);
  });
});
