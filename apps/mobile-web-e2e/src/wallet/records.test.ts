import { readFileSync } from 'node:fs';
import { paths } from '@parlour/kernel';
import type { Page } from '@playwright/test';
import { expectAccessible, expectNoOverflow } from '../support/accessibility';
import { beginAsNew, clientId } from '../support/player';
import { sandbox } from '../support/sandbox';
import { screenshot } from '../support/screenshot';
import { expect, test } from '../support/test';

const main = (page: Page) => page.getByRole('main');
const records = (query = '') => `${paths.wallet.records}${query}`;
/** "1234.5" in the screen's format. */
const peso = (amount: string) => `₱${Number(amount).toLocaleString('en', { minimumFractionDigits: 2 })}`;
const fact = (page: Page, name: string) =>
  main(page)
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${name}$`) })
    .locator('xpath=following-sibling::dd');

test('the records match the ledger: money, a lottery bet and its cancelled draw, profit and loss, a file', async ({ page, watch }) => {
  test.setTimeout(240_000);
  const username = await beginAsNew(page, 'record');
  let nodeId = '';

  await test.step('money arrives from a deposit and a manual credit', async () => {
    await page.goto(paths.wallet.deposit);
    await page.getByRole('textbox', { name: 'Amount' }).fill('1500');
    await page.getByRole('button', { name: /^Pay ₱/ }).click();
    await expect(page).toHaveURL(/voucherCenter\/order\/D-/);
    await page.getByRole('button', { name: 'I have paid' }).click();
    await sandbox.settle(page.url().split('/').at(-1) ?? '', 'successful');
    await sandbox.adjust(username, '12.50');
    await page.goto(records('?tab=money&range=today'));
    await expect(main(page).getByRole('link', { name: /Deposit.*Successful.*\+₱1,500\.00/ })).toBeVisible();
    await expect(main(page)).toContainText('+₱12.50');
    await page.getByRole('combobox', { name: 'Record type' }).selectOption('Adjustments');
    await expect(main(page).getByRole('link', { name: /Deposit/ })).toHaveCount(0);
    await expectAccessible(page);
    await expectNoOverflow(page);
    await screenshot(page, 'records-money');
  });

  await test.step('a chase of two draws: one is cancelled in the record although the reply is lost, one is lost', async () => {
    await page.goto(paths.games.lott);
    // Not the lottery that `lottery.test.ts` draws, because both may run at the same time.
    const bet = page.getByRole('link', { name: /^Bet: (Fast Three|Quick Three|Lucky Dice).* 5 Minutes/ }).last();
    nodeId = (await bet.getAttribute('href'))?.split('/').at(-1) ?? '';
    // The next draw is now whole minutes away, so no scheduled draw comes in between.
    await sandbox.drawLottery(nodeId);
    await bet.click();
    await page.getByRole('group', { name: 'Size' }).getByRole('button', { name: 'Big' }).click();
    await page.getByRole('button', { name: '₱10' }).click();
    await page.getByRole('button', { name: 'Add to slip' }).click();
    await page.getByRole('button', { name: 'Slip (1)' }).click();
    await page.getByRole('button', { name: 'More: Number of draws' }).click();
    await page.getByRole('button', { name: /^Confirm/ }).click();
    await page.getByRole('button', { name: 'Place the bet' }).click();
    await expect(page.getByText('Your bet is placed.')).toBeVisible();

    await page.goto(records('?range=today'));
    await main(page)
      .getByRole('link', { name: /Three|Dice/ })
      .first()
      .click();
    const sheet = page.getByRole('dialog').first();
    await expect(sheet.getByRole('progressbar', { name: 'Draw 0 of 2 done' })).toBeVisible();
    await expectAccessible(page);
    await screenshot(page, 'records-lottery');
    watch.allow(/ERR_|Failed to load resource/);
    const lost = { path: '/lgw/orders/suborders/cancel', nth: 1, clientId: await clientId(page), fault: { kind: 'dropReplyAfterApply' } };
    await sandbox.fault(lost);
    await sheet
      .getByRole('button', { name: /^Cancel draw/ })
      .last()
      .click();
    await page.getByRole('dialog').last().getByRole('button', { name: 'Cancel draw', exact: true }).click();
    // The record was fetched again and shows the cancelled draw.
    await expect(sheet.getByText('Cancelled', { exact: true })).toBeVisible();
    await sandbox.drawLottery(nodeId, ['1', '1', '2']);
    await page.reload();
    await expect(sheet.getByText('Not won', { exact: true })).toBeVisible();
    await sheet.getByRole('button', { name: 'Close' }).click();
    // The sheet goes back one entry of the history, and must not take the next page back with it: its facts have the names of the totals.
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).not.toHaveURL(/bet=/);
  });

  await test.step('all figures match the ledger', async () => {
    const books = await sandbox.playerLedger(username);
    await page.goto(records('?range=today'));
    const result = `−${peso(books.result.replace('-', ''))}`;
    await main(page).locator('summary').filter({ hasText: 'Net result' }).click();
    await expect(fact(page, 'Bets')).toHaveText('1');
    await expect(fact(page, 'Stake')).toHaveText(peso(books.stake));
    await expect(fact(page, 'Counts toward wagering')).toHaveText(peso(books.stake));
    await expect(fact(page, 'Won')).toHaveText(peso(books.payout));
    await expect(
      main(page)
        .getByRole('group')
        .filter({ hasText: /^Net result/ }),
    ).toContainText(result);

    await page.getByRole('combobox', { name: 'Record type' }).selectOption('Profit & loss');
    await expect(fact(page, 'Net result')).toHaveText(result);
    const figures = ['deposits', 'withdrawals', 'netDeposits', 'stake', 'payout', 'extras'] as const;
    const names = ['Deposits', 'Withdrawals', 'Net deposits', 'Staked', 'Won', 'Bonuses and other'];
    for (const [index, name] of names.entries()) {
      await expect(fact(page, name)).toHaveText(peso(books[figures[index] ?? 'deposits']));
    }
    // Everything happened today, so the newest row of the table holds the same figures.
    const today = page.getByRole('region', { name: 'Results by day' }).getByRole('row').nth(1);
    const { deposits, withdrawals, netDeposits, stake, payout, extras } = books;
    await expect(today.getByRole('cell')).toHaveText([
      ...[deposits, withdrawals, netDeposits, stake, payout].map(peso),
      result,
      peso(extras),
    ]);

    await page.goto(records('?tab=money&range=today'));
    await expect(main(page).getByRole('link', { name: /Deposit.*Successful/ })).toContainText(`+${peso(books.deposits)}`);
    await expect(main(page)).toContainText(`+${peso(books.extras)}`);
    await page.goto(paths.wallet.wallets);
    await expect(main(page).getByText(peso(books.balance)).first()).toBeVisible();
    await page.goto(records('?tab=profit'));
    // The balance equals the deposits minus the losses.
    expect(Number(books.netDeposits) + Number(books.result) + Number(books.extras)).toBe(Number(books.balance));
    await page.getByRole('combobox', { name: 'Period' }).selectOption('90 days');
    await expect(page.getByRole('region', { name: 'Results by day' }).getByRole('row')).toHaveCount(91);
    await expectAccessible(page);
    await expectNoOverflow(page);
    await screenshot(page, 'records-profit');
    expect((await sandbox.ledger()).sound).toBe(true);
  });

  await test.step('an exported file, and older records', async () => {
    await page.goto(records('?range=today'));
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save as CSV' }).click()]);
    expect(file.suggestedFilename()).toMatch(/^bets-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/);
    const lines = readFileSync(await file.path(), 'utf8')
      .trim()
      .split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain(',-10.00,');
    await page.getByRole('button', { name: 'Request older records' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Request', exact: true }).click();
    await expect(page.getByRole('dialog').getByText(/^Requested: H-/)).toBeVisible();
    await expectAccessible(page);
  });
});
