import { setImmediate } from 'node:timers';
import { type Gateway, sendJson, startGateway } from '../mocks/gatewayServer';
import { createClient } from '../mocks/client';

let gateway: Gateway;
beforeAll(async () => {
  gateway = await startGateway();
});
beforeEach(() => {
  gateway.requests.length = 0;
  gateway.answer(() => undefined); // stalls
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'performance'] });
});
afterEach(() => jest.useRealTimers());
afterAll(() => gateway.close());

const wallet = { id: 'w1', balance: '10.50' };
const answerAll = () => gateway.answer((_, response) => sendJson(response, { success: true, value: wallet }));
const settle = () => new Promise<void>((resolve) => setImmediate(resolve));
async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await settle();
}
const arrived = (count: number) => until(() => gateway.requests.length === count);

describe('product 3: 10 s for reads, 30 s for money', () => {
  test('a read times out after 10 s, is retried once, and then fails', async () => {
    const call = createClient([gateway.origin], { retryDelaysMs: undefined }).getWallet();
    await arrived(1);
    await jest.advanceTimersByTimeAsync(10_000);
    while (gateway.requests.length < 2) {
      await settle();
      await jest.advanceTimersByTimeAsync(25);
    }
    await jest.advanceTimersByTimeAsync(10_000);
    expect((await call).error).toEqual({ kind: 'timeout' });
    expect(gateway.requests).toHaveLength(2);
  });

  test('a money request times out after 30 s and is never retried', async () => {
    let isDone = false;
    const call = createClient([gateway.origin]).pay('5.00');
    void call.then(() => (isDone = true));
    await arrived(1);
    await jest.advanceTimersByTimeAsync(29_999);
    await settle();
    expect(isDone).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect(await call).toEqual({ error: { kind: 'timeout' } });
    expect(gateway.requests).toHaveLength(1);
  });

  test('a body that stalls halfway is a timeout too', async () => {
    gateway.answer((_, response) => response.writeHead(200, { 'Content-Type': 'application/json' }).write('{"success":'));
    const call = createClient([gateway.origin], { retryDelaysMs: [] }).getWallet();
    await arrived(1);
    await settle();
    await jest.advanceTimersByTimeAsync(10_000);
    expect((await call).error).toEqual({ kind: 'timeout' });
  });
});

describe('product 3: a slow connection is reported after 3 s', () => {
  test('once per slow period', async () => {
    const onSlowConnection = jest.fn();
    const { getWallet } = createClient([gateway.origin], { onSlowConnection, retryDelaysMs: [] });
    const calls = [getWallet(), getWallet()];
    await arrived(2);
    await jest.advanceTimersByTimeAsync(2_999);
    expect(onSlowConnection).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(onSlowConnection).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(7_000);
    await Promise.all(calls);

    answerAll();
    await getWallet();
    gateway.answer(() => undefined);
    const later = getWallet();
    await arrived(4);
    await jest.advanceTimersByTimeAsync(3_000);
    expect(onSlowConnection).toHaveBeenCalledTimes(2);
    await jest.advanceTimersByTimeAsync(7_000);
    await later;
  });

  test('not if the reply has arrived', async () => {
    answerAll();
    const onSlowConnection = jest.fn();
    await createClient([gateway.origin], { onSlowConnection }).getWallet();
    await jest.advanceTimersByTimeAsync(3_000);
    expect(onSlowConnection).not.toHaveBeenCalled();
  });
});

describe('N8: failover to the next host', () => {
  const dead = 'http://127.0.0.1:9';

  test('a read switches to the next host, and the client keeps it', async () => {
    jest.useRealTimers();
    answerAll();
    const client = createClient([dead, gateway.origin]);
    expect((await client.getWallet()).data).toEqual(wallet);
    expect((await client.pay('5.00')).data).toEqual(wallet);
    expect(gateway.requests.map(({ path }) => path)).toEqual(['/wps/test/wallet', '/wps/test/pay']);
  });

  test('calls that fail together switch only one host further', async () => {
    jest.useRealTimers();
    answerAll();
    const client = createClient([dead, gateway.origin, dead], { retryDelaysMs: [0] });
    const results = await Promise.all([1, 2, 3].map((page) => client.getWallet({ page })));
    expect(results.map(({ data }) => data)).toEqual([wallet, wallet, wallet]);
  });

  test('a money request is not sent to a second host', async () => {
    jest.useRealTimers();
    answerAll();
    const client = createClient([dead, gateway.origin]);
    expect(await client.pay('5.00')).toEqual({ error: { kind: 'network' } });
    expect(gateway.requests).toHaveLength(0);
    expect((await client.pay('5.00')).data).toEqual(wallet);
  });

  test('a host that answers, even with an error, is kept', async () => {
    jest.useRealTimers();
    gateway.answer((_, response) => sendJson(response, {}, { status: 500 }));
    await createClient([gateway.origin, dead]).getWallet();
    expect(gateway.requests).toHaveLength(3);
  });
});
