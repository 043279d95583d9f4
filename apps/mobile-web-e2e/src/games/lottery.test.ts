import { paths, to } from '@parlour/kernel';
import type { Page } from '@playwright/test';
import { expectAccessible, expectNoOverflow } from '../support/accessibility';
import { beginAsNew, clientId } from '../support/player';
import { sandbox } from '../support/sandbox';
import { expect, test } from '../support/test';

/** Adds "big" of a dice lottery to the slip and opens the slip. */
async function fillSlip(page: Page): Promise<void> {
  await page.getByRole('group', { name: 'Size' }).getByRole('button', { name: 'Big' }).click();
  await page.getByRole('button', { name: '₱10' }).click();
  await page.getByRole('button', { name: 'Add to slip' }).click();
  await page.getByRole('button', { name: 'Slip (1)' }).click();
}

async function confirmSlip(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Confirm/ }).click();
  await page.getByRole('button', { name: 'Place the bet' }).click();
  await expect(page.getByText('Your bet is placed.')).toBeVisible();
}

test('a player bets on a lottery, chases, cancels, loses a reply, and sees the draws settled', async ({ page, watch }) => {
  test.setTimeout(240_000);
  await sandbox.adjust(await beginAsNew(page, 'lotto'), '500');
  let nodeId = '';

  await test.step('finds a lottery in the hall', async () => {
    await page.goto(paths.games.lott);
    const bet = page.getByRole('link', { name: /^Bet: (Fast Three|Quick Three|Lucky Dice).* 5 Minutes/ }).first();
    await expect(bet).toBeVisible();
    await expect(page.getByRole('timer').first()).toContainText('Closes in');
    await expectAccessible(page);
    await expectNoOverflow(page);
    await page
      .getByRole('button', { name: /^Results: / })
      .first()
      .click();
    await expect(page.getByRole('list', { name: 'Last draws' }).getByRole('listitem')).toHaveCount(50);
    await expectAccessible(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    nodeId = (await bet.getAttribute('href'))?.split('/').at(-1) ?? '';
    // The next draw is now whole minutes away, so no scheduled draw comes in between.
    await sandbox.drawLottery(nodeId);
    await bet.click();
    await expect(page).toHaveURL(new RegExp(`${to(paths.games.lotteryBet, { nodeId })}$`));
  });

  await test.step('a toast leaves the buttons of the slip free', async () => {
    await page.getByRole('group', { name: 'Size' }).getByRole('button', { name: 'Big' }).click();
    await page.getByRole('button', { name: 'Add to slip' }).click();
    const toast = page.getByRole('region', { name: 'Messages' }).getByRole('status');
    await expect(toast).toBeVisible();
    const slip = page.getByRole('button', { name: 'Slip (1)' });
    expect((await toast.boundingBox())?.y).toBeLessThan(((await slip.boundingBox())?.y ?? 0) / 2);
    await slip.click();
    await page.getByRole('button', { name: /^Remove/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  });

  await test.step('bets on three draws and cancels one of them', async () => {
    await fillSlip(page);
    await page.getByRole('button', { name: 'More: Number of draws' }).click();
    await page.getByRole('button', { name: 'More: Number of draws' }).click();
    await page.getByRole('checkbox', { name: /Stop after a win/ }).uncheck();
    await expectAccessible(page);
    await expect(page.getByRole('button', { name: 'Confirm ₱30' })).toBeVisible();
    await confirmSlip(page);
    await page.getByRole('button', { name: 'My bets' }).click();
    const bets = page.getByRole('dialog').getByRole('listitem');
    await expect(bets).toHaveCount(3);
    await bets
      .last()
      .getByRole('button', { name: /^Cancel bet/ })
      .click();
    await page.getByRole('dialog').last().getByRole('button', { name: 'Cancel bet', exact: true }).click();
    await expect(page.getByText('Cancelled', { exact: true }).first()).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('sees a win and a loss settled', async () => {
    await sandbox.drawLottery(nodeId, ['6', '6', '5']);
    await sandbox.drawLottery(nodeId, ['1', '1', '2']);
    await page.reload();
    await page.getByRole('button', { name: 'My bets' }).click();
    const bets = page.getByRole('dialog').getByRole('listitem');
    await expect(bets.getByText('Won', { exact: true }).first()).toBeVisible();
    await expect(bets.getByText('Not won', { exact: true }).first()).toBeVisible();
    await expect(bets.getByText('Paid ₱19', { exact: true }).first()).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    expect((await sandbox.ledger()).sound).toBe(true);
  });

  await test.step('bets once although the reply is lost', async () => {
    watch.allow(/ERR_|Failed to load resource/);
    await sandbox.fault({
      path: '/lgw/orders',
      method: 'POST',
      nth: 1,
      clientId: await clientId(page),
      fault: { kind: 'dropReplyAfterApply' },
    });
    await fillSlip(page);
    await confirmSlip(page);
    await page.getByRole('button', { name: 'My bets' }).click();
    await expect(page.getByRole('dialog').getByText('Open', { exact: true })).toHaveCount(1);
  });

  await test.step('finds the bets in the betting record', async () => {
    await page.goto(paths.wallet.records);
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /Three|Dice/ })
        .first(),
    ).toBeVisible();
  });
});
