import { paths, to } from '@parlour/kernel';
import type { Page } from '@playwright/test';
import { expectAccessible, expectNoOverflow } from '../support/accessibility';
import { chooseSite } from '../support/chooseSite';
import { openScreen } from '../support/openScreen';
import { beginAs, beginAsNew } from '../support/player';
import { sandbox } from '../support/sandbox';
import { screenshot } from '../support/screenshot';
import { languagesNow } from '../support/sweep';
import { expect, test } from '../support/test';

const { notice, inbox, message, messages, help, feedback } = paths.messaging;
const png = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(500_000, 7)]);

async function expectClean(page: Page) {
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expectAccessible(page);
  await expectNoOverflow(page);
}

test('read: announcements and messages, their counts, delete with undo, mark all as read', async ({ page }) => {
  await beginAs(page, 'vince');
  await page.goto(messages);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: /^Announcements.*5/ })).toBeVisible();
  await expect(main.getByRole('link', { name: /^Inbox.*2/ })).toBeVisible();
  await expect(page.getByRole('navigation').getByRole('link', { name: /Member/ })).toContainText('2');
  await screenshot(page, 'messages');

  await main.getByRole('link', { name: /^Announcements/ }).click();
  await main.getByRole('link', { name: /Withdrawals to e-wallets/ }).click();
  await expect(main.getByText(/Bank transfers take up to 30 minutes/)).toBeVisible();
  await expect(page).toHaveURL(/i=0&id=PH-payouts/);

  await page.goto(inbox);
  await main.getByRole('link', { name: /A reward is waiting for you/ }).click();
  await expect(main.getByRole('link', { name: 'Claim' })).toHaveAttribute('href', paths.promotions.rewards);
  await expectClean(page);
  await main.getByRole('button', { name: 'Delete' }).click();
  await main.getByRole('button', { name: 'Undo' }).click();
  await expect(main.getByRole('link', { name: /A reward is waiting for you/ })).toBeVisible();
  await main.getByRole('button', { name: 'Show more' }).click();
  // The list renders only rows near the view.
  await expect(async () => {
    await main
      .getByRole('link', { name: /^Your week/ })
      .last()
      .scrollIntoViewIfNeeded();
    await expect(main.getByRole('link', { name: /Your week in numbers, no. 40/ })).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.evaluate(() => window.scrollTo(0, 0));

  await main.getByRole('button', { name: 'Select' }).click();
  await main.getByText('A new login to your account').click();
  await expectClean(page);
  await main.getByRole('button', { name: 'Delete' }).click();
  await expect(main.getByText('A new login to your account')).toBeHidden();
  // Leaving the list commits the deletion.
  await page.goBack();
  await page.goto(messages);
  await page.getByRole('banner').getByRole('button', { name: 'Mark all as read' }).click();
  await expect(page.getByRole('button', { name: 'Mark all as read' })).toBeHidden();
  await expect(main.getByRole('link', { name: 'Inbox Messages to you' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Announcements News for all players' })).toBeVisible();
});

test('reply: the chat opens on its own origin about the latest order, answers, and returns', async ({ page }) => {
  await beginAs(page, 'maria');
  await page.goto(to(message, {}, { chat: '1' }));
  const sheet = page.getByRole('dialog', { name: 'Customer service' });
  await sheet.getByRole('button', { name: 'Deposit' }).click();
  await expect(sheet.getByRole('list', { name: 'Available now' })).toBeVisible();
  await expectClean(page);
  await screenshot(page, 'chat-sheet');
  await sheet.getByRole('button', { name: 'Start the chat' }).click();
  await expect(page).toHaveURL(/\/chat\?merchant=200jilif3/);
  await page.getByRole('textbox').fill('Where is my withdrawal?');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText(/review your withdrawal/)).toBeVisible();
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL(new RegExp(`${message}$`));
});

test('report: a draft survives, a file of another type is refused, the answer arrives in the inbox', async ({ page }) => {
  await beginAsNew(page, 'fely');
  await page.goto(feedback);
  const form = page.getByRole('main');
  const words = 'I paid ₱500 at 14:02 and nothing came.';
  await form.getByLabel('Topic').selectOption('deposit');
  await form.getByLabel('What happened').fill(words);
  await page.reload();
  await expect(form.getByLabel('What happened')).toHaveValue(words);
  await form.getByLabel('Pictures').setInputFiles([
    { name: 'proof.png', mimeType: 'image/png', buffer: png },
    { name: 'virus.png', mimeType: 'image/png', buffer: Buffer.from('MZ\u0090 this program cannot be run') },
  ]);
  await expect(form.getByText('Ready')).toBeVisible();
  await expect(form.getByRole('alert')).toHaveText('This is not a PNG or JPG picture.');
  await expectClean(page);
  await screenshot(page, 'feedback');
  await form.getByRole('button', { name: 'Send', exact: true }).click();
  await form.getByRole('button', { name: 'Send without them' }).click();
  const sent = await form.getByText(/Reference F-\d+/).textContent();
  const reference = /F-\d+/.exec(sent ?? '')?.[0] ?? '';
  expect(reference).not.toBe('');
  await sandbox.advanceClock(20_000);
  await form.getByRole('link', { name: 'Go to inbox' }).click();
  await form.getByRole('link', { name: new RegExp(`Answer to your report ${reference}`) }).click();
  await expect(form.getByText(/Pictures received: 1/)).toBeVisible();
  await page.goto(to(feedback, {}, { tab: 'history' }));
  await expect(form.getByText('Answered')).toBeVisible();
  await expectClean(page);
});

test('an image above 5 MB is reduced in the browser', async ({ page }) => {
  await beginAsNew(page, 'gina');
  await page.goto(feedback);
  const form = page.getByRole('main');
  await expect(form.getByLabel('Topic')).toBeVisible();
  // Noise does not compress: 1500 × 1500 pixels exceed 5 MB as PNG.
  const noise = await page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = 1500;
    const context = canvas.getContext('2d');
    const points = context?.createImageData(1500, 1500);
    if (!context || !points) throw new Error('no canvas');
    for (let start = 0; start < points.data.length; start += 65_536) crypto.getRandomValues(points.data.subarray(start, start + 65_536));
    for (let alpha = 3; alpha < points.data.length; alpha += 4) points.data[alpha] = 255;
    context.putImageData(points, 0, 0);
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });
  await form.getByLabel('Pictures').setInputFiles({ name: 'noise.png', mimeType: 'image/png', buffer: Buffer.from(noise, 'base64') });
  await expect(form.getByText('Larger than 5 MB.')).toBeVisible();
  await form.getByRole('button', { name: 'Make it smaller' }).click();
  await expect(form.getByText('Ready')).toBeVisible();
});

test('help: by position, by title, by search; a visitor finds support', async ({ page }) => {
  await page.goto(help);
  const main = page.getByRole('main');
  await main.getByRole('searchbox').fill('e-wallets');
  await main.getByRole('link', { name: 'Where is my withdrawal?' }).click();
  await expect(page).toHaveURL(/help\?i=1$/);
  await expect(main.getByText(/E-wallets take about 9 minutes/)).toBeVisible();
  await expectClean(page);
  await page.goto(to(help, {}, { title: 'affiliate' }));
  await expect(main.getByRole('heading', { name: 'Affiliate service' })).toBeVisible();
  await main.getByRole('link', { name: /Live chat/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Customer service' });
  await expect(sheet.getByRole('link', { name: 'Customer service page' })).toHaveAttribute('href', /\/chat\?merchant=/);
  await sheet.getByRole('link', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/login\?returnTo=/);
});

for (const { locale, language, merchant, username } of languagesNow([
  { locale: 'fil', language: 'TY', merchant: '200jilif3', username: 'maria' },
  { locale: 'my', language: 'MY', merchant: '200jilimm3', username: 'kyaw' },
] as const)) {
  test(`every screen in ${locale}`, async ({ page }) => {
    await chooseSite(page, { merchant, language });
    await beginAs(page, username);
    for (const path of [
      messages,
      to(message, {}, { chat: '1' }),
      inbox,
      `${inbox}?id=m-${username}-reward`,
      feedback,
      help,
      `${help}?i=2`,
      notice,
    ]) {
      await test.step(path, async () => {
        await openScreen(page, path);
        await expect(page.getByRole('main').getByRole('link').or(page.getByRole('main').getByRole('textbox')).first()).toBeAttached();
        await expectClean(page);
        expect(await page.locator('html').getAttribute('lang')).toBe(locale);
      });
    }
  });
}
