import { paths, to } from '@parlour/kernel';
import type { Page } from '@playwright/test';
import { aboutGame } from '../support/aboutGame';
import { expectAccessible, expectNoOverflow } from '../support/accessibility';
import { beginAsNew, clientId } from '../support/player';
import { sandbox } from '../support/sandbox';
import { expect, test } from '../support/test';

const race = to(paths.tournaments.tournament, { tournamentId: 'PH-big-multiple' });
/** Three bells in the middle row, which pay six times the stake; then three cherries in the top row, which pay it twice. */
const spins = [
  [4, 2, 6],
  [0, 1, 2],
  [0, 1, 2],
];

// With reduced motion a round is over before the test sees its button disabled.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

async function openGameSheet(page: Page): Promise<void> {
  await aboutGame(page.getByRole('main')).press('Enter');
}

test('a member joins a tournament, plays three rounds, and sees the standing move', async ({ page }) => {
  const name = await beginAsNew(page, 'tala');
  await sandbox.adjust(name, '500');
  await page.goto(paths.tournaments.home);
  const main = page.getByRole('main');
  await expect(main.getByRole('article').first()).toBeVisible();
  await expectAccessible(page);
  await main.getByRole('article', { name: 'Slots Race' }).getByRole('link', { name: 'Join' }).click();
  await expect(page).toHaveURL(new RegExp(race));
  await main.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(main.getByText('You: 0 of 3 rounds')).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);

  await sandbox.planSpins(name, spins);
  await main.getByRole('link', { name: 'Play', exact: true }).click();
  await main.locator('a[href*="/m/play"]').first().click();
  const spin = page.frameLocator('iframe').locator('.spin');
  for (const _ of spins) {
    await expect(spin).toBeEnabled();
    await spin.click();
    await expect(spin).toBeDisabled();
  }
  await expect(spin).toBeEnabled();
  await page.goto(race);
  await expect(main.getByText(/^You: #\d+$/)).toBeVisible();
  await expect(main.getByText(/^You: #\d+6\.00×/)).toBeVisible();
  await expect(main.getByText('You', { exact: true })).toBeVisible();

  await page.goto(paths.home);
  await page.getByRole('main').hover();
  await expect(main.getByRole('link', { name: /Slots Race.*You: #\d+/ })).toBeAttached({ timeout: 45_000 });

  await page.goto(paths.games.slot);
  await openGameSheet(page);
  await expect(page.getByRole('dialog').getByRole('link', { name: /Slots Race.*You: #\d+/ })).toBeVisible();
});

test('the sheet of a game leads a player to a tournament in which it counts', async ({ page }) => {
  await beginAsNew(page, 'sheet');
  await page.goto(paths.games.fishing);
  await openGameSheet(page);
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('region', { name: /^More from/ })).toBeVisible();
  await expect(sheet.getByRole('link', { name: /Join$/ })).toHaveCount(0);

  await page.goto(paths.games.slot);
  await openGameSheet(page);
  await expectAccessible(page);
  await sheet.getByRole('link', { name: /Join$/ }).tap();
  await expect(page).toHaveURL(/\/m\/tournaments\/PH-/);
  await expect(page.getByRole('main').getByRole('button', { name: 'Join', exact: true })).toBeVisible();
});

test('a lost reply is no failure: the tournament is joined once, and the screen says so', async ({ page, watch }) => {
  watch.allow(/Failed to load resource/);
  await beginAsNew(page, 'lost');
  const sent: string[] = [];
  page.on('request', (request) => request.url().includes('/wps/tournaments/join') && sent.push(request.postData() ?? ''));
  await page.goto(race);
  const main = page.getByRole('main');
  const join = main.getByRole('button', { name: 'Join', exact: true });
  await expect(join).toBeEnabled();
  await sandbox.fault({
    clientId: await clientId(page),
    path: '/wps/tournaments/join',
    method: 'POST',
    fault: { kind: 'dropReplyAfterApply' },
    times: 1,
  });
  await join.click();
  await expect(main.getByText('You: 0 of 3 rounds')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Play', exact: true })).toBeVisible();
  await expect(main.getByRole('alert')).toHaveCount(0);
  expect(sent).toHaveLength(1);
});

test('a visitor who joins is asked to log in', async ({ page }) => {
  await page.goto(race);
  await page.getByRole('main').getByRole('button', { name: 'Join', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(race));
});
