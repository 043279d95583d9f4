import { paths } from '@parlour/kernel';
import type { Locator, Page } from '@playwright/test';
import { answerPopups } from '../support/answerPopups';
import { countTaps } from '../support/countTaps';
import { beginAs, beginAsNew } from '../support/player';
import { sandbox } from '../support/sandbox';
import { screenshot } from '../support/screenshot';
import { expect, test } from '../support/test';

// Home is not touched beforehand, because a player's first tap counts too.
test.use({ isTouched: false });

const main = (page: Page) => page.getByRole('main');
const header = (page: Page) => page.getByRole('banner');
const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });
const orderIn = (page: Page) => page.url().split('/').at(-1) ?? '';

const phone = { width: 360, height: 800 };

/** Expects a form of money on one screen: at most 700 px of content, and its button in view wherever the page is scrolled to; two columns on a tablet. */
async function expectOneScreen(page: Page, button: Locator, content = main(page)): Promise<void> {
  await expect(button).toBeVisible();
  await expect(main(page).locator('[aria-busy=true], [data-shape][aria-hidden]')).toHaveCount(0);
  const height = await content.evaluate((element) => {
    const { top } = element.getBoundingClientRect();
    return Math.max(...[...element.children].map((child) => child.getBoundingClientRect().bottom - top));
  });
  expect(height).toBeLessThanOrEqual(700);

  // On a short phone the page scrolls.
  await page.setViewportSize({ ...phone, height: 560 });
  for (const top of [0, height]) {
    await page.evaluate((y) => scrollTo(0, y), top);
    await expect(button).toBeInViewport({ ratio: 1 });
    const [bar, bottom] = await Promise.all([menu(page).boundingBox(), button.boundingBox()]);
    expect((bottom?.y ?? 0) + (bottom?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  }

  await page.setViewportSize({ width: 768, height: 1024 });
  const [amount, side] = await Promise.all([main(page).getByRole('textbox', { name: 'Amount' }).boundingBox(), button.boundingBox()]);
  expect((amount?.x ?? 0) + (amount?.width ?? 0)).toBeLessThan(side?.x ?? 0);
  await page.setViewportSize(phone);
}

test('a first deposit takes four taps, the same again two, on another device too', async ({ page, browser, baseURL }) => {
  test.setTimeout(150_000);
  const name = await beginAsNew(page, 'taps');
  await page.evaluate(() => sessionStorage.removeItem('wallet.limitAsked'));
  await page.goto(paths.home);

  await test.step('first deposit', async () => {
    const { tap, count } = countTaps(page);
    await tap(header(page).getByRole('link', { name: 'Deposit' }));
    await tap(main(page).getByRole('button', { name: '500', exact: true }));
    await tap(page.getByRole('button', { name: 'Pay ₱500.00' }));
    await tap(page.getByRole('dialog').getByRole('button', { name: 'Not now' }));
    await expect(page).toHaveURL(/voucherCenter\/order\/D-/);
    expect(count()).toBeLessThanOrEqual(4);
    await sandbox.settle(orderIn(page), 'successful');
    await expect(main(page).getByText('New balance')).toBeVisible({ timeout: 40_000 });
    await expect(main(page).getByRole('link', { name: 'Play' })).toBeInViewport();
    await screenshot(page, 'deposit-credited');
  });

  await test.step('the same again', async () => {
    await page.goto(paths.home);
    const { tap, count } = countTaps(page);
    await tap(header(page).getByRole('link', { name: 'Deposit' }));
    const pay = page.getByRole('button', { name: 'Pay ₱500.00' });
    await expectOneScreen(page, pay);
    await tap(pay);
    await expect(page).toHaveURL(/voucherCenter\/order\/D-/);
    expect(count()).toBeLessThanOrEqual(2);
    await sandbox.settle(orderIn(page), 'successful');
    await expect(main(page).getByText('New balance')).toBeVisible({ timeout: 40_000 });
  });

  await test.step('the same on another device', async () => {
    const context = await browser.newContext({
      baseURL: baseURL ?? '',
      viewport: phone,
      hasTouch: true,
      isMobile: true,
      serviceWorkers: 'block',
    });
    await answerPopups(context);
    const other = await context.newPage();
    await beginAs(other, name);
    await other.goto(paths.home);
    const { tap, count } = countTaps(other);
    await tap(header(other).getByRole('link', { name: 'Deposit' }));
    await tap(other.getByRole('button', { name: 'Pay ₱500.00' }));
    await expect(other).toHaveURL(/voucherCenter\/order\/D-/);
    expect(count()).toBeLessThanOrEqual(2);
    await context.close();
  });
});

test('a withdrawal takes four taps, and two find it again', async ({ page }) => {
  test.setTimeout(120_000);
  await beginAs(page, 'maria');
  await page.goto(paths.home);

  await test.step('withdraw', async () => {
    const { tap, type, count } = countTaps(page);
    await tap(header(page).getByRole('button', { name: 'Open menu' }));
    await tap(page.getByRole('dialog').getByRole('link', { name: 'Withdraw', exact: true }));
    await tap(main(page).getByRole('button', { name: '25%' }));
    const review = page.getByRole('button', { name: 'Review withdrawal' });
    // Above the form, maria may have the wagering of bonuses from other tests.
    await expectOneScreen(page, review, main(page).locator('form'));
    await tap(review);
    await type(page.getByRole('dialog').getByLabel('Transaction password'), '246810');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/withdraw\/order\/W-/);
    expect(count()).toBeLessThanOrEqual(4);
  });

  await test.step('where is my withdrawal?', async () => {
    const address = page.url();
    await page.goto(paths.home);
    const { tap, count } = countTaps(page);
    await tap(menu(page).getByRole('link', { name: 'Member' }));
    await tap(
      main(page)
        .getByRole('link', { name: /^Withdrawal of ₱/ })
        .first(),
    );
    await expect(page).toHaveURL(address);
    expect(count()).toBeLessThanOrEqual(2);
  });

  await test.step('my bets', async () => {
    await page.goto(paths.home);
    const { tap, count } = countTaps(page);
    await tap(header(page).getByRole('button', { name: 'Open menu' }));
    await tap(page.getByRole('dialog').getByRole('link', { name: 'Betting record' }));
    await expect(page).toHaveURL(new RegExp(paths.wallet.records));
    expect(count()).toBeLessThanOrEqual(2);
  });
});
