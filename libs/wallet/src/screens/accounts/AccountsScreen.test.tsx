import { newIdempotencyKey } from '@parlour/kernel/wire-call';
import {
  connectionLost,
  httpStatus,
  leaveIntent,
  mockCall,
  network,
  recordToasts,
  refuse,
  renderFeature,
  storedIntents,
  tellOfIntents,
  useNetwork,
} from '@parlour/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { walletFeature } from '../../feature';
import { handlers } from '../../mocks/handlers';
import { asMember } from '../../mocks/players';
import { account, withdrawRules } from '../../mocks/transfers';
import { walletWire } from '../../wire';

useNetwork(...handlers);

const PATH = '/m/withdraw/accounts';
const open = (query = '', options = {}) => renderFeature(walletFeature, PATH + query, { ...asMember, ...options });
const added = () => network.requests(walletWire.addAccount);
type User = Awaited<ReturnType<typeof open>>['user'];

const fill = async (user: User, number = '0917 123 4567') => {
  await user.click(await screen.findByRole('button', { name: 'PalmPay' }));
  await user.type(screen.getByRole('textbox', { name: 'Account number' }), number);
  await user.type(screen.getByLabelText('Transaction password'), '246810');
  await user.click(screen.getByRole('button', { name: 'Add account' }));
};

describe('the account list', () => {
  test('lists masked accounts by kind and shows how many are in use', async () => {
    network.use(
      mockCall(walletWire.getAccounts, [
        account(),
        account({ accountId: 'b', kind: 'bank', provider: 'Bay Bank', isDefault: false, status: 'locked' }),
      ]),
    );
    await open();
    expect(await screen.findByText('PalmPay ••••7731')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'E-wallets' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Banks' })).toBeVisible();
    expect(screen.getByText('Locked')).toBeVisible();
    expect(screen.getByText('2 of 5 used')).toBeVisible();
  });

  test('of an account whose date the gateway does not tell, the holder is shown alone', async () => {
    network.use(mockCall(walletWire.getAccounts, [account({ holder: 'Maria Cruz', addedAt: null })]));
    await open();
    expect(await screen.findByText('Maria Cruz')).toBeVisible();
  });

  test('an empty list explains itself and offers to add an account', async () => {
    network.use(mockCall(walletWire.getAccounts, []));
    const { user } = await open();
    expect(await screen.findByText('No withdrawal account yet')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Add an account' }));
    expect(await screen.findByRole('searchbox', { name: 'Find your e-wallet or bank' })).toBeVisible();
  });

  test('at the maximum number of accounts, none can be added', async () => {
    network.use(mockCall(walletWire.getWithdrawRules, withdrawRules({ maxAccounts: 1 })));
    await open();
    expect(await screen.findByText('You have as many accounts as allowed.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Add an account' })).not.toBeInTheDocument();
  });

  test('without a transaction password, the player sets one first and returns to the form', async () => {
    network.use(mockCall(walletWire.getWithdrawRules, withdrawRules({ hasPaymentPassword: false })));
    await open('?add=1&returnTo=%2Fm%2Fwithdraw');
    const returnTo = encodeURIComponent(`${PATH}?add=1&returnTo=%2Fm%2Fwithdraw`);
    expect(await screen.findByRole('link', { name: 'Set it now' })).toHaveAttribute('href', `/m/withdraw/password?returnTo=${returnTo}`);
  });

  test('a retry loads the accounts after a load error', async () => {
    network.use(mockCall(walletWire.getAccounts, httpStatus(500)));
    const { user } = await open();
    expect(await screen.findByText("We couldn't load your accounts")).toBeVisible();
    network.use(...handlers);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('PalmPay ••••7731')).toBeVisible();
  });
});

describe('adding an account', () => {
  test('the player searches the provider, enters the number and returns to the screen they came from', async () => {
    const recorder = recordToasts();
    const { user, location } = await open('?add=1&returnTo=%2Fm%2Fwithdraw', { with: [...asMember.with, recorder.feature] });
    await user.type(await screen.findByRole('searchbox'), 'pa\u200blm ');
    expect(screen.queryByRole('button', { name: 'Reef Pay' })).not.toBeInTheDocument();
    await fill(user);
    // The target screen of the redirect has to load first.
    await waitFor(() => expect(location()).toBe('/m/withdraw'), { timeout: 10_000 });
    expect(added()).toEqual([
      {
        idempotencyKey: expect.stringMatching(/^[\da-f-]{36}$/),
        providerId: 'palmpay',
        holder: 'Maria Santos',
        number: '09171234567',
        paymentPassword: '246810',
      },
    ]);
    expect(recorder.toasts).toEqual([{ level: 'success', text: 'Account added.' }]);
  });

  test('a return address on another site is ignored', async () => {
    const { user, location } = await open('?add=1&returnTo=https%3A%2F%2Fevil.example');
    await fill(user);
    await waitFor(() => expect(location()).toBe(PATH));
  });

  test('a known holder name is locked with an explanation; the first account sets the name', async () => {
    const { user, unmount } = await open('?add=1');
    await user.click(await screen.findByRole('button', { name: 'PalmPay' }));
    const locked = screen.getByRole('textbox', { name: 'Account holder' });
    expect(locked).toHaveValue('Maria Santos');
    expect(locked).toHaveAttribute('readonly');
    expect(locked).toHaveAccessibleDescription(/only to accounts in your name/);
    unmount();
    network.use(mockCall(walletWire.getWithdrawRules, withdrawRules({ payeeName: null })));
    const second = await open('?add=1');
    await second.user.click(await screen.findByRole('button', { name: 'PalmPay' }));
    const free = screen.getByRole('textbox', { name: 'Account holder' });
    expect(free).not.toHaveAttribute('readonly');
    expect(free).toHaveAccessibleDescription(/can't be changed later/);
  });

  test('a holder name that is too long is kept and refused; one in Zawgyi is refused, and offered in Unicode', async () => {
    network.use(mockCall(walletWire.getWithdrawRules, withdrawRules({ payeeName: null })));
    const { user } = await open('?add=1');
    await user.click(await screen.findByRole('button', { name: 'PalmPay' }));
    const holder = screen.getByRole('textbox', { name: 'Account holder' });
    await user.click(holder);
    await user.paste('h'.repeat(61));
    await user.tab();
    expect(holder).toHaveValue('h'.repeat(61));
    expect(holder).toHaveAccessibleDescription(/Use 60 characters at most/);
    await user.clear(holder);
    await user.type(holder, 'ေမာင္ေမာင္');
    await user.type(screen.getByRole('textbox', { name: 'Account number' }), '09171234567');
    await user.type(screen.getByLabelText('Transaction password'), '246810');
    await user.click(screen.getByRole('button', { name: 'Add account' }));
    expect(holder).toHaveAccessibleDescription(/looks like Zawgyi/);
    expect(screen.getByText('မောင်မောင်')).toBeVisible();
    expect(added()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Yes, use this' }));
    expect(holder).toHaveValue('မောင်မောင်');
    expect(screen.queryByText('Is this right?')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Add account' }));
    await waitFor(() => expect(added()).toEqual([expect.objectContaining({ holder: 'မောင်မောင်' })]));
  });

  test('a holder name with unseen marks is sent as the bank has it', async () => {
    network.use(mockCall(walletWire.getWithdrawRules, withdrawRules({ payeeName: null })));
    const { user } = await open('?add=1');
    await user.click(await screen.findByRole('button', { name: 'PalmPay' }));
    await user.click(screen.getByRole('textbox', { name: 'Account holder' }));
    await user.paste(' မောင်\u200bမောင်\u00a0 ');
    await user.type(screen.getByRole('textbox', { name: 'Account number' }), '09171234567');
    await user.type(screen.getByLabelText('Transaction password'), '246810');
    await user.click(screen.getByRole('button', { name: 'Add account' }));
    await waitFor(() => expect(added()).toEqual([expect.objectContaining({ holder: 'မောင်မောင်' })]));
  });

  test('a Shan name, which only looks like Zawgyi, is kept as typed', async () => {
    network.use(mockCall(walletWire.getWithdrawRules, withdrawRules({ payeeName: null })));
    const { user } = await open('?add=1');
    await user.click(await screen.findByRole('button', { name: 'PalmPay' }));
    const holder = screen.getByRole('textbox', { name: 'Account holder' });
    await user.type(holder, 'ၸၢႆးသႅင်');
    await user.type(screen.getByRole('textbox', { name: 'Account number' }), '09171234567');
    await user.type(screen.getByLabelText('Transaction password'), '246810');
    await user.click(screen.getByRole('button', { name: 'Add account' }));
    expect(holder).toHaveAccessibleDescription(/looks like Zawgyi/);
    expect(added()).toEqual([]);
    await user.click(await screen.findByRole('button', { name: 'Keep it as typed' }));
    expect(holder).not.toHaveAccessibleDescription(/looks like Zawgyi/);
    await user.click(screen.getByRole('button', { name: 'Add account' }));
    await waitFor(() => expect(added()).toEqual([expect.objectContaining({ holder: 'ၸၢႆးသႅင်' })]));
  });

  test('groups the digits while the player types, and asks to check them once the number is complete', async () => {
    const { user } = await open('?add=1');
    await user.click(await screen.findByRole('button', { name: 'PalmPay' }));
    await user.type(screen.getByRole('textbox', { name: 'Account number' }), '09171234');
    expect(screen.getByText('0917 123 4')).toBeVisible();
    expect(screen.getByText('8 so far')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: 'Account number' }), '567');
    expect(screen.getByText('0917 123 4567')).toBeVisible();
    expect(screen.getByText('Check every digit.')).toBeVisible();
  });

  test.each(['9171234567', '+639171234567', '+63 917 123 4567', '(+63) 917.123.4567', '0917-123-4567', '၀၉၁၇ ၁၂၃ ၄၅၆၇'])(
    'the number %j is shown and sent as the account',
    async (number) => {
      const { user } = await open('?add=1');
      await user.click(await screen.findByRole('button', { name: 'PalmPay' }));
      await user.type(screen.getByRole('textbox', { name: 'Account number' }), number);
      expect(screen.getByText('0917 123 4567', { ignore: 'input' })).toBeVisible();
      await user.type(screen.getByLabelText('Transaction password'), '246810');
      await user.click(screen.getByRole('button', { name: 'Add account' }));
      await waitFor(() => expect(added()).toEqual([expect.objectContaining({ number: '09171234567', paymentPassword: '246810' })]));
    },
  );

  test('a transaction password that is too long stays and is not sent', async () => {
    const { user } = await open('?add=1');
    await user.click(await screen.findByRole('button', { name: 'PalmPay' }));
    await user.type(screen.getByLabelText('Transaction password'), '2468101');
    await user.click(screen.getByRole('button', { name: 'Add account' }));
    expect(screen.getByLabelText('Transaction password')).toHaveValue('2468101');
    expect(screen.getByLabelText('Transaction password')).toHaveAccessibleDescription(/Enter exactly 6 digits/);
    expect(added()).toEqual([]);
  });

  test.each([
    ['0917', 'The number is too short.'],
    ['091712345678', 'The number is too long.'],
    ['08171234567', 'It has to begin with 09.'],
    ['0917ABC', 'Use digits only.'],
  ])('the number %s is not sent: %s', async (number, message) => {
    const { user } = await open('?add=1');
    await fill(user, number);
    expect(await screen.findByText(message)).toBeVisible();
    expect(added()).toEqual([]);
  });

  test.each([
    ['ACCOUNT_DUPLICATE', undefined, 'This account is already linked.', 'Account number'],
    ['NAME_MISMATCH', undefined, 'The name must match the account holder name.', 'Account holder'],
    ['WRONG_PAYMENT_PASSWORD', { triesLeft: 3 }, 'Wrong transaction password. 3 attempts left.', 'Transaction password'],
  ])('the refusal %s is shown at its field', async (...[code, value, text, label]) => {
    network.use(mockCall(walletWire.addAccount, refuse(code, value)));
    const { user } = await open('?add=1');
    await fill(user);
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(expect.stringContaining(text));
    expect(screen.getByLabelText('Transaction password')).toHaveValue('');
  });

  test.each([
    ['ACCOUNT_LIMIT', 'You have linked as many accounts as allowed.'],
    ['PAYMENT_PASSWORD_LOCKED', 'Your transaction password is locked.'],
  ])('the refusal %s is shown above the button', async (code, text) => {
    network.use(mockCall(walletWire.addAccount, refuse(code)));
    const { user } = await open('?add=1');
    await fill(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
  });

  test('a search without results says so, and the chosen provider can be changed', async () => {
    const { user } = await open('?add=1');
    const search = await screen.findByRole('searchbox');
    await user.type(search, 'zzz');
    expect(screen.getByText('Nothing found for “zzz”')).toBeVisible();
    await user.clear(search);
    await user.click(screen.getByRole('button', { name: 'Bay Bank' }));
    await user.click(screen.getByRole('button', { name: 'Change' }));
    expect(screen.getByRole('button', { name: 'PalmPay' })).toBeVisible();
  });
});

describe('an account is added only once', () => {
  const checking = () => screen.findByRole('heading', { name: "We're checking this. Don't repeat it." });
  const leave = (age: number) => {
    leaveIntent({
      key: newIdempotencyKey(),
      kind: 'wallet.account',
      player: '200jilif3/maria',
      content: { via: 'PalmPay ••••4567' },
      startedAt: Date.now() - age,
      state: 'unknown',
    });
  };
  beforeEach(() => localStorage.clear());

  test('ten taps send one request', async () => {
    const { user, location } = await open('?add=1');
    await user.click(await screen.findByRole('button', { name: 'PalmPay' }));
    await user.type(screen.getByRole('textbox', { name: 'Account number' }), '09171234567');
    await user.type(screen.getByLabelText('Transaction password'), '246810');
    const button = screen.getByRole('button', { name: 'Add account' });
    await act(async () => {
      for (let tap = 0; tap < 10; tap += 1) button.click();
    });
    await waitFor(() => expect(location()).toBe(PATH));
    expect(added()).toHaveLength(1);
  });

  test('after a lost reply the account is found by its idempotency key, and the player returns to the list', async () => {
    network.use(mockCall(walletWire.addAccount, connectionLost()));
    const { user, location } = await open('?add=1');
    await fill(user);
    await checking();
    expect(screen.getByText(/^New account PalmPay ••••4567, /)).toBeVisible();
    expect(JSON.stringify(storedIntents())).toContain('••••4567');
    expect(JSON.stringify(storedIntents())).not.toMatch(/09171234567|246810/);
    network.use(mockCall(walletWire.findAccount, account({ accountId: 'acc-2' })));
    await user.click(screen.getByRole('button', { name: 'Check now' }));
    await waitFor(() => expect(location()).toBe(PATH));
    expect(network.requests(walletWire.findAccount)).toEqual([{ idempotencyKey: added()[0]?.idempotencyKey }]);
    expect(added()).toHaveLength(1);
    expect(storedIntents()).toEqual([]);
  });

  test.each([
    ['the same values go under the same key', '', 1],
    ['another number gets its own key', '{Backspace}5', 2],
  ])('after a lost request the form returns with its values, and %s', async (_, correction, keys) => {
    network.use(mockCall(walletWire.addAccount, connectionLost()));
    const { user, location } = await open('?add=1');
    await fill(user);
    await checking();
    const now = Date.now();
    jest.spyOn(Date, 'now').mockReturnValue(now + 41_000);
    await user.click(screen.getByRole('button', { name: 'Check now' }));
    expect(await screen.findByText(/^Nothing was sent, and no account was added/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Account number' })).toHaveValue('0917 123 4567');
    expect(screen.getByLabelText('Transaction password')).toHaveValue('');
    network.use(mockCall(walletWire.addAccount, account({ accountId: 'acc-2' })));
    if (correction) await user.type(screen.getByRole('textbox', { name: 'Account number' }), correction);
    await user.type(screen.getByLabelText('Transaction password'), '246810');
    await user.click(screen.getByRole('button', { name: 'Add account' }));
    await waitFor(() => expect(location()).toBe(PATH));
    expect(new Set(added().map(({ idempotencyKey }) => idempotencyKey)).size).toBe(keys);
    expect(storedIntents()).toEqual([]);
    jest.restoreAllMocks();
  });

  test('after a reload the outcome is checked and the form stays hidden', async () => {
    leave(0);
    const { user, location } = await open('?add=1');
    await checking();
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
    network.use(mockCall(walletWire.findAccount, account({ accountId: 'acc-2' })));
    await user.click(screen.getByRole('button', { name: 'Check now' }));
    await waitFor(() => expect(location()).toBe(PATH));
    expect(added()).toEqual([]);
  });

  test('the form is hidden while another tab adds an account', async () => {
    await open('?add=1');
    await screen.findByRole('searchbox');
    leave(0);
    act(tellOfIntents);
    await checking();
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  });
});

describe('account details (product 4.9)', () => {
  const openAccount = async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: /PalmPay ••••7731/ }));
    await user.type(screen.getByLabelText('Transaction password'), '246810');
    return user;
  };

  test('the transaction password reveals the full account number', async () => {
    const user = await openAccount();
    await user.click(screen.getByRole('button', { name: 'Show full number' }));
    expect(await screen.findByText('09175557731')).toBeVisible();
    expect(network.requests(walletWire.revealAccount)).toEqual([{ accountId: 'acc-1', paymentPassword: '246810' }]);
    expect(screen.getByLabelText('Transaction password')).toHaveValue('');
  });

  test('a password that is too long stays and is not sent', async () => {
    const user = await openAccount();
    await user.type(screen.getByLabelText('Transaction password'), '1');
    await user.click(screen.getByRole('button', { name: 'Show full number' }));
    expect(screen.getByLabelText('Transaction password')).toHaveAccessibleDescription(/Enter exactly 6 digits/);
    expect(screen.getByLabelText('Transaction password')).toHaveValue('2468101');
    expect(network.requests(walletWire.revealAccount)).toEqual([]);
  });

  test('a wrong password reveals nothing and shows the attempts left', async () => {
    network.use(mockCall(walletWire.revealAccount, refuse('WRONG_PAYMENT_PASSWORD', { triesLeft: 2 })));
    const user = await openAccount();
    await user.click(screen.getByRole('button', { name: 'Show full number' }));
    expect(await screen.findByText(/2 attempts left/)).toBeVisible();
  });

  test('a locked password shows when the lock ends and links to the password reset', async () => {
    network.use(mockCall(walletWire.revealAccount, refuse('PAYMENT_PASSWORD_LOCKED', { lockedUntil: Date.now() + 60_000 })));
    const user = await openAccount();
    await user.click(screen.getByRole('button', { name: 'Show full number' }));
    expect(await screen.findByText(/^Locked until/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Change or reset it' })).toHaveAttribute('href', '/m/securityCenter?edit=transactionPassword');
  });

  test.each([
    ['with the order that blocks the removal', { orderNo: 'W-2611-004182' }, '/m/feedback?topic=account&order=W-2611-004182'],
    ['without an order', undefined, '/m/feedback?topic=account'],
  ])('product 4.9: a refused removal explains why and links to a prefilled report, %s', async (_, value, href) => {
    network.use(mockCall(walletWire.removeAccount, refuse('ACCOUNT_IN_USE', value)));
    const user = await openAccount();
    await user.click(screen.getByRole('button', { name: 'Remove this account' }));
    expect(await screen.findByRole('heading', { name: 'This account cannot be removed here' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', href);
  });

  test.each([
    ['Show full number', walletWire.revealAccount],
    ['Remove this account', walletWire.removeAccount],
  ] as const)('"%s": that it was not sent for lack of a connection is said no longer than it is lost', async (name, call) => {
    const user = await openAccount();
    network.goOffline();
    await user.click(screen.getByRole('button', { name }));
    expect(await screen.findByText(/No internet/)).toBeVisible();
    network.comeBack();
    await waitFor(() => expect(screen.queryByText(/No internet/)).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name })).toBeEnabled();
    expect(network.requests(call)).toEqual([]);
  });

  test('removing an account closes the sheet', async () => {
    const user = await openAccount();
    await user.click(screen.getByRole('button', { name: 'Remove this account' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('an account under review says so and cannot become the default', async () => {
    network.use(mockCall(walletWire.getAccounts, [account({ status: 'review', isDefault: false })]));
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: /Under review/ }));
    expect(screen.getByText(/We are checking this account/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Make it the default' })).not.toBeInTheDocument();
  });
});
