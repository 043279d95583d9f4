import { httpStatus, leaveIntent, mockCall, network, renderBlock, useNetwork } from '@parlour/testing';
import { screen, waitFor } from '@testing-library/react';
import { walletFeature } from '../feature';
import { handlers, page } from '../mocks/handlers';
import { depositIntent } from '../mocks/intents';
import { depositOrder, withdrawalOrder } from '../mocks/orders';
import { asMember, asType } from '../mocks/players';
import { walletWire } from '../wire';
import { MoneyAttention } from './MoneyAttention';

useNetwork(...handlers);

const open = (player = asMember) => renderBlock(<MoneyAttention />, { ...player, with: [walletFeature, ...player.with] });
const asked = () => network.requests(walletWire.getOrders);

test('an unpaid order, a withdrawal in progress and a deposit with an unknown outcome each have a link', async () => {
  leaveIntent(depositIntent());
  network.use(
    mockCall(
      walletWire.getOrders,
      page([depositOrder({ expiresAt: Date.now() + 60_000 }), withdrawalOrder(), depositOrder({ orderNo: 'D-9', status: 'successful' })]),
    ),
  );
  await open();
  expect(await screen.findByRole('link', { name: /Pay ₱1,000\.00.*Waiting for your payment/ })).toHaveAttribute(
    'href',
    '/m/voucherCenter/order/D-2611-000731',
  );
  expect(screen.getByRole('link', { name: /Withdrawal of ₱5,000\.00.*In progress/ })).toHaveAttribute(
    'href',
    '/m/withdraw/order/W-2611-004182',
  );
  expect(screen.getByRole('link', { name: /Deposit of ₱1,000\.00.*checking this/ })).toHaveAttribute('href', '/m/voucherCenter');
  expect(screen.getAllByRole('link')).toHaveLength(3);
});

test.each([
  ['no order is in progress', () => mockCall(walletWire.getOrders, page([depositOrder({ status: 'expired' })]))],
  ['the orders do not load', () => mockCall(walletWire.getOrders, httpStatus(404))],
])('renders nothing when %s', async (_, handler) => {
  network.use(handler());
  const { container } = await open();
  await waitFor(() => expect(asked()).toHaveLength(1));
  expect(container).toBeEmptyDOMElement();
});

test('renders nothing for a trial player and does not request orders', async () => {
  const { container } = await open(asType(4));
  expect(container).toBeEmptyDOMElement();
  expect(asked()).toEqual([]);
});
