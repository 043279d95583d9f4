import { paths, to } from '@parlour/kernel';
import type { Page } from '@playwright/test';
import { expectAccessible, expectNoOverflow } from '../support/accessibility';
import { chooseSite } from '../support/chooseSite';
import { leaveApp } from '../support/leaveApp';
import { lostSpin, openGame, payIn, setLimit, stopPlaying } from '../support/playControls';
import { beginAs, beginAsNew, clientId } from '../support/player';
import { sandbox } from '../support/sandbox';
import { screenshot } from '../support/screenshot';
import { languagesNow } from '../support/sweep';
import { expect, test } from '../support/test';
import { textsIn } from '../support/texts';

const { playControls } = paths.session;
const atPlayControls = new RegExp(`${playControls}$`);
const main = (page: Page) => page.getByRole('main');
/** The browser's console line about a refused or failed call. */
const failedCall = /console: Failed to load resource/;
const onBreak = /^You are on a break until/;

async function spoil(page: Page, path: string, fault: object) {
  await sandbox.fault({ clientId: await clientId(page), path, fault });
}

test('product 4.21: visitors can open the page, at most two taps away: footer, side menu', async ({ page }) => {
  await page.goto(paths.home);
  await page.locator('footer').getByRole('link', { name: 'Safer play' }).click();
  await expect(page).toHaveURL(atPlayControls);
  await expect(main(page).getByRole('heading', { name: 'How it works' })).toBeVisible();
  await main(page).getByRole('tab', { name: 'Help' }).click();
  await expect(main(page).getByRole('link', { name: /Gaming regulator/ })).toHaveAttribute('href', /^https:/);
  await page.goto(paths.home);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Safer play' }).click();
  await expect(page).toHaveURL(atPlayControls);
});

test('product 4.21: a deposit limit is set, shown where it applies, and stops deposits; it is one tap from the deposit', async ({
  page,
  watch,
}) => {
  watch.allow(failedCall);
  await beginAsNew(page, 'dina');
  await page.goto(paths.wallet.deposit);
  await main(page)
    .getByRole('link', { name: /^Safer play/ })
    .click();
  await expect(page).toHaveURL(atPlayControls);
  await setLimit(page, 'Deposits: 24 hours', '500');
  await setLimit(page, 'Deposits: 7 days', '800');
  await expect(main(page).getByText('₱0 used · ₱500 left of ₱500')).toBeVisible();

  await page.goto(paths.wallet.deposit);
  await expect(main(page).getByText('₱500.00 left of your deposit limit')).toBeVisible();
  await main(page).getByRole('textbox', { name: 'Amount' }).fill('600');
  await page.getByRole('button', { name: /^Pay/ }).click();
  await expect(main(page).getByText("That's over your 24-hour limit of ₱500. You have ₱500 left.")).toBeVisible();
  await main(page).getByRole('textbox', { name: 'Amount' }).fill('500');
  await page.getByRole('button', { name: /^Pay/ }).click();
  await expect(page).toHaveURL(/voucherCenter\/order\/D-/);
  await page.goto(paths.wallet.deposit);
  await expect(main(page).getByText("You've reached your deposit limit.")).toBeVisible();
  await expect(main(page).getByText(/^Resets /)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Pay/ })).toBeHidden();
});

test('product 4.21: a decrease cancels a pending increase, and after a decrease the former amount is an increase', async ({ page }) => {
  await beginAsNew(page, 'rhea');
  await setLimit(page, 'Losses: 7 days', '500');
  await setLimit(page, 'Losses: 7 days', '900');
  await expect(main(page).getByText(/^₱900: can be confirmed from/)).toBeVisible();
  await expect(main(page).getByRole('button', { name: 'Confirm', exact: true })).toBeHidden();
  await setLimit(page, 'Losses: 7 days', '300');
  await expect(main(page).getByText('₱0 used · ₱300 left of ₱300')).toBeVisible();
  await expect(main(page).getByText(/can be confirmed from/)).toBeHidden();
  await setLimit(page, 'Losses: 7 days', '500');
  await expect(main(page).getByText(/^₱500: can be confirmed from/)).toBeVisible();
  await page.reload();
  await main(page).getByRole('button', { name: 'Keep the current limit' }).click();
  await expect(main(page).getByText(/can be confirmed from/)).toBeHidden();
  await expect(main(page).getByText('₱0 used · ₱300 left of ₱300')).toBeVisible();
});

for (const [kind, name, reached] of [
  ['wager', 'Bets: 24 hours', "You've reached your betting limit."],
  ['loss', 'Losses: 24 hours', "You've reached your loss limit."],
] as const) {
  test(`product 4.21: a ${kind} limit is reached in a game and stops the game`, async ({ page, watch }) => {
    test.setTimeout(120_000);
    watch.allow(failedCall);
    const player = await beginAsNew(page, kind);
    await payIn(page, '500');
    await sandbox.planSpins(
      player,
      Array.from({ length: 20 }, () => lostSpin),
    );
    const stake = await (await openGame(page)).stake();
    await setLimit(page, name, stake);
    const { spin } = await openGame(page);
    await spin.click();
    await expect(main(page).getByText(/^−/)).toBeVisible();
    await expect(spin).toBeEnabled();
    await spin.click();
    // The gateway refuses the stake. The app shows the reason when it next checks.
    await page.reload();
    await expect(page.getByRole('heading', { name: reached })).toBeVisible();
    await expect(page.getByText(/^You can play again from/)).toBeVisible();
    await main(page).getByRole('link', { name: 'Withdraw' }).click();
    await expect(page).toHaveURL(new RegExp(paths.wallet.withdraw));
    expect(await sandbox.playerLedger(player)).toMatchObject({ stake: expect.stringMatching(new RegExp(`^${Number(stake)}(\\.0+)?$`)) });
  });
}

test('product 4.21: the reality check opens in a game, also offline; it survives a reload and a second tab, and one answer closes it', async ({
  page,
  context,
  watch,
}) => {
  test.setTimeout(120_000);
  watch.allow(failedCall);
  const player = await beginAsNew(page, 'celia');
  await payIn(page, '500');
  await page.goto(playControls);
  await page.getByRole('radio', { name: '10 min' }).check();
  await openGame(page);
  const nearly = (name: string) => {
    const clock = JSON.parse(localStorage.getItem('playClock') ?? 'null') as { playedMs: number } | null;
    localStorage.setItem('playClock', JSON.stringify({ ...clock, player: `200jilif3/${name}`, playedMs: 10 * 60_000 - 1 }));
  };
  await page.evaluate(nearly, player);
  await context.setOffline(true);
  const check = page.getByRole('dialog', { name: 'Reality check' });
  await expect(check).toContainText(/You've been playing for 0 h 10 min\. Result this session: ₱0\.00\./);
  await expectAccessible(page);
  await screenshot(page, 'reality-check');
  await context.setOffline(false);

  await page.reload();
  await expect(check).toBeVisible();
  const second = await context.newPage();
  await second.goto(page.url());
  await expect(second.getByRole('dialog', { name: 'Reality check' })).toBeVisible();
  await second.getByRole('button', { name: 'Continue' }).click();
  await expect(check).toBeHidden();
  await expect(second.getByRole('dialog', { name: 'Reality check' })).toBeHidden();
  await second.close();
});

test('product 4.21: a break ends the game in every tab and stops marketing; the player’s own screens stay open', async ({
  page,
  context,
  watch,
}) => {
  test.setTimeout(150_000);
  watch.allow(failedCall);
  await beginAsNew(page, 'perla');
  await payIn(page, '500');
  await openGame(page);
  const second = await context.newPage();
  await second.goto(paths.home);
  await expect(second.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Promos' })).toBeVisible();
  await expect(second.getByRole('group', { name: 'News and offers' })).toBeVisible();

  await test.step('a break is two taps from the game bar', async () => {
    await page.getByRole('button', { name: 'Safer play' }).click();
    await expect(page).toHaveURL(atPlayControls);
    await stopPlaying(page, '1 hour', 'Start the break');
    // A dialog that closes removes its entry from the history.
    await expect.poll(() => page.evaluate(() => (window.history.state as { overlays?: number } | null)?.overlays ?? 0)).toBe(0);
    await page.goBack();
    await expect(page.getByRole('heading', { name: onBreak })).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
    await screenshot(page, 'on-break');
    await expectAccessible(page);
  });

  await test.step('promotions, banners and the offer to top up are gone, in the other tab too', async () => {
    await expect(second.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Promos' })).toBeHidden();
    await expect(second.getByRole('group', { name: 'News and offers' })).toBeHidden();
    await second.close();
    await page.goto(paths.promotions.list);
    await expect(main(page)).not.toContainText('Join');
  });

  await test.step('records, withdrawals, inbox, chat and feedback stay open', async () => {
    for (const path of [
      paths.wallet.records,
      paths.wallet.withdraw,
      paths.messaging.inbox,
      paths.messaging.message,
      paths.messaging.feedback,
    ]) {
      await page.goto(path);
      await expect(page).toHaveURL(new RegExp(path));
      await expect(page.getByRole('heading', { name: onBreak })).toBeHidden();
      await expect(main(page).locator('a, button, input').first()).toBeVisible();
    }
  });

  await test.step('a known break holds while the gateway is slow or down', async () => {
    await spoil(page, '/wps/member/play/state', { kind: 'status', status: 503 });
    await spoil(page, '/wps/transaction/deposit/limits', { kind: 'latency', ms: 20_000 });
    await page.goto(to(paths.games.play, {}, { vassalage: 'X', gameCode: 'x' }));
    await expect(page.getByRole('heading', { name: onBreak })).toBeVisible();
    await page.goto(paths.wallet.deposit);
    await expect(main(page).getByText(onBreak)).toBeVisible();
  });

  await test.step('a device clock set a day ahead ends no break', async () => {
    const later = await context.newPage();
    await later.addInitScript(() => {
      const now = Date.now.bind(Date);
      Date.now = () => now() + 24 * 3_600_000;
    });
    await later.goto(playControls);
    await expect(later.getByText(onBreak)).toBeVisible();
    await later.close();
  });

  await test.step('a client that forgets the break is refused by the gateway', async () => {
    await leaveApp(page);
    await page.evaluate(() => localStorage.removeItem('playPauses'));
    await page.goto(paths.wallet.deposit);
    await main(page).getByRole('textbox', { name: 'Amount' }).fill('500');
    await page.getByRole('button', { name: /^Pay/ }).click();
    await expect(
      main(page).getByText('You have paused or excluded yourself from play. Games and deposits are closed for now.'),
    ).toBeVisible();
    await page.goto(`${paths.games.slot}?gameName=gold`);
    await main(page).getByRole('link', { name: /gold/i }).first().click();
    await expect(
      main(page).getByText('You have paused or excluded yourself from play. Games and deposits are closed for now.'),
    ).toBeVisible();
  });
});

test('product 4.21: a permanently excluded player withdraws everything, also with an open turnover', async ({ page, watch }) => {
  test.setTimeout(150_000);
  watch.allow(failedCall);
  const player = await beginAsNew(page, 'nora');
  await payIn(page, '500');
  await stopPlaying(page, 'Permanently', 'Exclude me');
  await expect(page.getByText('You are excluded from play: permanently')).toBeVisible();

  await page.goto(paths.wallet.transactionPassword);
  await page.getByLabel('New transaction password').fill('246810');
  await page.getByLabel('Repeat the password').fill('246810');
  await page.getByRole('textbox', { name: 'Login password' }).fill('parlour88');
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page).not.toHaveURL(new RegExp(paths.wallet.transactionPassword));
  await page.goto(`${paths.wallet.accounts}?add=1`);
  await page.getByRole('button', { name: 'GoPeso' }).click();
  await page.getByLabel('Account holder').fill('Nora Dela Cruz');
  await page.getByLabel('Account number').fill('09175550111');
  await page.getByLabel('Transaction password').fill('246810');
  await page.getByRole('button', { name: 'Add account' }).click();
  await expect(page.getByText('Account added.')).toBeVisible();

  await page.goto(paths.wallet.withdraw);
  await page.getByRole('textbox', { name: 'Amount' }).fill('500');
  await page.getByRole('button', { name: 'Review withdrawal' }).click();
  const summary = page.getByRole('dialog');
  await summary.getByLabel('Transaction password').fill('246810');
  await summary.getByRole('button', { name: /^Withdraw ₱/ }).click();
  await expect(page).toHaveURL(/withdraw\/order\/W-/);
  expect(await sandbox.playerLedger(player)).toMatchObject({ balance: expect.stringMatching(/^0(\.0+)?$/) });

  await page.goto(`${paths.wallet.records}?tab=money`);
  await expect(main(page).getByRole('link', { name: /Withdrawal/ })).toBeVisible();
  await page.goto(paths.wallet.deposit);
  await expect(main(page).getByText('You are excluded from play: permanently')).toBeVisible();
});

test('product 4.21: with a gateway without play controls a break holds on this device, and the app writes a request to support', async ({
  page,
}) => {
  await page.route('**/wps/**/status**', async (route) => {
    const response = await route.fetch();
    const reply = (await response.json()) as { value: { info: { whitelabel?: object } } };
    Object.assign(reply.value.info, { whitelabel: { ...reply.value.info.whitelabel, playLimits: false } });
    await route.fulfill({ response, json: reply });
  });
  await beginAsNew(page, 'gina');
  await page.goto(playControls);
  await expect(main(page).getByText('This applies to this device only.').first()).toBeVisible();
  await expect(main(page).getByText('Your limits')).toBeHidden();
  await stopPlaying(page, '24 hours', 'Start the break');
  const dialog = page.getByRole('dialog', { name: 'Games and deposits are closed on this device' });
  await expectAccessible(page);
  await screenshot(page, 'device-break');
  await dialog.getByRole('link', { name: 'Write to support' }).click();
  await expect(page.getByLabel('What happened')).toHaveValue(/^Please apply a break to my account until/);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText(/Reference F-/)).toBeVisible();
  await page.goto(paths.wallet.deposit);
  await expect(main(page).getByText(onBreak)).toBeVisible();
});

const sites = languagesNow([
  { locale: 'en', language: 'EN', merchant: '200jilif3', username: 'vince' },
  { locale: 'fil', language: 'TY', merchant: '200jilif3', username: 'vince' },
  { locale: 'my', language: 'MY', merchant: '200jilimm3', username: 'thiri' },
] as const);

for (const { locale, language, merchant, username } of sites) {
  test(`product 4.21: the page in ${locale}: accessible, and no wider than the phone, for a visitor and a player`, async ({ page }) => {
    test.setTimeout(120_000);
    const say = textsIn(locale);
    await chooseSite(page, { merchant, language });
    for (const who of ['visitor', 'player'] as const) {
      if (who === 'player') await beginAs(page, username);
      for (const tab of ['help', 'exclude', 'break', 'limits'] as const) {
        await page.goto(`${playControls}?tab=${tab}`);
        await expect(main(page).getByRole('tabpanel', { name: say('session', `play.tab.${tab}`) })).toBeVisible();
        if (tab === 'help') await expect(main(page).getByText(say('session', 'play.help.software'))).toBeVisible();
        if (tab === 'limits') await expect(main(page).getByText(say('session', 'play.how.text'))).toBeVisible();
        if (tab === 'limits' && who === 'player') await expect(main(page).getByText(say('wallet', 'limits.title'))).toBeVisible();
        if (tab === 'break' && who === 'player') await expectInFirst300(page, say('session', 'play.break.for.168'));
        await expectNoOverflow(page);
        await expectAccessible(page, locale === 'en' ? 'everything' : 'language');
        await page.setViewportSize({ width: 320, height: 800 });
        await expectNoOverflow(page);
        await expectAccessible(page, 'size');
        await page.setViewportSize({ width: 360, height: 800 });
      }
      await page.setViewportSize({ width: 360, height: 3400 });
      await screenshot(page, `play-controls-${who}-${locale}`);
    }
  });
}

/** A break is chosen without scrolling. */
async function expectInFirst300(page: Page, choice: string): Promise<void> {
  const box = await main(page).getByRole('button', { name: choice, exact: true }).boundingBox();
  expect(box && box.y + box.height).toBeLessThanOrEqual(300);
}
