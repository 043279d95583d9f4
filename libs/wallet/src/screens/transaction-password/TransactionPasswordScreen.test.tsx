import {
  connectionLost,
  httpStatus,
  leaveIntent,
  mockCall,
  network,
  refuse,
  renderFeature,
  storedIntents,
  useNetwork,
} from '@parlour/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { walletFeature } from '../../feature';
import { handlers } from '../../mocks/handlers';
import { asMember } from '../../mocks/players';
import { withdrawRules } from '../../mocks/transfers';
import { walletWire } from '../../wire';

useNetwork(...handlers, mockCall(walletWire.getWithdrawRules, withdrawRules({ hasPaymentPassword: false })));

const open = (query = '') => renderFeature(walletFeature, `/m/withdraw/password${query}`, asMember);
const sent = () => network.requests(walletWire.setPaymentPassword);
type User = Awaited<ReturnType<typeof open>>['user'];

const fill = async (user: User, [pin, again, password]: [string, string, string]) => {
  await user.type(await screen.findByLabelText('New transaction password'), pin);
  if (again) await user.type(screen.getByLabelText('Repeat the password'), again);
  if (password) await user.type(screen.getByLabelText('Login password'), password);
  await user.click(screen.getByRole('button', { name: 'Set password' }));
};

beforeEach(() => network.use(mockCall(walletWire.getWithdrawRules, withdrawRules({ hasPaymentPassword: false }))));

test('six digits twice and the login password; then back to where it was asked for', async () => {
  const { user, location } = await open('?returnTo=%2Fm%2Fwithdraw%2Faccounts%3Fadd%3D1');
  await fill(user, ['246810', '246810', 'parlour88']);
  await waitFor(() => expect(location()).toBe('/m/withdraw/accounts?add=1'));
  expect(sent()).toEqual([{ idempotencyKey: expect.any(String), paymentPassword: '246810', password: 'parlour88' }]);
});

test.each([
  [['2468101', '2468101', 'x'], 'Enter exactly 6 digits.'],
  [['24681', '24681', 'x'], 'Enter exactly 6 digits.'],
  [['123456', '123456', 'x'], 'Too easy to guess. Avoid repeated digits and runs like 123456.'],
  [['000000', '000000', 'x'], 'Too easy to guess. Avoid repeated digits and runs like 123456.'],
  [['246810', '246811', 'x'], 'The two entries do not match.'],
  [['246810', '246810', ''], 'Enter your login password.'],
] as [[string, string, string], string][])('%j is not sent: %s', async (entries, message) => {
  const { user } = await open();
  await fill(user, entries);
  expect(await screen.findByText(message)).toBeVisible();
  expect(sent()).toEqual([]);
});

test('product 4.10: the rule is there before any error', async () => {
  await open();
  expect(await screen.findByLabelText('New transaction password')).toHaveAccessibleDescription(
    '6 digits, no repeated digits or runs like 123456.',
  );
});

test('correcting the first entry clears the complaint about the second', async () => {
  const { user } = await open();
  await fill(user, ['246810', '135791', 'x']);
  expect(await screen.findByText('The two entries do not match.')).toBeVisible();
  const first = screen.getByLabelText('New transaction password');
  await user.clear(first);
  await user.type(first, '135791');
  await waitFor(() => expect(screen.queryByText('The two entries do not match.')).not.toBeInTheDocument());
});

test.each([
  ['LOGIN_FAILED', { triesLeft: 3 }, /^Wrong password\. 3 attempts left\./],
  ['PAYMENT_PASSWORD_WEAK', undefined, /Too easy to guess/],
  ['NOT_ALLOWED', undefined, /Your account can't use this feature\./],
])('%s is said', async (code, value, text) => {
  network.use(mockCall(walletWire.setPaymentPassword, refuse(code, value)));
  const { user } = await open();
  await fill(user, ['246810', '246810', 'parlour88']);
  expect(await screen.findByText(text)).toBeVisible();
});

test('once it is set there is nothing to fill in, and a way back', async () => {
  network.use(mockCall(walletWire.getWithdrawRules, withdrawRules()));
  const { user, location } = await open();
  expect(await screen.findByText('Your transaction password is set')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await waitFor(() => expect(location()).toBe('/m/withdraw'));
});

test('an error can be tried again', async () => {
  network.use(mockCall(walletWire.getWithdrawRules, httpStatus(500)));
  await open();
  expect(await screen.findByText("We couldn't load your settings")).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

describe('a lost reply', () => {
  const checking = () => screen.findByRole('heading', { name: "We're confirming your transaction password" });
  const checkNow = () => screen.findByRole('button', { name: 'Check now' });
  const key = '5f1c0a52-6f0c-4d53-9f0e-2d5c1b7a9e01';
  const leave = (age: number) => {
    const intent = { key, kind: 'wallet.transactionPassword', player: '200jilif3/maria', content: {}, state: 'sending' };
    leaveIntent({ ...intent, startedAt: Date.now() - age });
  };
  const waitBeyondWindow = () => {
    const later = Date.now() + 21_000;
    jest.spyOn(Date, 'now').mockReturnValue(later);
  };
  const setAt = 1_700_000_000_000;

  beforeEach(() => localStorage.clear());
  afterEach(() => jest.restoreAllMocks());

  test('is asked for by its key, even when the rules already report the password; no password is stored', async () => {
    network.use(mockCall(walletWire.setPaymentPassword, connectionLost()));
    const { user, location } = await open('?returnTo=%2Fm%2Fwithdraw%2Faccounts%3Fadd%3D1');
    await screen.findByLabelText('Login password');
    network.use(mockCall(walletWire.getWithdrawRules, withdrawRules()));
    await fill(user, ['246810', '246810', 'parlour88']);
    expect(await checking()).toBeVisible();
    expect(storedIntents()).toEqual([expect.objectContaining({ key: sent()[0]?.idempotencyKey })]);
    expect(JSON.stringify({ ...localStorage })).not.toMatch(/246810|parlour88/);
    network.use(mockCall(walletWire.findPaymentPassword, { setAt }));
    await user.click(await checkNow());
    await waitFor(() => expect(location()).toBe('/m/withdraw/accounts?add=1'));
    expect(network.requests(walletWire.findPaymentPassword)[0]).toEqual({ idempotencyKey: sent()[0]?.idempotencyKey });
    expect(sent()).toHaveLength(1);
    expect(storedIntents()).toEqual([]);
  });

  test('of a lost request brings the filled form back, which goes under the same key', async () => {
    network.use(mockCall(walletWire.setPaymentPassword, connectionLost()));
    const { user, location } = await open();
    await fill(user, ['246810', '246810', 'parlour88']);
    await checking();
    waitBeyondWindow();
    await user.click(await checkNow());
    expect(await screen.findByText('Your transaction password was not set')).toBeVisible();
    expect(screen.getByLabelText('New transaction password')).toHaveValue('246810');
    network.use(mockCall(walletWire.setPaymentPassword, { setAt }));
    await user.click(screen.getByRole('button', { name: 'Set password' }));
    await waitFor(() => expect(location()).toBe('/m/withdraw'));
    expect(sent()).toHaveLength(2);
    expect(sent()[1]).toEqual(sent()[0]);
  });

  test('is asked for after a reload', async () => {
    leave(0);
    network.use(mockCall(walletWire.findPaymentPassword, { setAt }));
    const { user, location } = await open();
    await checking();
    await user.click(await checkNow());
    await waitFor(() => expect(location()).toBe('/m/withdraw'));
    expect(network.requests(walletWire.findPaymentPassword)[0]).toEqual({ idempotencyKey: key });
    expect(sent()).toEqual([]);
  });

  test('ten taps send one request', async () => {
    const { user, location } = await open();
    await user.type(await screen.findByLabelText('New transaction password'), '246810');
    await user.type(screen.getByLabelText('Repeat the password'), '246810');
    await user.type(screen.getByLabelText('Login password'), 'parlour88');
    const button = screen.getByRole('button', { name: 'Set password' });
    act(() => {
      for (let tap = 0; tap < 10; tap += 1) button.click();
    });
    await waitFor(() => expect(location()).toBe('/m/withdraw'));
    expect(sent()).toHaveLength(1);
  });
});
