import { newIdempotencyKey } from '@parlour/kernel/wire-call';
import { siteWire } from '@parlour/site/wire';
import { walletWire } from '@parlour/wallet/wire';
import { createClient } from '../testing/createClient';
import { listen } from '../testing/listen';
import { registerMember } from '../testing/registerMember';
import { useGateway } from '../testing/useGateway';

const gateway = useGateway();
const path = walletWire.getMerchantWallet.path;
let server: Awaited<ReturnType<typeof listen>>;

beforeAll(async () => {
  server = await listen(gateway.gateway.app);
});
afterAll(() => server.stop());
afterEach(() => gateway.platform.faults.clear());

const fail = async (rule: object) => {
  const reply = await fetch(`${server.url}/sandbox/faults`, { method: 'POST', body: JSON.stringify({ path, ...rule }) });
  return reply.status;
};
const ask = (init: RequestInit = {}) =>
  fetch(`${server.url}${path}?merchant=200jilif3&language=EN`, { headers: { Origin: 'http://localhost:4300' }, ...init });

test('without a rule no fault is injected', async () => {
  expect((await ask()).status).toBe(200);
});

test('status: with the given body and headers', async () => {
  await fail({ fault: { kind: 'status', status: 502, body: '<h1>Bad Gateway</h1>' } });
  const reply = await ask();
  expect([reply.status, reply.headers.get('Content-Type')]).toEqual([502, expect.stringContaining('text/html')]);
  gateway.platform.faults.clear();
  await fail({ fault: { kind: 'status', status: 429, headers: { 'Retry-After': '7' } } });
  expect((await ask()).headers.get('Retry-After')).toBe('7');
});

test('malformed: truncated JSON', async () => {
  await fail({ fault: { kind: 'malformed' } });
  const reply = await ask();
  expect(reply.headers.get('Content-Type')).toContain('application/json');
  await expect(reply.json()).rejects.toThrow(/JSON/);
});

test('wrong shape: the whole value or one field is replaced', async () => {
  await fail({ times: 1, fault: { kind: 'wrongShape' } });
  expect(await (await ask()).json()).toMatchObject({ success: true, value: { unexpected: true } });
  await fail({ fault: { kind: 'wrongShape', at: 'currencySymbol', with: 7 } });
  expect(await (await ask()).json()).toMatchObject({ value: { currency: 'TLB', currencySymbol: 7 } });
});

test('no cache keeps a reply that was altered', async () => {
  expect((await ask()).headers.get('Cache-Control')).toContain('public');
  await fail({ fault: { kind: 'wrongShape' } });
  const { headers } = await ask();
  expect([headers.get('Cache-Control'), headers.get('ETag')]).toEqual(['private, no-store', null]);
});

test('truncated: the body is shorter than its Content-Length', async () => {
  await fail({ fault: { kind: 'truncated' } });
  await expect(ask().then((reply) => reply.text())).rejects.toThrow();
});

test('reset: the connection is closed', async () => {
  await fail({ fault: { kind: 'reset' } });
  await expect(ask()).rejects.toThrow('fetch failed');
});

test('stall: no reply before the caller gives up', async () => {
  await fail({ fault: { kind: 'stall' } });
  await expect(ask({ signal: AbortSignal.timeout(300) })).rejects.toThrow(/timeout/);
});

test('latency: later calls are answered before', async () => {
  await fail({ times: 1, fault: { kind: 'latency', ms: 60_000 } });
  const leaving = new AbortController();
  const slow = ask({ signal: leaving.signal });
  while (gateway.platform.faults.list()[0]?.fired !== 1) await fetch(`${server.url}/sandbox/health`);
  for (let call = 0; call < 3; call += 1) expect((await ask()).status).toBe(200);
  leaving.abort();
  await expect(slow).rejects.toThrow(/aborted/);
});

test('latency: the same reply in the end', async () => {
  const atOnce = await (await ask()).json();
  await fail({ times: 1, fault: { kind: 'latency', ms: 1 } });
  expect(await (await ask()).json()).toEqual(atOnce);
});

test('no CORS: the reply has no CORS headers', async () => {
  expect((await ask()).headers.get('Access-Control-Allow-Origin')).toBe('http://localhost:4300');
  await fail({ fault: { kind: 'noCors' } });
  expect((await ask()).headers.get('Access-Control-Allow-Origin')).toBeNull();
});

test('expired token: the call is refused as with an old token', async () => {
  await fail({ times: 1, fault: { kind: 'expiredToken' } });
  expect((await ask()).status).toBe(401);
  expect((await ask()).status).toBe(200);
});

test('dropped reply: the gateway has executed the call, and the key finds the order', async () => {
  const client = createClient((at, init) => fetch(server.url + at, init));
  client.token = (await registerMember(gateway)).token;
  const input = { idempotencyKey: newIdempotencyKey(), methodId: 'gopeso', amount: '200' };
  await fail({ path: walletWire.createDeposit.path, times: 1, fault: { kind: 'dropReplyAfterApply' } });
  await expect(client.call(walletWire.createDeposit, input)).rejects.toThrow('fetch failed');
  const found = await client.call(walletWire.findOrder, { idempotencyKey: input.idempotencyKey });
  expect(found).toMatchObject({ step: 'waiting', amount: '200.00' });
  expect((await client.call(walletWire.createDeposit, input)).orderNo).toBe(found?.orderNo);
});

test('a rule can select the nth call, a method, a browser or a path prefix', async () => {
  await fail({ nth: 2, fault: { kind: 'status', status: 500 } });
  expect([(await ask()).status, (await ask()).status, (await ask()).status]).toEqual([200, 500, 200]);
  gateway.platform.faults.clear();
  await fail({ method: 'POST', fault: { kind: 'status', status: 500 } });
  await fail({ clientId: 'somebody-else', fault: { kind: 'status', status: 500 } });
  expect((await ask()).status).toBe(200);
  await fail({ path: '/wps/wallets/*', fault: { kind: 'status', status: 500 } });
  expect((await ask()).status).toBe(500);
});

test('with a probability, the same seed fails the same calls', async () => {
  const pattern = async () => {
    gateway.platform.faults.clear();
    await fail({ probability: 0.5, seed: 3, fault: { kind: 'status', status: 500 } });
    const statuses: number[] = [];
    for (let call = 0; call < 12; call++) statuses.push((await ask()).status);
    return statuses.join();
  };
  const first = await pattern();
  expect(first).toContain('500');
  expect(first).toContain('200');
  expect(await pattern()).toBe(first);
});

test('rules are listed with their counts, cleared, and refused if invalid', async () => {
  await fail({ nth: 1, fault: { kind: 'malformed' } });
  await ask();
  await ask();
  const listed = await (await fetch(`${server.url}/sandbox/faults`)).json();
  expect(listed).toMatchObject([{ path, calls: 2, fired: 1 }]);
  expect(await fail({ path: 'no-slash', fault: { kind: 'malformed' } })).toBe(400);
  expect(await fail({ fault: { kind: 'unheard-of' } })).toBe(400);
  await fetch(`${server.url}/sandbox/faults`, { method: 'DELETE' });
  expect(await (await fetch(`${server.url}/sandbox/faults`)).json()).toEqual([]);
});

test('maintenance and region restriction close every call except those that explain it', async () => {
  const visitor = gateway.client();
  await gateway.lever('status', { maintenance: true, maintenanceUntil: 1_800_000_000_000 });
  expect(await visitor.refusal(walletWire.getMerchantWallet, {})).toMatchObject({ status: 503, code: 'MAINTENANCE' });
  expect(await visitor.call(siteWire.getStatus, {})).toMatchObject({ maintenance: true, maintenanceUntil: 1_800_000_000_000 });
  await gateway.lever('status', { regionRestriction: true });
  expect(await visitor.refusal(walletWire.getMerchantWallet, {})).toMatchObject({ status: 403, code: 'REGION' });
  expect(await visitor.call(siteWire.getLocation, {})).toEqual({ ip: '203.0.113.7', country: 'SG' });
  await gateway.lever('status', {});
  expect(await visitor.call(siteWire.getStatus, {})).toMatchObject({ maintenance: false, regionRestriction: false });
});
