import { mockCall, network, renderFeature, useNetwork, writeConfig } from '@parlour/testing';
import { screen } from '@testing-library/react';
import { walletFeature } from './feature';
import { handlers } from './mocks/handlers';
import { depositOrder } from './mocks/orders';
import { asMember } from './mocks/players';
import { walletWire } from './wire';

// A gateway that opens orders and lists accounts, but takes no word about an order and changes no account.

const absentCalls = [
  'addAccount',
  'cancelDeposit',
  'confirmDepositPaid',
  'putProof',
  'removeAccount',
  'revealAccount',
  'setDefaultAccount',
];
let remove: () => void;

useNetwork(...handlers);
beforeEach(() => {
  remove = writeConfig({ absentCalls });
});
afterEach(() => remove());

test('an order shows where to pay, and no entry of a call that is absent', async () => {
  const now = Date.now();
  network.use(mockCall(walletWire.getOrder, depositOrder({ createdAt: now, updatedAt: now, expiresAt: now + 600_000 })));
  await renderFeature(walletFeature, '/m/voucherCenter/order/D-2611-000731', asMember);
  expect(await screen.findByRole('link', { name: 'Change method' })).toBeVisible();
  expect(screen.getByText('09171234567')).toBeVisible();
  expect(screen.queryByRole('button', { name: /I have paid|Cancel|receipt/i })).not.toBeInTheDocument();
});

test.each(['', '?add=1'])('the accounts%s are listed, and cannot be changed', async (query) => {
  await renderFeature(walletFeature, `/m/withdraw/accounts${query}`, asMember);
  expect(await screen.findByText('PalmPay ••••7731')).toBeVisible();
  expect(screen.queryByRole('button', { name: /PalmPay/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Add an account' })).not.toBeInTheDocument();
});
