import { paths } from '@parlour/kernel';
import type { Page } from '@playwright/test';
import { expectAccessible, expectNoOverflow } from '../support/accessibility';
import { chooseSite } from '../support/chooseSite';
import { leaveApp } from '../support/leaveApp';
import { openScreen } from '../support/openScreen';
import { beginAs, beginAsNew, clientId, logIn } from '../support/player';
import { sandbox } from '../support/sandbox';
import { languagesNow } from '../support/sweep';
import { settle } from '../support/settle';
import { expect, test } from '../support/test';

const { home, team, figures, rebates, transfer, link, salary, dividend } = paths.agent;
const answer = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** The figure below a label. */
function figure(page: Page, name: string) {
  return page.getByRole('main').locator('dt').getByText(name, { exact: true }).locator('xpath=../dd').first();
}

test('product 4.5: an offer that changes while it is read must be accepted again; a salary contract is rejected', async ({ page }) => {
  await logIn(page, 'carlo');
  const alert = page.getByRole('dialog', { name: '2 contracts need your answer' });
  await expectAccessible(page);
  await alert.getByRole('link', { name: 'Dividend contract' }).click();
  await expect(page).toHaveURL(new RegExp(dividend));
  await answer(page, 'Accept');
  await expectAccessible(page);
  await sandbox.reviseContract('m-carlo', 'dividend', 'change');
  await answer(page, 'Yes, accept');
  await expect(page.getByText('This offer changed. Review again.')).toBeVisible();
  await answer(page, 'Accept');
  await answer(page, 'Yes, accept');
  await expect(page.getByText('Upcoming', { exact: true })).toBeVisible();

  await openScreen(page, salary);
  await answer(page, 'Reject');
  await answer(page, 'Yes, reject');
  await expect(page.getByText('Rejected', { exact: true })).toBeVisible();
  await openScreen(page, paths.home);
  await expect(page.getByRole('dialog', { name: /contract/ })).toBeHidden();
});

test('product 4.5: a request that is withdrawn while it is read disappears', async ({ page }) => {
  await beginAs(page, 'agnes');
  await page.goto(paths.agent.hourly);
  await expect(page.getByText('Cancellation request')).toBeVisible();
  await sandbox.reviseContract('m-agnes', 'hourly', 'withdraw');
  await answer(page, 'Keep');
  await answer(page, 'Yes, keep it');
  await expect(page.getByText('This offer changed. Review again.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Keep' })).toBeHidden();
  await expect(page.getByText('Active', { exact: true })).toBeVisible();
});

test.describe('team money', () => {
  // Serial, because both tests read the same ledger.
  test.describe.configure({ mode: 'default' });

  test('the side menu leads to the team, three levels down; a transfer whose reply is lost is booked once', async ({ page, watch }) => {
    watch.allow(/Failed to load resource/);
    await beginAs(page, 'agnes');
    await openScreen(page, home);
    await expect(figure(page, 'Agents')).toHaveText('2');
    await page.getByRole('link', { name: /^My team/ }).click();
    const week = await figure(page, 'Team bets').textContent();
    await page.getByRole('combobox', { name: 'Period' }).selectOption('30 days');
    await expect(figure(page, 'Team bets')).not.toHaveText(week ?? '');
    const bets = await figure(page, 'Team bets').textContent();
    await page.getByRole('link', { name: /^Carlo/ }).click();
    await page.getByRole('link', { name: /^Bea/ }).click();
    await expect(page.getByRole('navigation', { name: 'Levels' })).toHaveText('My teamCarloBea');
    await expect(page).toHaveURL(/range=30d/);
    await openScreen(page, `${figures}?range=30d`);
    await expect(figure(page, 'Team bets')).toHaveText(bets ?? '');
    await page.getByText('Show as a table').click();
    await expect(page.getByRole('table')).toBeVisible();
    const byDay = await page.locator('table tbody td:nth-of-type(1)').allTextContents();
    expect(byDay.map(amountOf).reduce((sum, cents) => sum + cents, 0)).toBe(amountOf(bets ?? ''));

    // The address names a member of another team; the gateway refuses.
    await openScreen(page, `${team}?of=m-maria`);
    await expect(page.getByText('Not in your team')).toBeVisible();

    await openScreen(page, `${transfer}?to=m-carlo`);
    await page.getByLabel('Amount').fill('123.45');
    await page.getByLabel('Transaction password').fill('246810');
    await sandbox.fault({
      clientId: await clientId(page),
      path: '/wps/agent/transfer',
      method: 'POST',
      times: 1,
      fault: { kind: 'dropReplyAfterApply' },
    });
    await answer(page, 'Review');
    const extras = () => Promise.all(['agnes', 'carlo'].map(async (name) => amountOf((await sandbox.playerLedger(name)).extras)));
    const [sender = 0, receiver = 0] = await extras();
    await page.getByRole('button', { name: 'Send ₱123.45' }).evaluate((button: HTMLElement) => {
      for (let tap = 0; tap < 10; tap += 1) button.click();
    });
    const number = await page.getByText(/^T-\d{4}-\d{6}$/).textContent();
    expect(await extras()).toEqual([sender - 12_345, receiver + 12_345]);
    await page.getByRole('tab', { name: 'Sent', exact: true }).click();
    await expect(page.getByText(number ?? '?')).toHaveCount(1);
    await expect(page.getByText('₱123.45', { exact: true }).last()).toBeVisible();
    await expect(figure(page, 'Total sent')).toHaveText(/ in \d+ transfers?$/);
    expect((await sandbox.ledger()).sound).toBe(true);

    await openScreen(page, `${transfer}?to=m-carlo`);
    await page.getByLabel('Amount').fill('40000');
    await answer(page, 'Review');
    await expect(page.getByText(/^You can send .* at most\.$/)).toBeVisible();
  });

  test('a settlement shows in the figures and in the ledger', async ({ page }) => {
    await beginAs(page, 'agnes');
    await openScreen(page, `${figures}?range=30d`);
    const total = figure(page, 'Total');
    const before = amountOf((await total.textContent()) ?? '');
    const { paid } = await sandbox.settleAgents('rebate', Date.now() - 8 * 86_400_000);
    const mine = paid.find(({ memberId }) => memberId === 'm-agnes');
    await page.reload();
    await expect.poll(async () => amountOf((await total.textContent()) ?? '')).toBe(before + amountOf(mine?.amount ?? ''));
    expect((await sandbox.ledger()).sound).toBe(true);
  });
});

test('spec 6: types 40, 41 and 42 use the agents’ login; none has contracts, and 41 and 42 have a team', async ({ page }) => {
  test.slow();
  const main = page.getByRole('main');
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/wps/agent/contract') && asked.push(request.url()));
  const name = await beginAsNew(page, 'agent');
  for (const type of [40, 41, 42]) {
    await test.step(`type ${type}`, async () => {
      await sandbox.openSession(name, type);
      await leaveApp(page);
      await page.evaluate(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
      await page.goto(paths.session.login);
      await main.getByRole('link', { name: /Agent login/ }).click();
      // The agent login has a different form.
      await expect(main.getByRole('heading', { name: 'Agent login' })).toBeVisible();
      await main.getByLabel(/^Username/).fill(name);
      await main.locator('input[autocomplete~="current-password"]').fill('parlour88');
      await main.locator('button[type=submit]').click();
      await expect(page).toHaveURL(/\/m\/home$/);
      asked.length = 0;
      await openScreen(page, home);
      await expect(main.getByText(type === 40 ? 'Not available for this account' : '0 people in your team')).toBeVisible();
      await expect(main.getByRole('link', { name: /My contracts/ })).toBeHidden();
      for (const path of [salary, dividend, paths.agent.hourly]) {
        await openScreen(page, path);
        await expect(main.getByText('Not available for this account')).toBeVisible();
      }
      await openScreen(page, paths.promotions.invite);
      const modal = page.getByRole('dialog', { name: 'Invite with your agent link' });
      if (type === 40) {
        await expect(main.locator('h1, h2, p').first()).toBeVisible();
        await expect(modal).toBeHidden();
      } else {
        await expect(modal).toBeVisible();
        await expectAccessible(page);
        await modal.getByRole('link', { name: 'Show my link' }).click();
        await expect(main.getByText('You have no link yet')).toBeVisible();
      }
      expect(asked).toEqual([]);
    });
  }
});

for (const { locale, language, merchant, username } of languagesNow([
  { locale: 'en', language: 'EN', merchant: '200jilif3', username: 'agnes' },
  { locale: 'fil', language: 'TY', merchant: '200jilif3', username: 'agnes' },
  { locale: 'my', language: 'MY', merchant: '200jilimm3', username: 'kyaw' },
] as const)) {
  test(`every screen of an agent is accessible in ${locale} and fits 320 px`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width: 320, height: 700 });
    await chooseSite(page, { merchant, language });
    await beginAs(page, username);
    for (const [path, content] of [
      [home, 'dl'],
      [`${team}?range=30d`, 'dl'],
      [`${figures}?range=30d`, 'svg[role=img]'],
      [rebates, 'dl'],
      [transfer, 'form'],
      [`${transfer}?tab=report&range=7d`, 'dl'],
      [link, 'svg[role=img]'],
      [salary, 'details'],
      [dividend, 'details'],
      [paths.agent.hourly, 'details'],
    ] as const) {
      await openScreen(page, path);
      await expect(page.getByRole('main').locator(content).first()).toBeVisible();
      await settle(page);
      await expectNoOverflow(page);
      await expectAccessible(page, locale === 'en' ? 'everything' : 'language');
    }
  });
}

/** "−₱1,234.50" or "-1234.50" in hundredths. */
function amountOf(text: string): number {
  const digits = Number(text.replace(/[^\d.]/g, ''));
  return Math.round(digits * 100) * (/^[−-]/.test(text) ? -1 : 1);
}
