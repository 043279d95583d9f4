import { paths } from '@parlour/kernel';
import type { Page } from '@playwright/test';
import { expectAccessible, expectNoOverflow } from '../support/accessibility';
import { chooseSite } from '../support/chooseSite';
import { keepRecord } from '../support/keepRecord';
import { openScreen } from '../support/openScreen';
import { beginAsNew } from '../support/player';
import { sandbox } from '../support/sandbox';
import { languagesNow } from '../support/sweep';
import { expect, test } from '../support/test';

/** Lists whose first game opens the page in a frame. */
const lists = {
  slot: 'gameType=RNG&vassalage=LUMEN&gameName=Cascade',
  roulette: 'gameType=LIVE&vassalage=VELVET&gameName=Roulette',
  baccarat: 'gameType=LIVE&vassalage=VELVET&gameName=Baccarat',
  dragonTiger: 'gameType=LIVE&vassalage=VELVET&gameName=Dragon',
  sicBo: 'gameType=LIVE&vassalage=VELVET&gameName=Sic',
  crash: 'gameType=RNG&gameName=Crash',
  fishing: 'gameType=FISH&vassalage=MANTA',
  slip: 'gameType=SPORTS&vassalage=NORTHGATE',
};

async function openFirst(page: Page, list: string): Promise<void> {
  await page.goto(`${paths.games.list}?${list}`);
  await enterFirst(page);
}

async function enterFirst(page: Page): Promise<void> {
  await page.getByRole('main').locator('a[href*="/m/play"]').first().click();
  await expect(page.frameLocator('iframe').locator('.spin')).toBeEnabled();
}

for (const { game, draws, choice, loss } of [
  // With a draw of 0 the rocket passes every cash-out, with 29,999 it crashes at × 1.
  { game: 'crash', draws: [[0], [29_999]], choice: /^× 2$/, loss: 'Crashed at × 1.00.' },
  { game: 'fishing', draws: [[0], [999]], choice: /^Crab\b/, loss: 'It got away. No win this time.' },
] as const)
  test(`the bar above the game follows the rounds of the ${game} page`, async ({ page }) => {
    const name = await beginAsNew(page, 'vera');
    await sandbox.adjust(name, '500');
    await sandbox.planSpins(
      name,
      draws.map((draw) => [...draw]),
    );
    await openFirst(page, lists[game]);
    const frame = page.frameLocator('iframe');
    const bar = page.getByRole('main').getByRole('group', { name: 'Game bar' });
    await frame.getByRole('button', { name: choice }).click();
    const stake = /[\d.]+$/.exec((await frame.locator('.stake-value').textContent()) ?? '')?.[0];

    await test.step('wins twice the stake', async () => {
      await frame.locator('.spin').click();
      await expect(frame.getByText(/^You win/)).toBeVisible();
      await expect(bar.getByText(`+₱${stake}`)).toBeVisible();
    });

    await test.step('loses the stake', async () => {
      await frame.locator('.spin').click();
      await expect(frame.getByText(loss)).toBeVisible();
      await expect(bar.getByText('₱0.00')).toBeVisible();
      await expect.poll(async () => (await sandbox.playerLedger(name)).balance).toBe('500.00');
    });
  });

test('a tap on a catch in the water casts the net at it', async ({ page }) => {
  const name = await beginAsNew(page, 'fina');
  await sandbox.adjust(name, '500');
  await sandbox.planSpins(name, [[0]]);
  await openFirst(page, lists.fishing);
  const frame = page.frameLocator('iframe');
  // The fish never stands still, so Playwright's own click would wait for ever.
  await frame.locator('.fish[data-name=shark]').dispatchEvent('click');
  await expect(frame.getByText(/^You win/)).toBeVisible();
  await expect(frame.getByRole('button', { name: /^Shark\b/ })).toHaveAttribute('aria-pressed', 'true');
});

test.describe('accessibility', () => {
  // axe measures with its own styles, which the pages' policy refuses.
  test.use({ bypassCSP: true });

  for (const { locale, language, merchant, username } of languagesNow([
    { locale: 'en', language: 'EN', merchant: '200jilif3', username: 'maria' },
    { locale: 'fil', language: 'TY', merchant: '200jilif3', username: 'maria' },
    { locale: 'my', language: 'MY', merchant: '200jilimm3', username: 'thiri' },
  ] as const))
    test(`every page of the vendor and its rules are accessible, in ${locale}`, async ({ page }) => {
      test.setTimeout(240_000);
      await chooseSite(page, { merchant, language });
      await keepRecord(page, JSON.stringify(await sandbox.openSession(username)));
      for (const [name, list] of Object.entries(lists))
        await test.step(name, async () => {
          await openScreen(page, `${paths.games.list}?${list}`);
          await enterFirst(page);
          const frame = await (await page.locator('iframe').elementHandle())?.contentFrame();
          if (!frame) throw new Error(`${name} has no frame`);
          await expect(frame.locator('html')).toHaveAttribute('lang', locale);
          await expect(frame.locator(`script[src="/site/${name}/${name}"]`)).toBeAttached();
          await expectAccessible(frame, locale === 'en' ? 'everything' : 'language');
          await expectNoOverflow(frame);
          await frame.locator('.info').click();
          await expectAccessible(frame, locale === 'en' ? 'everything' : 'language');
        });
    });
});
