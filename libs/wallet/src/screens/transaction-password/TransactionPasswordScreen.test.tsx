import { httpStatus, mockCall, network, refuse, renderFeature, useNetwork } from '@parlour/testing';
import { screen, waitFor } from '@testing-library/react';
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
  expect(sent()).toEqual([{ paymentPassword: '246810', password: 'parlour88' }]);
});

test.each([
  [['24681', '24681', 'x'], 'Enter all 6 digits.'],
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
  ['LOGIN_FAILED', { triesLeft: 3 }, /Wrong user name or password\. 3 attempts left\./],
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
  expect(await screen.findByText('Your settings did not load')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});
