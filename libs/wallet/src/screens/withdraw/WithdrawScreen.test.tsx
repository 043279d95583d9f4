import { connectionLost, httpStatus, leaveIntent, mockCall, network, refuse, renderFeature, useNetwork } from '@parlour/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { delay } from 'msw';
import { walletFeature } from '../../feature';
import { handlers } from '../../mocks/handlers';
import { withdrawalIntent } from '../../mocks/intents';
import { withdrawalOrder } from '../../mocks/orders';
import { asMember } from '../../mocks/players';
import { account, withdrawRules } from '../../mocks/transfers';
import { walletWire } from '../../wire';
import type { WithdrawRules } from '../../wire/accounts';

useNetwork(...handlers);

const PATH = '/m/withdraw';
const ORDER_PATH = '/m/withdraw/order/W-2611-004182';
const open = (options = {}) => renderFeature(walletFeature, PATH, { ...asMember, ...options });
const withRules = (changes: Partial<WithdrawRules>) => network.use(mockCall(walletWire.getWithdrawRules, withdrawRules(changes)));
const sent = () => network.requests(walletWire.createWithdrawal);
type User = Awaited<ReturnType<typeof open>>['user'];

const accountSheet = async (user: User) => {
  await user.click(await screen.findByRole('button', { name: /^PalmPay ••••7731/ }));
  return within(await screen.findByRole('dialog', { name: 'Withdraw to' }));
};
const fill = async (user: User, amount = '5000') => {
  await user.type(await screen.findByRole('textbox', { name: 'Amount' }), amount);
  await user.click(screen.getByRole('button', { name: 'Review withdrawal' }));
};
const summary = async () => within(await screen.findByRole('dialog', { name: 'Check your withdrawal' }));
const passwordField = () => screen.findByLabelText('Transaction password');
/** The field of the password has the focus when the summary opens. */
const confirm = async (user: User, pin = '246810') => {
  await waitFor(async () => expect(await passwordField()).toHaveFocus());
  await user.keyboard(pin);
  await user.click((await summary()).getByRole('button', { name: 'Withdraw ₱5,000.00' }));
};

describe('filling in and sending the form', () => {
  test('the player enters the amount, reviews the withdrawal, types the password and reaches the order', async () => {
    const { user, location } = await open();
    await fill(user);
    const rows = (await summary()).getAllByRole('term').map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);
    expect(rows).toEqual([
      'To: PalmPay ••••7731',
      'Account holder: Maria Santos',
      'Amount: ₱5,000.00',
      'Fee: ₱0.00',
      'You receive: ₱5,000.00',
      'Usual time: About 15 min',
    ]);
    expect(sent()).toEqual([]);
    await confirm(user);
    await waitFor(() => expect(location()).toBe(ORDER_PATH));
    expect(sent()).toEqual([
      { idempotencyKey: expect.stringMatching(/^[0-9a-f-]{36}$/), accountId: 'acc-1', amount: '5000.00', paymentPassword: '246810' },
    ]);
  });

  test.each([
    ['25%', '3120.13'],
    ['50%', '6240.27'],
    ['100%', '12480.55'],
  ])('product 4.7: %s of the withdrawable balance is %s', async (label, amount) => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: label }));
    expect(screen.getByRole('textbox', { name: 'Amount' })).toHaveValue(amount);
  });

  test.each([
    ['99', 'The minimum is ₱100.'],
    ['50000.01', 'The maximum is ₱50,000.'],
    ['20000', 'You can withdraw up to ₱12,480.55.'],
    ['100,50', 'Use digits only, like ₱100.00.'],
    ['1.000,50', 'Use digits only, like ₱100.00.'],
    ['1e3', 'Use digits only, like ₱100.00.'],
  ])('the amount "%s" does not reach the review: %s', async (amount, message) => {
    const { user } = await open();
    await fill(user, amount);
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test.each(['₱5,000.00', 'PHP 5,000', '5\u00a0000', '5’000', '၅၀၀၀', '\u20665000\u2069'])(
    'the amount %j is read as 5000, and the field says so',
    async (text) => {
      const { user } = await open();
      await fill(user, text);
      expect((await summary()).getByRole('button', { name: 'Withdraw ₱5,000.00' })).toBeVisible();
      const field = screen.getByRole('textbox', { name: 'Amount', hidden: true });
      expect(field).toHaveValue(text);
      expect(field).toHaveAccessibleDescription(/= ₱5,000\.00/);
    },
  );

  test.each(['2468', '2468101', '2468a0'])('the password "%s" stays and is not sent', async (typed) => {
    const { user } = await open();
    await fill(user);
    await confirm(user, typed);
    expect(await passwordField()).toHaveValue(typed);
    expect(await screen.findByText('Enter exactly 6 digits.')).toBeVisible();
    expect(sent()).toEqual([]);
  });

  test('the key Enter sends the password', async () => {
    const { user, location } = await open();
    await fill(user);
    await user.type(await passwordField(), '246810{Enter}');
    await waitFor(() => expect(location()).toBe(ORDER_PATH));
    expect(sent()).toMatchObject([{ paymentPassword: '246810' }]);
  });

  test('the way back to the form forgets the password', async () => {
    const { user } = await open();
    await fill(user);
    await user.type(await passwordField(), '246810');
    await user.click((await summary()).getByRole('button', { name: 'Back to the form' }));
    await user.click(screen.getByRole('button', { name: 'Review withdrawal' }));
    expect(await passwordField()).toHaveValue('');
  });

  test('ten taps send one request', async () => {
    network.use(
      mockCall(walletWire.createWithdrawal, async () => {
        await delay(100);
        return withdrawalOrder();
      }),
    );
    const { user, location } = await open();
    await fill(user);
    await user.type(await passwordField(), '246810');
    const button = await screen.findByRole('button', { name: 'Withdraw ₱5,000.00' });
    act(() => {
      for (let tap = 0; tap < 10; tap += 1) button.click();
    });
    await waitFor(() => expect(location()).toBe(ORDER_PATH));
    expect(sent()).toHaveLength(1);
  });

  test('another account can be chosen; an account that cannot receive money says why', async () => {
    network.use(
      mockCall(walletWire.getAccounts, [
        account(),
        account({ accountId: 'acc-2', provider: 'Bay Bank', kind: 'bank', maskedNumber: '••••0042', isDefault: false }),
        account({ accountId: 'acc-3', provider: 'Reef Pay', isDefault: false, status: 'review' }),
      ]),
    );
    const { user } = await open();
    const sheet = await accountSheet(user);
    expect(sheet.getByRole('button', { name: /Reef Pay.*Under review/ })).toBeDisabled();
    expect(sheet.getByRole('button', { name: /PalmPay.*Default/ })).toHaveAttribute('aria-pressed', 'true');
    await user.click(sheet.getByRole('button', { name: /Bay Bank/ }));
    await fill(user);
    await confirm(user);
    await waitFor(() => expect(sent()[0]?.accountId).toBe('acc-2'));
  });

  test('the password field has no autocomplete, and the password is never stored', async () => {
    network.use(mockCall(walletWire.createWithdrawal, connectionLost()));
    const { user } = await open();
    await fill(user);
    expect(await passwordField()).toHaveAttribute('autocomplete', 'off');
    await confirm(user);
    await screen.findByRole('heading', { name: "We're checking this. Don't repeat it." });
    const kept = JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);
    expect(kept).toContain('5000.00');
    expect(kept).not.toContain('246810');
  });
});

describe('refusals by the gateway', () => {
  test('a wrong password shows the attempts left, clears and focuses the field, and the next one is sent', async () => {
    network.use(mockCall(walletWire.createWithdrawal, refuse('WRONG_PAYMENT_PASSWORD', { triesLeft: 2 })));
    const { user, location } = await open();
    await fill(user);
    await confirm(user);
    expect(await screen.findByText('Wrong transaction password. 2 attempts left.')).toBeVisible();
    const field = await passwordField();
    await waitFor(() => expect(field).toHaveFocus());
    expect(field).toHaveValue('');
    network.use(...handlers);
    await confirm(user, '135790');
    await waitFor(() => expect(location()).toBe(ORDER_PATH));
    expect(sent().map(({ paymentPassword }) => paymentPassword)).toEqual(['246810', '135790']);
  });

  test('a locked transaction password shows when the lock ends', async () => {
    network.use(
      mockCall(walletWire.createWithdrawal, refuse('PAYMENT_PASSWORD_LOCKED', { lockedUntil: new Date(2026, 10, 20, 15, 30).getTime() })),
    );
    const { user } = await open();
    await fill(user);
    await confirm(user);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Your transaction password is locked.');
    expect(alert).toHaveTextContent(/Locked until .*15:30\./);
  });

  test.each([
    ['INSUFFICIENT_BALANCE', undefined, 'Your balance is too low.'],
    ['TURNOVER_OPEN', { remaining: '350.00' }, 'Bet 350 more before you can withdraw.'],
    ['DAILY_LIMIT', undefined, 'You have reached the limit for today.'],
  ])('the refusal %s is shown, says that nothing was taken, and refetches the rules', async (code, value, text) => {
    network.use(mockCall(walletWire.createWithdrawal, refuse(code, value)));
    const { user } = await open();
    await fill(user);
    await confirm(user);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(text);
    expect(alert).toHaveTextContent('Nothing was taken from your balance.');
    await waitFor(() => expect(network.requests(walletWire.getWithdrawRules)).toHaveLength(2));
  });
});

test('a refusal is shown even when the refetched rules close the form', async () => {
  network.use(mockCall(walletWire.createWithdrawal, refuse('DAILY_LIMIT')));
  const { user } = await open();
  await fill(user);
  withRules({ remainingToday: 0 });
  await confirm(user);
  expect(await screen.findByText('No withdrawals left today')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('You have reached the limit for today.');
});

describe('unknown outcomes', () => {
  test('after a lost reply one request was sent, and the order is found by its key', async () => {
    network.use(mockCall(walletWire.createWithdrawal, connectionLost()), mockCall(walletWire.findOrder, withdrawalOrder()));
    const { user, location } = await open();
    await fill(user);
    await confirm(user);
    expect(await screen.findByText(/Withdrawal of ₱5,000\.00 to PalmPay ••••7731/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Check now' }));
    await waitFor(() => expect(location()).toBe(ORDER_PATH));
    expect(sent()).toHaveLength(1);
    expect(network.requests(walletWire.findOrder)).toEqual([{ idempotencyKey: sent()[0]?.idempotencyKey }]);
  });

  test('when nothing was sent, the next attempt needs the password again and keeps the key', async () => {
    leaveIntent(withdrawalIntent());
    const { user, location } = await open();
    await user.click(await screen.findByRole('button', { name: 'Check now' }));
    await user.click(await screen.findByRole('button', { name: 'Send again' }));
    expect(await screen.findByText('Enter exactly 6 digits.')).toBeVisible();
    expect(sent()).toEqual([]);
    await user.type(screen.getByLabelText('Transaction password'), '246810');
    await user.click(screen.getByRole('button', { name: 'Send again' }));
    await waitFor(() => expect(location()).toBe(ORDER_PATH));
    expect(sent()).toEqual([{ idempotencyKey: withdrawalIntent().key, ...withdrawalIntent().content.input, paymentPassword: '246810' }]);
  });
});

describe('unmet requirements', () => {
  test('product 4.7: each unmet requirement links to the screen that fulfils it, and that screen returns here', async () => {
    network.use(mockCall(walletWire.getAccounts, []));
    withRules({ hasPaymentPassword: false, payeeName: null });
    await open();
    const link = await screen.findByRole('link', { name: /Set a transaction password/ });
    expect(link).toHaveAttribute('href', '/m/withdraw/password?returnTo=%2Fm%2Fwithdraw');
    expect(screen.getByRole('link', { name: /Add a withdrawal account/ })).toHaveAttribute(
      'href',
      '/m/withdraw/accounts?add=1&returnTo=%2Fm%2Fwithdraw',
    );
    expect(screen.queryByText(/Wagering|left today/)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Review withdrawal' })).not.toBeInTheDocument();
  });

  test('incomplete turnover shows the progress by source and hides the form', async () => {
    withRules({
      withdrawable: '0.00',
      turnover: {
        required: '1000.00',
        done: '650.00',
        games: [],
        sources: [{ orderNo: 'D-2611-000700', label: 'PalmPay', required: '1000.00', done: '650.00', at: 1_760_000_000_000, games: [] }],
      },
    });
    const { user } = await open();
    expect(await screen.findByText('Wagering not complete yet')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Wagering' })).toHaveValue(0.65);
    expect(screen.getByText('₱0.00 can be withdrawn')).toBeVisible();
    await user.click(screen.getByText('What counts?'));
    expect(screen.getByText(/^PalmPay · D-2611-000700/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Review withdrawal' })).not.toBeInTheDocument();
  });

  test('of bonuses whose games differ, each names the games that count towards it', async () => {
    const source = { kind: 'bonus' as const, required: '1000.00', done: '0.00', at: 1_760_000_000_000 };
    withRules({
      bonus: {
        balance: '50.00',
        turnover: {
          required: '2000.00',
          done: '0.00',
          games: [],
          sources: [
            { ...source, orderNo: 'R-1', label: 'Welcome', games: ['Slots', 'Fishing'] },
            { ...source, orderNo: 'R-2', label: 'Cup', games: ['Live casino'] },
          ],
        },
      },
    });
    await open();
    expect(await screen.findByText(/^Bonus: Welcome · R-1 .* · Games that count: Slots, Fishing$/)).toBeInTheDocument();
    expect(screen.getByText(/^Bonus: Cup · R-2 .* · Games that count: Live casino$/)).toBeInTheDocument();
  });

  test('without withdrawals left today the form is hidden', async () => {
    withRules({ remainingToday: 0 });
    await open();
    expect(await screen.findByText('No withdrawals left today')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Review withdrawal' })).not.toBeInTheDocument();
  });

  test('once all requirements are met, the form stands alone', async () => {
    await open();
    expect(await screen.findByRole('button', { name: 'Review withdrawal' })).toBeVisible();
    expect(screen.queryByText(/Before you can withdraw|Wagering/)).not.toBeInTheDocument();
  });

  test('a balance of zero hides the form and links to the records', async () => {
    withRules({ balance: '0.00', withdrawable: '0.00' });
    await open();
    expect(await screen.findByText('Nothing to withdraw yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See all orders' })).toHaveAttribute('href', '/m/gameRecord?tab=money');
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  test('with a balance below the minimum, the screen shows the minimum withdrawal', async () => {
    withRules({ balance: '60.00', withdrawable: '60.00' });
    await open();
    expect(await screen.findByText('The minimum withdrawal is ₱100.')).toBeVisible();
  });

  test('a retry loads the rules after a load error', async () => {
    network.use(mockCall(walletWire.getWithdrawRules, httpStatus(500)));
    const { user } = await open();
    expect(await screen.findByText("We couldn't load withdrawals")).toBeVisible();
    network.use(...handlers);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Review withdrawal' })).toBeVisible();
  });
});

describe('requirements that the gateway reports on submit', () => {
  test.each([
    ['PHONE_REQUIRED', 'Verify your phone number'],
    ['KYC_REQUIRED', 'Identity check needed'],
    ['WITHDRAW_CLOSED', 'Withdrawals are closed right now'],
  ])('%s is explained in the words of the checklist', async (code, text) => {
    network.use(mockCall(walletWire.createWithdrawal, refuse(code)));
    const { user } = await open();
    await fill(user);
    await confirm(user);
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByText('Nothing was taken from your balance.')).toBeVisible();
  });

  test('a new account in its waiting period cannot be chosen and shows when it becomes available', async () => {
    const waiting = account({ accountId: 'new', provider: 'Bay Bank', isDefault: false, coolingUntil: Date.now() + 3_600_000 });
    network.use(mockCall(walletWire.getAccounts, [account(), waiting]));
    const { user } = await open();
    const sheet = await accountSheet(user);
    expect(sheet.getByRole('button', { name: /Bay Bank.*Available for withdrawals from/ })).toBeDisabled();
    expect(sheet.getByRole('button', { name: /PalmPay/ })).toHaveAttribute('aria-pressed', 'true');
  });
});
