import { loggedIn, loggedOut } from '@parlour/kernel';
import { logoutStarted } from '@parlour/player/session';
import { renderFeature, useNetwork } from '@parlour/testing';
import { act, cleanup, screen, within } from '@testing-library/react';
import { walletFeature } from './feature';
import { handlers } from './mocks/handlers';
import { asMember } from './mocks/players';

useNetwork(...handlers);

const session = { token: 'token-of-maria', userName: 'maria', type: 0, merchantCode: '200jilif3' };
const open = (path: string, userName = 'maria') =>
  renderFeature(walletFeature, path, { ...asMember, events: [loggedIn({ ...session, userName })] });
const amountField = () => screen.findByRole('textbox', { name: 'Amount' });

/** Types an amount into a form, ends the session, and closes the app as a login on another page does. */
async function lose(path: string, end: 'expired' | 'logout', method?: string) {
  const view = await open(path);
  await view.user.type(await amountField(), '750.25');
  if (method) {
    await view.user.click(screen.getByRole('button', { name: /^PalmPay/ }));
    await view.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: new RegExp(method) }));
  }
  act(() => {
    if (end === 'logout') view.store.dispatch(logoutStarted());
    view.store.dispatch(loggedOut());
  });
  cleanup();
}

test('after an expired session the deposit form comes back whole: method and amount', async () => {
  await lose('/m/voucherCenter', 'expired', 'Isla QR');
  await open('/m/voucherCenter');
  expect(await amountField()).toHaveValue('750.25');
  expect(screen.getByRole('button', { name: /^Isla QR/ })).toBeVisible();
});

test.each(['/m/withdraw', '/m/wallets'])('after an expired session the form of %s comes back', async (path) => {
  await lose(path, 'expired');
  await open(path);
  expect(await amountField()).toHaveValue('750.25');
});

test.each([
  ['another player', 'expired', 'vince', 0],
  ['the same player after a logout', 'logout', 'maria', 0],
  ['the same player half an hour later', 'expired', 'maria', 31 * 60_000],
] as const)('the form is blank for %s', async (_, end, userName, laterMs) => {
  await lose('/m/voucherCenter', end);
  const now = Date.now() + laterMs;
  jest.spyOn(Date, 'now').mockReturnValue(now);
  await open('/m/voucherCenter', userName);
  expect(await amountField()).toHaveValue('');
  expect(JSON.stringify({ ...localStorage })).not.toContain('750.25');
  jest.restoreAllMocks();
});

test('a transaction password is never part of a draft', async () => {
  const { user } = await open('/m/withdraw');
  await user.type(await amountField(), '750.25');
  await user.click(screen.getByRole('button', { name: 'Review withdrawal' }));
  await user.type(await screen.findByLabelText('Transaction password'), '246810');
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).toContain('750.25');
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('246810');
});
