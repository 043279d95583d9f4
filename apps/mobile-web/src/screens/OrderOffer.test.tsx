import type { WireValue } from '@parlour/kernel/wire-call';
import { messagingWire } from '@parlour/messaging/wire';
import { mockCall, network, useNetwork } from '@parlour/testing';
import { walletWire } from '@parlour/wallet/wire';
import { screen } from '@testing-library/react';
import { homeCalls } from '../mocks/homeCalls';
import { renderApp } from '../mocks/renderApp';

const settings = {
  publicKey: `B${'A'.repeat(86)}`,
  topics: { money: true, security: true, messages: true, promotions: false },
  quiet: null,
  devices: 0,
};
const at = Date.UTC(2026, 10, 20, 6, 2);
const order: WireValue<typeof walletWire.getOrder> = {
  orderNo: 'D-1',
  kind: 'deposit',
  status: 'checking',
  step: 'confirming',
  amount: '500.00',
  fee: '0.00',
  receive: '500.00',
  currencySymbol: '₱',
  methodName: 'GoPeso',
  createdAt: at,
  updatedAt: at,
  timeline: [{ step: 'created', at }],
  proofs: 0,
};

useNetwork(...homeCalls, mockCall(messagingWire.getPushSettings, settings));

/** A browser with notifications, and a worker without a subscription. */
beforeEach(() => {
  put(window, 'Notification', { permission: 'default' });
  put(window, 'PushManager', class {});
  const pushManager = { getSubscription: async () => null };
  put(
    navigator,
    'serviceWorker',
    Object.assign(new EventTarget(), {
      register: async () => new EventTarget(),
      getRegistration: async () => ({ pushManager }),
    }),
  );
});
afterEach(() => {
  for (const name of ['Notification', 'PushManager']) Reflect.deleteProperty(window, name);
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

test.each([
  ['deposit', '/m/voucherCenter/order/D-1'],
  ['withdrawal', '/m/withdraw/order/D-1'],
] as const)('the page of an open %s offers notifications', async (kind, path) => {
  network.use(mockCall(walletWire.getOrder, { ...order, kind }));
  await renderApp({ player: 'maria', path });
  expect(await screen.findByRole('region', { name: 'Get a message when your money arrives' })).toBeVisible();
});

test('once the order is over, there is nothing left to offer', async () => {
  network.use(mockCall(walletWire.getOrder, order));
  const { user } = await renderApp({ player: 'maria', path: '/m/voucherCenter/order/D-1' });
  const card = await screen.findByRole('region', { name: 'Get a message when your money arrives' });
  network.use(mockCall(walletWire.getOrder, { ...order, status: 'successful', step: 'credited', balanceAfter: '500.00' }));
  await user.click(screen.getByRole('button', { name: 'Update' }));
  expect(await screen.findByText('New balance')).toBeVisible();
  expect(card).not.toBeInTheDocument();
});

function put(owner: object, name: string, value: unknown): void {
  Object.defineProperty(owner, name, { configurable: true, value });
}
