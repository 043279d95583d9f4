import { randomUUID } from 'node:crypto';
import { newIdempotencyKey } from '@parlour/kernel/wire-call';
import { walletWire } from '@parlour/wallet/wire';
import { deposit } from '../testing/deposit';
import { registerMember } from '../testing/registerMember';
import { stepMs, useGateway } from '../testing/useGateway';
import { maxUnpaidOrders } from './createDeposit';
import { delayMs } from './plannedOutcome';

const gateway = useGateway();
const orderInput = (amount: string, fields: Record<string, string> = {}) => ({
  idempotencyKey: newIdempotencyKey(),
  methodId: 'gopeso',
  amount,
  ...fields,
});
const everOrder = { from: 0, to: 8.64e15, pageNo: 1, pageSize: 50 };

afterEach(async () => expect(await gateway.audit()).toMatchObject({ sound: true }));

test('a deposit goes through created, waiting, confirming and credited; only the last step pays', async () => {
  const client = await registerMember(gateway);
  const created = await client.call(walletWire.createDeposit, orderInput('500'));
  expect(created).toMatchObject({
    kind: 'deposit',
    status: 'pending',
    step: 'waiting',
    amount: '500.00',
    receive: '500.00',
    currencySymbol: '₱',
  });
  expect(created.orderNo).toMatch(/^D-\d{4}-\d{6}$/);
  expect(created.payTo).toMatchObject({
    provider: 'GoPeso',
    accountNumber: expect.any(String),
    appUrl: expect.stringMatching(/\/pay\/D-/),
  });
  const paid = await client.call(walletWire.confirmDepositPaid, { orderNo: created.orderNo, reference: 'REF1' });
  expect(paid).toMatchObject({ status: 'checking', step: 'confirming' });
  expect(await client.balance()).toBe('0.00');
  gateway.pass(stepMs);
  expect(await client.balance()).toBe('500.00');
  const credited = await client.call(walletWire.getOrder, { orderNo: created.orderNo });
  expect(credited).toMatchObject({ status: 'successful', step: 'credited', balanceAfter: '500.00', turnover: '500.00', payTo: null });
  expect(credited.timeline.map(({ step }) => step)).toEqual(['created', 'waiting', 'confirming', 'credited']);
});

test('what a link brought is kept with the registration and with the deposit that carries it', async () => {
  const campaign = { code: 'AGNES88', utm_source: 'fb' };
  const username = `brought_${randomUUID().slice(0, 6)}`;
  const client = await registerMember(gateway, { username, campaign });
  const first = { ...orderInput('300'), campaign };
  const { orderNo } = await client.call(walletWire.createDeposit, first);
  await client.call(walletWire.createDeposit, first);
  const second = await client.call(walletWire.createDeposit, orderInput('400'));
  expect(await (await gateway.lever(`campaigns/${username}`)).json()).toEqual({
    registration: campaign,
    deposits: [
      { orderNo, campaign },
      { orderNo: second.orderNo, campaign: {} },
    ],
  });
  const other = { ...first, campaign: { code: 'CARLO88' } };
  expect(await client.refusal(walletWire.createDeposit, other)).toMatchObject({ code: 'FIELD_INVALID' });
});

test('confirming a payment twice changes nothing', async () => {
  const client = await registerMember(gateway);
  const { orderNo } = await deposit(gateway, client, '200');
  await client.call(walletWire.confirmDepositPaid, { orderNo });
  expect(await client.balance()).toBe('200.00');
});

test('twenty concurrent requests with one key make one order', async () => {
  const client = await registerMember(gateway);
  const input = orderInput('300');
  const orders = await Promise.all(Array.from({ length: 20 }, () => client.call(walletWire.createDeposit, input)));
  expect(new Set(orders.map(({ orderNo }) => orderNo)).size).toBe(1);
  expect((await client.call(walletWire.getOrders, everOrder)).content).toHaveLength(1);
  expect(await client.call(walletWire.findOrder, { idempotencyKey: input.idempotencyKey })).toMatchObject({ orderNo: orders[0]?.orderNo });
});

test('a key used again for a different order is refused', async () => {
  const client = await registerMember(gateway);
  const input = orderInput('300');
  await client.call(walletWire.createDeposit, input);
  expect(await client.refusal(walletWire.createDeposit, { ...input, amount: '301' })).toMatchObject({
    code: 'FIELD_INVALID',
    value: { field: 'idempotencyKey' },
  });
  expect(await client.call(walletWire.findOrder, { idempotencyKey: newIdempotencyKey() })).toBeNull();
});

test('an order that is not paid in time expires', async () => {
  const client = await registerMember(gateway);
  const { orderNo, expiresAt, createdAt } = await client.call(walletWire.createDeposit, orderInput('300'));
  gateway.pass((expiresAt ?? 0) - createdAt);
  expect(await client.call(walletWire.getOrder, { orderNo })).toMatchObject({ status: 'expired', step: 'expired' });
  expect(await client.call(walletWire.confirmDepositPaid, { orderNo })).toMatchObject({ status: 'expired' });
});

test('an amount that ends in 444 is rejected with a reason', async () => {
  const client = await registerMember(gateway);
  expect(await deposit(gateway, client, '1444')).toMatchObject({ status: 'rejected', reason: 'PAYMENT_NOT_FOUND' });
  expect(await client.balance()).toBe('0.00');
});

test('an amount that ends in 555 is delayed, then credited', async () => {
  const client = await registerMember(gateway);
  const { orderNo, status } = await deposit(gateway, client, '555');
  expect(status).toBe('checking');
  gateway.pass(delayMs);
  await client.renew();
  expect(await client.call(walletWire.getOrder, { orderNo })).toMatchObject({ status: 'successful' });
});

test.each([
  ['BELOW_MIN', orderInput('99.99')],
  ['ABOVE_MAX', orderInput('20000.01')],
  ['METHOD_DOWN', orderInput('1000', { methodId: 'salapi-bank' })],
  ['FIELD_INVALID', orderInput('1000', { methodId: 'nothing' })],
  ['FIELD_INVALID', orderInput('100.005')],
  ['FIELD_INVALID', orderInput('-500')],
  ['FIELD_INVALID', orderInput('1000', { methodId: 'luntian-bank' })],
])('an invalid order is refused with %s', async (code, input) => {
  const client = await registerMember(gateway);
  expect(await client.refusal(walletWire.createDeposit, input)).toMatchObject({ code });
});

test('a deposit beyond the limit of unpaid orders is refused, and the newest unpaid order is named', async () => {
  const client = await registerMember(gateway);
  let newest = '';
  for (let made = 0; made < maxUnpaidOrders; made++) newest = (await client.call(walletWire.createDeposit, orderInput('300'))).orderNo;
  expect(await client.refusal(walletWire.createDeposit, orderInput('300'))).toMatchObject({
    code: 'OPEN_ORDER',
    value: { orderNo: newest },
  });
});

test('a fee is deducted from the amount received', async () => {
  const client = await registerMember(gateway);
  const order = await client.call(walletWire.createDeposit, orderInput('1000', { methodId: 'paypoint' }));
  expect(order).toMatchObject({ fee: '10.00', receive: '990.00' });
  expect(order.payTo?.url).toBe(`http://localhost:4320/pay/${order.orderNo}`);
});

test('the payment page pays or declines and returns to the order', async () => {
  const client = await registerMember(gateway);
  const answerWith = async (answer: string) => {
    const { orderNo } = await client.call(walletWire.createDeposit, orderInput('1000', { methodId: 'paypoint' }));
    expect(await (await gateway.vendor(`/pay/${orderNo}`)).text()).toContain('1000.00');
    const reply = await gateway.vendor(`/pay/${orderNo}`, { method: 'POST', body: new URLSearchParams({ answer }) });
    expect(reply.headers.get('Location')).toBe(`http://localhost:4300/m/voucherCenter/order/${orderNo}`);
    gateway.pass(stepMs);
    return client.call(walletWire.getOrder, { orderNo });
  };
  expect(await answerWith('pay')).toMatchObject({ status: 'successful', balanceAfter: '990.00' });
  expect(await answerWith('decline')).toMatchObject({ status: 'rejected', reason: 'PROVIDER_DECLINED' });
});

test('only its owner can see an order', async () => {
  const { orderNo } = await (await registerMember(gateway)).call(walletWire.createDeposit, orderInput('300'));
  const other = await registerMember(gateway);
  expect(await other.refusal(walletWire.getOrder, { orderNo })).toMatchObject({ code: 'ORDER_UNKNOWN' });
  expect(await other.refusal(walletWire.confirmDepositPaid, { orderNo })).toMatchObject({ code: 'ORDER_UNKNOWN' });
});

test('an order can be settled manually, and stays settled', async () => {
  const client = await registerMember(gateway);
  const { orderNo } = await client.call(walletWire.createDeposit, orderInput('300'));
  const settle = async (body: unknown) => (await gateway.lever(`orders/${orderNo}/settle`, body)).json();
  expect(await settle({ outcome: 'successful' })).toMatchObject({ step: 'credited' });
  expect(await settle({ outcome: 'rejected' })).toMatchObject({ step: 'credited' });
  expect(await client.balance()).toBe('300.00');
});

test('orders are listed newest first and filtered by kind, status and page', async () => {
  const client = await registerMember(gateway);
  await deposit(gateway, client, '200');
  const { orderNo } = await client.call(walletWire.createDeposit, orderInput('300'));
  const list = (fields: object) => client.call(walletWire.getOrders, { ...everOrder, ...fields });
  expect((await list({})).content.map(({ amount }) => amount)).toEqual(['300.00', '200.00']);
  expect((await list({ status: 'pending' })).content.map((order) => order.orderNo)).toEqual([orderNo]);
  expect((await list({ status: 'rejected' })).content).toEqual([]);
  expect((await list({ kind: 'withdrawal' })).content).toEqual([]);
  expect(await list({ pageSize: 1, pageNo: 2 })).toMatchObject({ pageNum: 2, totalPages: 2, content: [{ amount: '200.00' }] });
});

test('the other merchant has its own methods and currency', async () => {
  const client = await gateway.login('thiri', { merchant: '200jilimm3', language: 'MY' });
  expect(await client.call(walletWire.getMemberWallet, {})).toMatchObject({ currency: 'MMK', currencySymbol: 'Ks' });
  expect(await client.refusal(walletWire.createDeposit, orderInput('500'))).toMatchObject({ code: 'FIELD_INVALID' });
  expect(await client.call(walletWire.createDeposit, orderInput('50000', { methodId: 'shwekyat' }))).toMatchObject({
    currencySymbol: 'Ks',
  });
});
