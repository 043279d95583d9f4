import { type Intent } from '@parlour/submission';
import { connectionLost, httpStatus, leaveIntent, mockCall, network, renderFeature, storedIntents, useNetwork } from '@parlour/testing';
import { screen, waitFor } from '@testing-library/react';
import { walletFeature } from './feature';
import { handlers, page } from './mocks/handlers';
import { depositIntent, withdrawalIntent } from './mocks/intents';
import { depositOrder, withdrawalOrder } from './mocks/orders';
import { asMember } from './mocks/players';
import { walletWire } from './wire';
import type { Order } from './wire/order';

useNetwork(...handlers);

const PATH = '/m/voucherCenter';
const ORDER_PATH = '/m/voucherCenter/order/D-2611-000731';
const open = (path = PATH) => renderFeature(walletFeature, path, asMember);
type User = Awaited<ReturnType<typeof open>>['user'];

beforeEach(() => {
  const merchant = {
    code: '200jilif3',
    country: 'PH',
    countryName: 'Philippines',
    currency: 'TLB',
    langList: ['EN', 'TY'],
    withoutKeys: true,
  };
  document.head.innerHTML = `<script type="application/json" id="parlour-config">${JSON.stringify({ merchants: [merchant] })}</script>`;
});
afterEach(() => document.head.replaceChildren());

const sent = () => network.requests(walletWire.createDeposit);
const list = (...orders: Order[]) => network.use(mockCall(walletWire.getOrders, page(orders)));
const made = (changes: Partial<Order> = {}) => depositOrder({ createdAt: Date.now(), expiresAt: Date.now() + 600_000, ...changes });

async function pay(user: User) {
  await user.type(await screen.findByRole('textbox', { name: 'Amount' }), '1000');
  await user.click(screen.getByRole('button', { name: /^Pay ₱/ }));
}

async function payWithLostReply(user: User) {
  network.use(mockCall(walletWire.createDeposit, connectionLost()));
  await pay(user);
  expect(await screen.findByText(/Check your records before you try again/)).toBeVisible();
}

/** Stores an intent that was sent a while ago, by default a deposit two minutes ago, when the list held the given orders. */
const leaveOld = (intent: (changes: object) => Intent = depositIntent, orderNos: string[] = [], age = 120_000) => {
  const at = Date.now() - age;
  const { content } = intent({}) as Intent<object>;
  leaveIntent(intent({ startedAt: at, content: { ...content, before: { at, orderNos } } }));
  return at;
};
const check = async (user: User) => user.click(await screen.findByRole('button', { name: 'Check now' }));

test('a deposit whose reply was lost is found in the list of orders, and nothing asks by a key', async () => {
  const { user, location } = await open();
  await payWithLostReply(user);
  list(made());
  await check(user);
  await waitFor(() => expect(location()).toBe(ORDER_PATH));
  expect(sent()).toHaveLength(1);
  expect(network.requests(walletWire.findOrder)).toEqual([]);
  expect(storedIntents()).toEqual([]);
});

test('if the list cannot be read before the request, nothing is sent', async () => {
  network.use(mockCall(walletWire.getOrders, httpStatus(500)));
  const { user } = await open();
  await pay(user);
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(sent()).toEqual([]);
  expect(storedIntents()).toEqual([]);
});

test('an order from before the request is not taken for it', async () => {
  list(made());
  const { user } = await open();
  await payWithLostReply(user);
  await check(user);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Check now' })).toBeEnabled());
  expect(screen.getByText(/Check your records before you try again/)).toBeVisible();
});

test.each<[string, (at: number) => Partial<Order>[]]>([
  ['another amount', (at) => [{ createdAt: at, amount: '1000.01' }]],
  ['another method', (at) => [{ createdAt: at, methodName: 'Isla QR' }]],
  ['another hour', (at) => [{ createdAt: at - 3_600_000 }, { createdAt: at + 100_000 }]],
  ['two orders that fit', (at) => [{ createdAt: at }, { createdAt: at + 5000, orderNo: 'D-2611-000732' }]],
])('%s: no order is taken, and the player looks before anything is sent again', async (_, orders) => {
  const at = leaveOld();
  list(...orders(at).map((changes, index) => depositOrder({ orderNo: `D-2611-00080${index}`, ...changes })));
  const { user, location } = await open();
  await check(user);
  expect(await screen.findByRole('heading', { name: 'We could not confirm this' })).toBeVisible();
  expect(screen.getByText(/If it is there, don't send it again, or it will go through twice/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'See my orders' })).toHaveAttribute('href', '/m/gameRecord?tab=money');
  expect([location(), sent()]).toEqual([PATH, []]);
  await user.click(screen.getByRole('button', { name: 'Send it anyway' }));
  await waitFor(() => expect(sent()).toHaveLength(1));
});

test('nothing was sent if the tab closed while the list was read, and sending it again says so until its outcome is known', async () => {
  leaveIntent(depositIntent({ startedAt: Date.now() - 120_000, isUnsent: true }));
  const { user } = await open();
  await check(user);
  expect(await screen.findByRole('heading', { name: 'Nothing was sent' })).toBeVisible();
  let lose = () => undefined as void;
  network.use(mockCall(walletWire.createDeposit, () => new Promise((resolve) => (lose = () => resolve(connectionLost())))));
  await user.click(screen.getByRole('button', { name: 'Send again' }));
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(screen.getByRole('heading', { name: 'Nothing was sent' })).toBeVisible();
  lose();
  expect(await screen.findByText(/Check your records before you try again/)).toBeVisible();
});

test('an intent from when the gateway had keys may have been sent', async () => {
  leaveIntent(depositIntent({ startedAt: Date.now() - 120_000 }));
  const { user } = await open();
  await check(user);
  expect(await screen.findByRole('heading', { name: 'We could not confirm this' })).toBeVisible();
  expect(screen.queryByText('Nothing was sent')).not.toBeInTheDocument();
});

test.each([
  ['two minutes', 120_000],
  ['two days', 172_800_000],
])('an order that appeared late is found before anything is sent again, %s later', async (_, age) => {
  const at = leaveOld(depositIntent, [], age);
  const { user, location } = await open();
  await check(user);
  await screen.findByRole('button', { name: 'Send it anyway' });
  const order = depositOrder({ createdAt: at + 1000, expiresAt: Date.now() + 600_000 });
  network.use(
    mockCall(walletWire.getOrders, ({ from, to }) => page([order].filter(({ createdAt }) => createdAt >= from && createdAt <= to))),
  );
  await user.click(screen.getByRole('button', { name: 'Send it anyway' }));
  await waitFor(() => expect(location()).toBe(ORDER_PATH));
  expect([sent(), storedIntents()]).toEqual([[], []]);
});

test('a second attempt that cannot read the list says so and changes nothing: the order of the first is still found', async () => {
  const at = leaveOld();
  const { user, location } = await open();
  await check(user);
  await screen.findByRole('button', { name: 'Send it anyway' });
  const before = storedIntents();
  network.use(mockCall(walletWire.getOrders, httpStatus(500)));
  await user.click(screen.getByRole('button', { name: 'Send it anyway' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'We could not confirm this' })).toBeVisible();
  expect(storedIntents()).toEqual(before);
  list(made({ createdAt: at }));
  await user.click(screen.getByRole('button', { name: 'Send it anyway' }));
  await waitFor(() => expect(location()).toBe(ORDER_PATH));
  expect(sent()).toEqual([]);
});

test('a second attempt that never leaves keeps the list from before the first', async () => {
  leaveOld();
  const { user } = await open();
  await check(user);
  await screen.findByRole('button', { name: 'Send it anyway' });
  const before = storedIntents();
  let reads = 0;
  network.use(mockCall(walletWire.getOrders, () => ((reads += 1) === 2 && network.goOffline(), page<Order>([]))));
  await user.click(screen.getByRole('button', { name: 'Send it anyway' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(storedIntents()).toEqual(before);
  expect(sent()).toEqual([]);
});

test('a withdrawal is found by amount and account', async () => {
  const at = leaveOld(withdrawalIntent);
  list(
    withdrawalOrder({ createdAt: at, orderNo: 'W-2611-004183', account: '••••0000' }),
    withdrawalOrder({ createdAt: at, account: '•••• 7731' }),
  );
  const { user, location } = await open('/m/withdraw');
  await check(user);
  await waitFor(() => expect(location()).toBe('/m/withdraw/order/W-2611-004182'));
});
