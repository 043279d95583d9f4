/** @jest-environment node */
import { useAdaptedGateway } from '../mocks/useAdaptedGateway';

const served = useAdaptedGateway({ calls: {} });
const { call } = served;
const maria = { Authorization: 'Bearer maria-token' };
const key = '3f0c1c52-8f0a-4f5e-9a55-0d3c6b7a1e21';
const site = 'language=EN&merchant=acme';
const invalid = (field: string) => ({ status: 400, code: 'FIELD_INVALID', value: { field } });

/** Nothing of a refused request reaches the gateway or the log. */
afterEach(() => expect(served.lines).toEqual([]));

test.each([
  ['an unknown merchant', 'language=EN&merchant=nobody', 'merchant'],
  ['a merchant without a gateway here', 'language=EN&merchant=plain', 'merchant'],
  ['a merchant twice', `${site}&merchant=other`, 'merchant'],
  ['a merchant twice, in other words', `${site}&merch%61nt=acme`, 'merchant'],
  ['a language that nobody speaks', 'language=XX&merchant=acme', 'language'],
  ['no language', 'merchant=acme', 'language'],
  ['an unknown name', `${site}&utm_source=x`, 'utm_source'],
  ['a name like a prototype', `${site}&__proto__=x`, '__proto__'],
  ['a token', `${site}&token=x`, 'token'],
])('a public address with %s is refused', async (_, query, field) => {
  const reply = await call(`/wps/system/status?${query}`);
  expect(reply).toMatchObject(invalid(field));
  expect(reply).not.toHaveProperty('message');
  expect(served.asked).toEqual([]);
});

test.each([
  ['an unknown merchant', { Merchant: 'nobody' }, 'Merchant'],
  ['no merchant', { Merchant: '' }, 'Merchant'],
  ['an unknown language', { Language: '../EN' }, 'Language'],
  ['a browser id that is none', { 'Client-Id': 'a b' }, 'Client-Id'],
  ['a browser id without end', { 'Client-Id': 'a'.repeat(81) }, 'Client-Id'],
])('a private call with %s is refused', async (_, headers, field) => {
  expect(await call('/wps/member/info', { headers: { ...maria, ...headers } })).toMatchObject(invalid(field));
  expect(served.asked).toEqual([]);
});

test.each([
  ['a number that is none', 'pageNo=one&pageSize=5&language=EN', 'pageNo'],
  ['an empty number', 'pageNo=&pageSize=5&language=EN', 'pageNo'],
  ['a number below its least', 'pageNo=-1&pageSize=5&language=EN', 'pageNo'],
  ['a number that loses digits', 'pageNo=1e300&pageSize=5&language=EN', 'pageNo'],
  ['a text without end', `pageNo=1&pageSize=5&language=${'x'.repeat(81)}`, 'language'],
  ['a missing field', 'pageNo=1&language=EN', 'pageSize'],
  ['a field of another call', 'pageNo=1&pageSize=5&language=EN&orderNo=1', 'orderNo'],
  ['the token of a client in compatibility mode', 'pageNo=1&pageSize=5&language=EN&token=x', 'token'],
])('a private address with %s is refused', async (_, query, field) => {
  expect(await call(`/lgw/games/favorite?${query}`, { headers: maria })).toMatchObject(invalid(field));
  expect(served.asked).toEqual([]);
});

const deposit = { idempotencyKey: key, methodId: 'm', amount: '10.00' };
test.each<[string, unknown, string]>([
  ['an unknown field', { ...deposit, bonus: '1' }, 'bonus'],
  ['a field like a prototype', `{"__proto__":{"amount":"1"},${JSON.stringify(deposit).slice(1)}`, '__proto__'],
  ['a field of every object', { ...deposit, constructor: 'x' }, 'constructor'],
  ['a number for text', { ...deposit, amount: 10 }, 'amount'],
  ['an amount that is none', { ...deposit, amount: '1e9' }, 'amount'],
  ['an object for text', { ...deposit, methodId: { $gt: '' } }, 'methodId'],
  ['a key that is none', { ...deposit, idempotencyKey: 'x' }, 'idempotencyKey'],
  ['text that no database stores', { ...deposit, remark: 'a\u0000b' }, 'remark'],
  ['text without end', { ...deposit, remark: 'x'.repeat(141) }, 'remark'],
  ['a missing field', { idempotencyKey: key, methodId: 'm' }, 'amount'],
  ['a record without end', { ...deposit, campaign: Object.fromEntries(Array.from({ length: 101 }, (_, n) => [`n${n}`, 'x'])) }, 'campaign'],
  ['a name that no database stores', { ...deposit, campaign: { '\ud800': 'x' } }, 'campaign.\ud800'],
  ['a name in a record that does not fit', { ...deposit, campaign: { 'a b': 'x' } }, 'campaign.a b'],
  ['a list for an object', [], 'body'],
  ['null for an object', 'null', 'body'],
  ['no JSON', '{', 'body'],
])('a body with %s is refused', async (_, body, field) => {
  expect(await call('/wps/transaction/deposit', { method: 'POST', headers: maria, body })).toMatchObject(invalid(field));
  expect(served.asked).toEqual([]);
});

test('lists are judged with their items', async () => {
  const mark = (ids: unknown) => call('/wps/inbox/read', { method: 'POST', headers: maria, body: { ids, read: true } });
  expect(await mark(['a', 7])).toMatchObject(invalid('ids.1'));
  expect(await mark(Array.from({ length: 101 }, String))).toMatchObject(invalid('ids'));
  expect(await mark(['a'])).toMatchObject({ status: 200 });
});

test('a body that a page of another site could send, a field twice in a form, and a query beside a body are refused', async () => {
  const send = (path: string, type: string, body: string) =>
    call(path, { method: 'POST', headers: { ...maria, 'Content-Type': type }, body });
  expect(await send('/wps/transaction/deposit', 'text/plain', JSON.stringify(deposit))).toMatchObject(invalid('Content-Type'));
  const form = 'application/x-www-form-urlencoded';
  expect(await send('/wps/member/info/icon', form, 'iconId=1&iconId=2')).toMatchObject(invalid('iconId'));
  expect(await send('/wps/member/info/icon?iconId=2', form, 'iconId=1')).toMatchObject(invalid('iconId'));
  expect(served.asked).toEqual([]);
  await send('/wps/member/info/icon', form, 'iconId=1');
  expect(served.asked[0]?.body).toBe('iconId=1');
});

test.each(['Bearer ä', 'Bearer a b', `Bearer ${'x'.repeat(4001)}`, 'Bearer a,b', 'Basic YTpi', 'Bearer'])(
  'a token that is none is told so: %.20s',
  async (authorization) => {
    const headers = { Authorization: Buffer.from(authorization).toString('latin1') };
    expect(await call('/wps/member/info', { headers })).toMatchObject({ status: 401, code: 'NOT_LOGGED_IN' });
    expect(served.asked).toEqual([]);
  },
);

test('a stranger cannot write the address under which the gateway sees him, nor a trace that is none', async () => {
  const trace = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
  await call('/wps/member/info', { headers: { ...maria, 'X-Forwarded-For': '203.0.113.9', traceparent: `${trace}, x` } });
  await call('/wps/member/info', { headers: { ...maria, traceparent: trace } });
  expect(served.asked.map(({ headers }) => [headers['x-forwarded-for'], headers['traceparent']])).toEqual([
    ['203.0.113.9, 127.0.0.1', undefined],
    ['127.0.0.1', trace],
  ]);
});

test('every reply says that only https and this site may use it', async () => {
  const replies = await Promise.all([
    fetch(`${served.app}/wps/system/status?${site}`),
    fetch(`${served.app}/wps/system/status?merchant=x`),
    fetch(`${served.app}/wps/elsewhere`),
    fetch(`${served.app}/wps/feedback/image`, { method: 'PUT', body: 'x'.repeat(22 * 1024 * 1024) }),
  ]);
  expect(replies.map(({ status }) => status)).toEqual([200, 400, 404, 413]);
  for (const { headers } of replies) {
    expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin');
    expect(headers.get('Strict-Transport-Security')).toContain('max-age=');
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  }
});

describe('with `tokenInQuery`', () => {
  const compatible = useAdaptedGateway({ calls: {} }, { tokenInQuery: true });

  test('the token of an address counts, and goes no further as one', async () => {
    expect(await compatible.call('/wps/member/info?token=maria-token')).toMatchObject({ status: 200 });
    expect(compatible.asked[0]).toMatchObject({ url: '/wps/member/info', headers: { authorization: 'Bearer maria-token' } });
    expect(await compatible.call('/wps/member/info?token=a%20b')).toMatchObject({ status: 401 });
    expect(await compatible.call(`/wps/system/status?${site}&token=x`)).toMatchObject({ status: 400 });
  });
});

describe('a gateway that does not answer', () => {
  const silent = useAdaptedGateway({ calls: {} });

  test('stops no start, and readiness says whose it is until it answers', async () => {
    const ready = async () => (await fetch(`${silent.app}/readyz`)).json();
    expect(await ready()).toEqual({ ok: true });
    const [gateway] = silent.servers;
    const port = Number(new URL(silent.gateway).port);
    gateway?.closeAllConnections();
    await new Promise((resolve) => gateway?.close(resolve));
    expect(await silent.call(`/wps/system/status?${site}`)).toMatchObject({ status: 502 });
    expect(silent.lines).toEqual(['getStatus failed at the gateway: ECONNREFUSED']);
    expect(await ready()).toEqual({ ok: true, missing: ['gateway of acme, other'] });
    await new Promise<void>((resolve) => gateway?.listen(port, '127.0.0.1', resolve));
    expect(await silent.call(`/wps/system/status?${site}`)).toMatchObject({ status: 200 });
    expect(await ready()).toEqual({ ok: true });
  });
});
