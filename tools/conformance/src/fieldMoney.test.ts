import { startField } from './testing/field/startField';
import { useSandbox } from './testing/useSandbox';

const sandbox = useSandbox();
const { troubles, call, callSealed, login, openAccount } = startField(sandbox);

type Method = { methodId: string; name: string; min: string };
type Order = { orderNo: string; kind: string; amount: string; methodName: string; account?: string; status: string; createdAt: number };

let token: string | undefined;
beforeAll(async () => {
  ({ token } = await login());
});

const day = 86_400_000;
const range = () => `from=${Date.now() - day}&to=${Date.now() + day}&pageNo=1&pageSize=25`;
const orders = async (query = '') =>
  ((await call(`/wps/transaction/report?${range()}${query}`, { token })).value as { content: Order[] }).content;

async function deposit(name: string, amount = '500.00') {
  const methods = (await call('/wps/transaction/deposit/methods?language=EN', { token })).value as Method[];
  const { methodId } = methods.find((method) => method.name === name)!;
  const body = { idempotencyKey: crypto.randomUUID(), methodId, amount };
  return call('/wps/transaction/deposit', { token, method: 'POST', body });
}

test('a deposit goes to the call of its kind, and says how to pay', async () => {
  const byCode = await deposit('Isla QR');
  expect(byCode.value).toMatchObject({
    kind: 'deposit',
    status: 'pending',
    amount: '500.00',
    methodName: 'Isla QR',
    payTo: { qr: expect.any(String) },
  });
  const onPage = await deposit('PayPoint Checkout');
  expect(onPage.value).toMatchObject({ fee: '5.00', receive: '495.00', payTo: { url: expect.stringMatching(/^http/) } });
});

test('a deposit whose reply was lost is in the list by method, amount and time', async () => {
  const before = (await orders('&kind=deposit')).map(({ orderNo }) => orderNo);
  const sentAt = Date.now();
  await deposit('Isla QR', '777.00');
  const [made, ...others] = (await orders('&kind=deposit')).filter(({ orderNo }) => !before.includes(orderNo));
  expect(others).toEqual([]);
  expect(made).toMatchObject({ methodName: 'Isla QR', amount: '777.00', status: 'pending' });
  expect(Math.abs(made!.createdAt - sentAt)).toBeLessThan(60_000);
  expect((await call(`/wps/transaction/order?orderNo=${made!.orderNo}`, { token })).value).toMatchObject({ ...made });
  const key = crypto.randomUUID();
  expect(await call(`/wps/transaction/order/byKey?idempotencyKey=${key}`, { token })).toMatchObject({ status: 404, code: 'ABSENT' });
});

test('a withdrawal goes to an account of the player, and is refused with a wrong transaction password', async () => {
  expect((await call('/wps/transaction/withdraw/rules', { token })).value).toMatchObject({
    min: expect.stringMatching(/^\d+\.\d\d$/),
    hasPaymentPassword: true,
  });
  const accounts = (await call('/wps/member/bankCard', { token })).value as { accountId: string; maskedNumber: string; status: string }[];
  const { accountId, maskedNumber } = accounts.find(({ status }) => status === 'active')!;
  const withdraw = async (paymentPassword: string) => {
    const body = { idempotencyKey: crypto.randomUUID(), accountId, amount: '200.00', paymentPassword };
    return callSealed('/wps/transaction/withdraw', { token, body });
  };
  expect(await withdraw('111111')).toMatchObject({ code: 'WRONG_PAYMENT_PASSWORD' });
  const made = await withdraw('246810');
  expect(made.value).toMatchObject({ kind: 'withdrawal', amount: '200.00', account: expect.stringContaining(maskedNumber.slice(-4)) });
  const { orderNo } = made.value as Order;
  expect((await call(`/wps/transaction/order?orderNo=${orderNo}`, { token })).value).toMatchObject({ orderNo, kind: 'withdrawal' });
  expect((await orders('&kind=withdrawal')).map((order) => order.orderNo)).toContain(orderNo);
});

test('a first transaction password is set once, and found after a lost reply', async () => {
  const own = await openAccount('newpin1');
  const read = async (path: string) => (await call(path, { token: own })).value as unknown;
  const find = () => read(`/wps/member/paymentPassword/byKey?idempotencyKey=${crypto.randomUUID()}`);
  expect([await read('/wps/member/hasWithdrawalPassword'), await find()]).toEqual([false, null]);
  const set = async (paymentPassword: string) => {
    const body = { idempotencyKey: crypto.randomUUID(), paymentPassword, password: 'parlour88' };
    return callSealed('/wps/member/paymentPassword', { token: own, body });
  };
  const setAt = expect.any(Number) as number;
  expect((await set('864209')).value).toEqual({ setAt });
  expect([await read('/wps/member/hasWithdrawalPassword'), await find()]).toEqual([true, { setAt }]);
  expect(await set('975318')).toMatchObject({ success: false });
});

test('orders and money records come from the reports, the newest first', async () => {
  const all = await orders();
  expect(new Set(all.map(({ kind }) => kind))).toEqual(new Set(['deposit', 'withdrawal']));
  expect(all.map(({ createdAt }) => createdAt)).toEqual(all.map(({ createdAt }) => createdAt).sort((a, b) => b - a));
  expect((await orders('&kind=deposit&status=pending,checking')).every(({ status }) => status === 'pending' || status === 'checking')).toBe(
    true,
  );
  const records = async (query = '') =>
    (
      (await call(`/wps/transaction/report/all?${range()}&language=EN${query}`, { token })).value as {
        content: { kind: string; amount: string }[];
      }
    ).content;
  expect((await records()).length).toBeGreaterThan(1);
  const withdrawals = await records('&kind=withdrawal');
  expect(withdrawals.map(({ kind, amount }) => [kind, amount])).toContainEqual(['withdrawal', '-200.00']);
  expect(withdrawals.every(({ kind }) => kind === 'withdrawal')).toBe(true);
});

test('an order that nobody has is unknown, and a second question that meets a busy gateway passes', async () => {
  expect(await call('/wps/transaction/order?orderNo=D-0000-000000', { token })).toMatchObject({ code: 'ORDER_UNKNOWN' });
  troubles.push({ path: '/wps/relay/MCSFE_getDepositSettings', status: 200, errorCode: 'TOO_MANY_REQUESTS' });
  expect((await call('/wps/transaction/deposit/methods?language=EN', { token })).status).toBe(429);
});

test('bets come from the history, whose pages count from 0, and one of them without an envelope', async () => {
  type Bet = { orderId: string; placedAt: number; stake: string; net: string };
  const bets = async (pageNo: number) => {
    const query = `from=${Date.now() - 30 * day}&to=${Date.now() + day}&language=EN&pageNo=${pageNo}&pageSize=5`;
    return (await call(`/lgw/orders?${query}`, { token })).value as { content: Bet[]; totals: { count: number; stake: string } };
  };
  const [first, second] = [await bets(1), await bets(2)];
  expect(first.totals.count).toBeGreaterThan(first.content.length);
  expect(second.content.length).toBeGreaterThan(0);
  expect(first.content.at(-1)!.placedAt).toBeGreaterThanOrEqual(second.content[0]!.placedAt);
  const [bet] = first.content;
  expect((await call(`/lgw/orders/detail?orderId=${bet!.orderId}&language=EN`, { token })).value).toMatchObject({ ...bet });
  expect(await call('/lgw/orders/detail?orderId=B-none&language=EN', { token })).toMatchObject({ success: false });
});
