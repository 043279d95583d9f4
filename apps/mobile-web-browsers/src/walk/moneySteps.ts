import { paths } from '@parlour/kernel';
import type { Page } from '../page/createPage';
import { banner, button, dialog, field, link, main, role, text } from '../page/target';
import { sandbox } from '../servers/sandbox';
import type { Step } from './Walker';

const AMOUNT = 100;
const TRANSACTION_PASSWORD = '246810';

export const deposit: Step = {
  name: 'deposit',
  go: async ({ page, screenshot }) => {
    await page.tap(link('Deposit', banner));
    await page.waitForAddress(new RegExp(`^${paths.wallet.deposit}`));
    await page.fill(role('textbox', 'Amount', main), String(AMOUNT));
    await page.see(text('You receive', main));
    await screenshot('deposit');
    await page.tap(button(/^Pay/, main));
    await page.tap(button('Not now', dialog()));
    const order = await page.waitForAddress(/voucherCenter\/order\/D-/);
    await page.see(text('Exact amount'));
    await screenshot('order');
    await page.tap(button('I have paid'));
    await sandbox.settle(numberIn(order));
    await page.see(text('New balance'));
  },
};

export const play: Step = {
  name: 'game',
  go: async ({ page, screenshot, name }) => {
    // Three cherries in the top row pay twice the stake.
    await sandbox.planSpins(
      name,
      Array.from({ length: 100 }, () => [0, 1, 2]),
    );
    await page.open(paths.games.slot);
    await page.tap(button('Filter'));
    await page.fill(role('textbox', 'Find a game by name'), 'gold');
    await page.tap(button('Show games'));
    await page.waitForAddress(/gold/);
    await page.see(link(/gold/i, main));
    await screenshot('slots');
    await page.tap(link(/gold/i, main));
    await page.waitForAddress(/^\/m\/play/);
    const spin = button('Spin');
    await page.see(spin, true);
    for (let raise = 0; raise < 4; raise += 1) await page.tap(button('Higher stake'), true);
    await screenshot('game');
    // The turnover of the deposit must be complete before a withdrawal.
    for (let staked = 0; staked < AMOUNT;) {
      staked += amountIn((await page.see(role('status', undefined, role('group', 'Stake')), true)).text);
      await page.tap(spin, true);
    }
    await page.see(text(/^You win/), true);
    await page.see(text(/^\+/, main));
    await screenshot('win');
    await page.tap(button('Leave the game'));
    await page.waitForAddress(/slot-games.*gold/);
  },
};

export const fish: Step = {
  name: 'fishing',
  go: async ({ page, screenshot, name }) => {
    // The net holds whatever it catches.
    await sandbox.planSpins(name, [[0]]);
    await page.open(`${paths.games.list}?gameType=FISH&vassalage=MANTA`);
    await page.tap(link(/playing|Last win/, main));
    await page.waitForAddress(/^\/m\/play/);
    await page.tap(button(/^Crab\b/), true);
    await page.tap(button('Cast'), true);
    await page.see(text(/^You win/), true);
    await screenshot('fishing');
  },
};

export const withdraw: Step = {
  name: 'withdraw',
  go: async ({ page, screenshot }) => {
    await page.open(paths.wallet.withdraw);
    await setTransactionPassword(page);
    await addAccount(page);
    await page.open(paths.wallet.withdraw);
    await page.fill(role('textbox', 'Amount'), String(AMOUNT));
    await screenshot('withdraw');
    await page.tap(button('Review withdrawal'));
    await page.fill(field('Transaction password'), TRANSACTION_PASSWORD);
    await page.tap(button(/^Withdraw ₱/, dialog()));
    const order = await page.waitForAddress(/withdraw\/order\/W-/);
    await page.see(text('Submitted'));
    await screenshot('withdrawal');
    await sandbox.settle(numberIn(order));
    await page.see(text('Successful'));
  },
};

async function setTransactionPassword(page: Page): Promise<void> {
  await page.tap(link(/Set a transaction password/));
  await page.fill(field('New transaction password'), TRANSACTION_PASSWORD);
  await page.fill(field('Repeat the password'), TRANSACTION_PASSWORD);
  await page.fill(field('Login password'), 'parlour88');
  await page.tap(button('Set password'));
  await page.waitForAddress(new RegExp(`^${paths.wallet.withdraw}$`));
}

async function addAccount(page: Page): Promise<void> {
  await page.tap(link(/Add a withdrawal account/));
  await page.waitForAddress(new RegExp(`^${paths.wallet.accounts}`));
  await page.tap(button('GoPeso'));
  await page.fill(field('Account holder'), 'Rosa Dela Cruz');
  await page.fill(field('Account number'), `0917${Math.random().toString().slice(2, 9)}`);
  await page.fill(field('Transaction password'), TRANSACTION_PASSWORD);
  await page.tap(button('Add account'));
  await page.see(text('Account added.'));
}

export const records: Step = {
  name: 'records',
  go: async ({ page, screenshot }) => {
    await page.open(paths.wallet.records);
    const bet = link(/gold/i, main);
    await page.see(bet);
    await screenshot('records');
    await page.tap(bet);
    await page.see(text(/^B-/, dialog()));
  },
};

function numberIn(address: string): string {
  return address.split('/').at(-1) ?? '';
}

function amountIn(words: string): number {
  return Number(words.replace(/[^\d.]/g, ''));
}
