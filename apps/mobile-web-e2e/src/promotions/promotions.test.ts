import { paths, to } from '@parlour/kernel';
import type { Locator } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { chooseSite } from '../support/chooseSite';
import { expectFit } from '../support/invariants';
import { keepRecord } from '../support/keepRecord';
import { openScreen } from '../support/openScreen';
import { beginAs, clientId, signUp } from '../support/player';
import { sandbox } from '../support/sandbox';
import { screenshot } from '../support/screenshot';
import { languagesNow } from '../support/sweep';
import { expect, test } from '../support/test';
import { textsIn } from '../support/texts';

const { list, detail, rewards, benefits, invite, rank } = paths.promotions;

test('a new player joins a promotion, claims, signs in, and finds the money and its turnover', async ({ page, watch }) => {
  watch.allow(/Failed to load resource/);
  await signUp(page, 'jona');
  await page.getByRole('navigation').getByRole('link', { name: 'Promos' }).click();
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Tournaments' }).click();
  await expect(page).toHaveURL(/category=PH-tournament/);
  await main.getByRole('link', { name: /Reef Hunter Cup/ }).click();
  await expect(page).toHaveURL(/activityDetail\?id=PH-reef/);
  await main.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(main.getByText('In progress')).toBeVisible();
  await expect(main.getByText('₱0 of ₱500')).toBeVisible();
  await expect(main.getByRole('button', { name: 'Join', exact: true })).toBeHidden();
  await expectAccessible(page);
  await screenshot(page, 'promotion');

  await page.goto(rewards);
  await expect(main.getByText('₱35.00')).toBeVisible();
  await expectAccessible(page);
  await screenshot(page, 'rewards');
  await main.getByRole('button', { name: 'Claim all 2' }).click();
  await expect(page.getByRole('dialog', { name: 'Claim 2 rewards?' })).toContainText('Wagering₱65.00');
  await page.getByRole('button', { name: 'Claim ₱35.00' }).click();
  const sheet = page.getByRole('dialog', { name: 'Reward claimed' });
  await expect(sheet).toContainText('₱35.00');
  await expect(sheet).toContainText('Wagering added₱65');
  // The balance counts up to its new amount (first minute, section 6).
  await expect(sheet.getByRole('definition').filter({ hasText: /^₱35\.00$/ })).toBeVisible();
  await expectAccessible(page);
  await screenshot(page, 'reward-claimed');
  await sheet.getByRole('button', { name: 'Close' }).click();

  // The reply is lost: no failure is shown, nothing is sent twice, and the bonus is credited once.
  await sandbox.fault({
    clientId: await clientId(page),
    path: '/wps/promotion/signIn',
    method: 'POST',
    fault: { kind: 'dropReplyAfterApply' },
    times: 1,
  });
  await main.getByRole('button', { name: /^Check in/ }).click();
  await expect(sheet).toContainText('Check-in gift');
  await sheet.getByRole('link', { name: 'See wagering' }).click();
  await expect(page).toHaveURL(new RegExp(paths.wallet.withdraw));

  await page.goto(`${rewards}?tab=history`);
  await expect(main.getByRole('article', { name: 'Hello gift' }).getByText(/^Claimed \d/)).toBeVisible();
  // The gift completed one of the missions of the day.
  await page.goto(rewards);
  await expect(main.getByText('0 of 3')).toBeVisible();
  await expectAccessible(page);
  await screenshot(page, 'missions');
  await main.getByRole('button', { name: 'Claim: Take today’s check-in gift' }).click();
  await page.getByRole('button', { name: 'Claim ₱3.00' }).click();
  await expect(sheet).toContainText('Take today’s check-in gift');
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(main.getByText('Play 2 kinds of games')).toBeVisible();
  await expect(main.getByText('Nothing to claim now')).toBeVisible();
  await expect(main.getByText('1 day this month')).toBeVisible();
  expect(await sandbox.ledger()).toMatchObject({ sound: true });
});

test('a visitor reads benefits and rules; a friend registers by the link and is counted', async ({ page, browser }) => {
  await page.goto(benefits);
  await expect(page.getByRole('heading', { name: 'All levels' })).toBeVisible();
  await expectAccessible(page);
  await page.goto(invite);
  await expect(page.getByText(/^₱50 once your friend/)).toBeVisible();
  await page.goto(to(detail, {}, { id: 'PH-reef' }));
  await page.getByRole('main').getByRole('button', { name: 'Join', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();

  await signUp(page, 'rina');
  await page.getByRole('navigation').getByRole('link', { name: 'Invite' }).click();
  const link = page.getByText(/\/m\/register\?code=P/);
  await expect(link).toBeVisible();
  await expect(page.getByRole('img', { name: 'QR code that opens your link' })).toBeVisible();
  await expectAccessible(page);
  await screenshot(page, 'invite');

  const context = await browser.newContext();
  const friend = await context.newPage();
  await friend.goto((await link.textContent()) ?? '');
  const form = friend.getByRole('main');
  await form.getByRole('textbox', { name: /^Username/ }).fill(`friend${Math.random().toString(36).slice(2, 9)}`);
  await form.getByLabel(/^Password/).fill('parlour88');
  await form.getByRole('button', { name: /Sign up/ }).click();
  await expect(friend).toHaveURL(/\/m\/home$/);
  await context.close();

  await page.reload();
  await page.getByRole('tab', { name: 'Friends' }).click();
  await expect(page.getByText(/^fr\*\*\*/)).toBeVisible();
  await expect(page.getByText('Not yet')).toBeVisible();
});

const statuses = ['JOIN', 'CLAIM', 'APPLYING', 'CLOSE', 'REJECTED', 'ISSUED', 'CLAIMED', 'PROCESS', 'JOINED', 'COMING_SOON'] as const;

for (const { merchant, username } of [
  { merchant: '200jilif3', username: 'maria' },
  { merchant: '200jilimm3', username: 'thiri' },
]) {
  test(`every promotion of ${username} has one status: in the reward center, in the list and on its page`, async ({ page }) => {
    test.setTimeout(180_000);
    const say = textsIn('en');
    const words = statuses.map((status) => say('promotions', `status.${status}`));
    const main = page.getByRole('main');
    /** Reads the status that comes first in a card or on a page. */
    const statusIn = (place: Locator) =>
      place.evaluate(
        (element, known) =>
          [...element.querySelectorAll('*')].map(({ textContent }) => textContent.trim()).find((text) => known.includes(text)),
        words,
      );
    const idOf = async (link: Locator) =>
      new URL((await link.getAttribute('href')) ?? '', 'http://parlour.test').searchParams.get('id') ?? '';
    await chooseSite(page, { merchant });
    await keepRecord(page, JSON.stringify(await sandbox.openSession(username)));

    const rewarded = new Map<string, string | undefined>();
    for (const tab of ['claim', 'progress', 'history']) {
      await openScreen(page, `${rewards}?tab=${tab}`);
      await expect(main.getByRole('article').first()).toBeVisible();
      for (const card of await main.getByRole('article').all()) {
        const link = card.locator(`a[href*="${detail}"]`);
        if ((await link.count()) > 0) rewarded.set(await idOf(link), await statusIn(card));
      }
    }
    expect(rewarded.size).toBeGreaterThan(3);

    await openScreen(page, list);
    await expect(
      main
        .getByText(words[0] ?? '', { exact: true })
        .or(main.getByText(words[1] ?? '', { exact: true }))
        .first(),
    ).toBeVisible();
    const listed = new Map<string, string | undefined>();
    for (const link of await main.locator(`a[href*="${detail}"]`).all()) listed.set(await idOf(link), await statusIn(link));
    for (const [id, status] of rewarded) {
      // An offer for a first deposit leaves the list when it can no longer be taken.
      if (listed.has(id)) expect({ id, status: listed.get(id) }).toEqual({ id, status });
      else expect({ id, status }).toEqual({ id, status: say('promotions', 'status.CLOSE') });
      await openScreen(page, to(detail, {}, { id }));
      await expect(main.getByText(say('promotions', 'detail.summary'), { exact: true })).toBeVisible();
      expect({ id, status: await statusIn(main) }).toEqual({ id, status });
    }
  });
}

test('spec 6: an agent gets the agents’ modal instead of the invite page', async ({ page }) => {
  await beginAs(page, 'agnes');
  await page.goto(invite);
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByText('Your code')).toBeHidden();
});

test('spec 2: the side menu expands the promotions', async ({ page }) => {
  await page.goto(paths.home);
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByText('Promotions', { exact: true }).click();
  await menu.getByRole('link', { name: /Reef Hunter Cup/ }).click();
  await expect(page).toHaveURL(/activityDetail\?id=PH-reef/);
});

for (const { locale, language, merchant, username } of languagesNow([
  { locale: 'en', language: 'EN', merchant: '200jilif3', username: 'maria' },
  { locale: 'fil', language: 'TY', merchant: '200jilif3', username: 'maria' },
  { locale: 'my', language: 'MY', merchant: '200jilimm3', username: 'thiri' },
] as const)) {
  test(`every screen of promotions in ${locale}: accessible, and no wider than the phone`, async ({ page }) => {
    test.setTimeout(180_000);
    await chooseSite(page, { merchant, language });
    const say = textsIn(locale);
    await beginAs(page, username);
    const screens: [path: string, sign: string][] = [
      [list, say('promotions', 'activity.allCategories')],
      [to(detail, {}, { id: merchant === '200jilif3' ? 'PH-monsoon' : 'MM-monsoon' }), say('promotions', 'detail.summary')],
      [rewards, say('promotions', 'summary.claimable')],
      [`${rewards}?tab=progress`, say('promotions', 'status.APPLYING')],
      [`${rewards}?tab=history`, say('promotions', 'reward.why')],
      [benefits, say('promotions', 'vip.levels')],
      [invite, say('promotions', 'invite.code')],
      [`${invite}?tab=rewards`, say('promotions', 'invite.milestones')],
      [`${invite}?tab=invitees`, say('promotions', 'invite.counts')],
      [rank, say('promotions', 'rank.prizes')],
    ];
    for (const [path, sign] of screens) {
      await test.step(path, async () => {
        await openScreen(page, path);
        await expect(page.getByText(sign, { exact: true }).first()).toBeVisible();
        await expectAccessible(page, locale === 'en' ? 'everything' : 'language');
        await expectFit(page);
      });
    }
  });
}
