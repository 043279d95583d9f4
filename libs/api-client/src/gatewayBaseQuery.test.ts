import { gzipSync } from 'node:zlib';
import { type Answer, type Gateway, sendJson, sendText, startGateway } from './mocks/gatewayServer';
import { createClient } from './mocks/client';

let gateway: Gateway;
beforeAll(async () => {
  gateway = await startGateway();
});
beforeEach(() => {
  gateway.requests.length = 0;
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => gateway.close());

const wallet = { id: 'w1', balance: '10.50' };
const client = () => createClient([gateway.origin]);
const page = '<!doctype html><title>Bad gateway</title>';

test('a valid reply gives its value', async () => {
  gateway.answer((_, response) => sendJson(response, { success: true, value: wallet }));
  expect((await client().getWallet()).data).toEqual(wallet);
});

test.each([
  ['plain', (value: unknown) => JSON.stringify(value)],
  [
    'escaped',
    (value: unknown) => JSON.stringify(value).replace(/[^ -~]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`),
  ],
])('texts in Zawgyi, %s in the reply, are read in Unicode; texts in Unicode stay as they are', async (_, write) => {
  const texts = ['ေမာင္ေမာင္', 'မောင်မောင်', 'Maria'];
  gateway.answer((_, response) => sendText(response, write({ success: true, value: texts }), { type: 'application/json' }));
  expect((await client().getNames()).data).toEqual(['မောင်မောင်', 'မောင်မောင်', 'Maria']);
});

test('a call that the site does not offer is not sent', async () => {
  const { getWallet, pay } = createClient([gateway.origin], { hasCall: (name) => name !== 'getWallet' && name !== 'pay' });
  expect((await getWallet()).error).toEqual({ kind: 'absent' });
  expect((await pay('5.00')).error).toEqual({ kind: 'absent' });
  expect(gateway.requests).toHaveLength(0);
});

describe('a public call that the gateway answers only with a session', () => {
  const personal = () => createClient([gateway.origin], { needsSession: (name) => name === 'getNames' });

  test('takes the session along, and no copy is kept', async () => {
    const requested = jest.spyOn(globalThis, 'fetch');
    gateway.answer((_, response) => sendJson(response, { success: true, value: ['Maria'] }));
    const { logIn, getNames } = personal();
    logIn('maria-token');
    expect((await getNames({ page: 1 })).data).toEqual(['Maria']);
    expect(requested.mock.calls[0]?.[1]).toMatchObject({ cache: 'no-store' });
    expect(`${gateway.requests[0]?.query}`).toBe('language=TY&merchant=200jilif3&page=1');
    expect(gateway.requests[0]?.headers).toMatchObject({ authorization: 'Bearer maria-token', 'client-id': expect.any(String) as string });
  });

  test('is not asked for a visitor', async () => {
    expect((await personal().getNames()).error).toEqual({ kind: 'notLoggedIn' });
    expect(gateway.requests).toHaveLength(0);
  });

  test('belongs to its session: a token that has ended ends it, and a reply after a logout is dropped', async () => {
    const onSessionEnded = jest.fn();
    const { logIn, logOut, getNames } = createClient([gateway.origin], { needsSession: () => true, onSessionEnded });
    logIn('maria-token');
    gateway.answer((_, response) => sendJson(response, { success: false, code: 'NOT_LOGGED_IN' }, { status: 401 }));
    expect((await getNames()).error).toEqual({ kind: 'unauthorised' });
    expect(onSessionEnded).toHaveBeenCalledTimes(1);
    gateway.answer((_, response) => {
      logOut();
      sendJson(response, { success: true, value: ['Maria'] });
    });
    logIn('another-token');
    expect((await getNames({ page: 2 })).error).toMatchObject({ kind: 'unauthorised' });
  });
});

describe('reliability N1 to N6: each fault of a read is one error', () => {
  const rows: [string, Answer, unknown][] = [
    ['500 JSON', (_, r) => sendJson(r, { success: false }, { status: 500 }), { kind: 'http', status: 500 }],
    ['502 HTML', (_, r) => sendText(r, page, { status: 502, type: 'text/html' }), { kind: 'http', status: 502 }],
    ['404', (_, r) => sendJson(r, {}, { status: 404 }), { kind: 'http', status: 404 }],
    ['429 without Retry-After', (_, r) => sendJson(r, {}, { status: 429 }), { kind: 'rateLimited' }],
    [
      '429 with a Retry-After above 10 s',
      (_, r) => sendJson(r, {}, { status: 429, headers: { 'Retry-After': '11' } }),
      { kind: 'rateLimited', retryAfterMs: 11_000 },
    ],
    ['401', (_, r) => sendJson(r, { success: false, code: 'TOKEN_EXPIRED' }, { status: 401 }), { kind: 'notLoggedIn' }],
    ['401 of something in between', (_, r) => sendText(r, page, { status: 401, type: 'text/html' }), { kind: 'notLoggedIn' }],
    ['503 MAINTENANCE', (_, r) => sendJson(r, { success: false, code: 'MAINTENANCE' }, { status: 503 }), { kind: 'maintenance' }],
    ['503 of something else', (_, r) => sendText(r, 'busy', { status: 503, type: 'text/plain' }), { kind: 'http', status: 503 }],
    ['403 REGION', (_, r) => sendJson(r, { success: false, code: 'REGION' }, { status: 403 }), { kind: 'region' }],
    ['403 of something else', (_, r) => sendText(r, page, { status: 403, type: 'text/html' }), { kind: 'http', status: 403 }],
    [
      '200 success:false',
      (_, r) => sendJson(r, { success: false, value: { triesLeft: 2 }, code: 'LOGIN_FAILED' }),
      { kind: 'business', code: 'LOGIN_FAILED', value: { triesLeft: 2 } },
    ],
    ['200 success:false without a code', (_, r) => sendJson(r, { success: false, value: null }), { kind: 'business', code: 'UNKNOWN' }],
    [
      '200 success:false code __proto__',
      (_, r) => sendJson(r, { success: false, code: '__proto__' }),
      { kind: 'business', code: '__proto__' },
    ],
    ['200 LOGGED_OUT', (_, r) => sendJson(r, { success: false, code: 'LOGGED_OUT' }), { kind: 'notLoggedIn' }],
    ['malformed', (_, r) => sendText(r, '{"success": tru'), { kind: 'malformed' }],
    ['NaN', (_, r) => sendText(r, '{"success": true, "value": NaN}'), { kind: 'malformed' }],
    ['HTML 200', (_, r) => sendText(r, page, { type: 'text/html' }), { kind: 'malformed' }],
    ['JSON labelled as HTML', (_, r) => sendText(r, '{"success":true,"value":null}', { type: 'text/html' }), { kind: 'malformed' }],
    ['empty 200 where a value is wanted', (_, r) => sendText(r, ''), { kind: 'schema', path: 'value' }],
    ['204 where a value is wanted', (_, r) => r.writeHead(204).end(), { kind: 'schema', path: 'value' }],
    ['no envelope', (_, r) => sendJson(r, [wallet]), { kind: 'schema', path: 'success' }],
    ['envelope null', (_, r) => sendJson(r, null), { kind: 'schema', path: '' }],
    ['missing field', (_, r) => sendJson(r, { success: true, value: { id: 'w1' } }), { kind: 'schema', path: 'value.balance' }],
    [
      'money as a number',
      (_, r) => sendJson(r, { success: true, value: { ...wallet, balance: 10.5 } }),
      { kind: 'schema', path: 'value.balance' },
    ],
    [
      'id as a big number',
      (_, r) => sendText(r, '{"success":true,"value":{"id":12345678901234567890,"balance":"1.00"}}'),
      { kind: 'schema', path: 'value.id' },
    ],
    [
      'a 200 000 deep array',
      (_, r) => sendText(r, `{"success":true,"value":${'['.repeat(200_000)}${']'.repeat(200_000)}}`),
      { kind: 'schema', path: 'value.id' },
    ],
    ['truncated by content-length', (_, r) => cut(r, { 'Content-Length': '100' }), { kind: 'network' }],
    ['truncated chunks', (_, r) => cut(r, { 'Transfer-Encoding': 'chunked' }), { kind: 'network' }],
    [
      'bad gzip',
      (_, r) => r.writeHead(200, { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' }).end('no gzip at all'),
      { kind: 'network' },
    ],
    ['reset', (_, r) => r.destroy(), { kind: 'network' }],
    ['redirect loop', (request, r) => r.writeHead(302, { Location: request.path }).end(), { kind: 'network' }],
    [
      'redirect to a login page',
      (request, r) =>
        request.path === '/login' ? sendText(r, page, { type: 'text/html' }) : r.writeHead(302, { Location: '/login' }).end(),
      { kind: 'malformed' },
    ],
    ['a reply that never ends', (_, r) => sendText(r, `"${'x'.repeat(5_000_000)}"`), { kind: 'malformed' }],
  ];

  test.each(rows)('%s', async (_, answer, expected) => {
    gateway.answer(answer);
    const { data, error } = await client().getWallet();
    expect(data).toBeUndefined();
    expect(error).toEqual(expected);
  });

  test('offline', async () => {
    gateway.answer((_, response) => response.destroy());
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect((await client().getWallet()).error).toEqual({ kind: 'offline' });
    expect(gateway.requests).toHaveLength(1);
  });
});

describe('N7: money requests and a lost connection', () => {
  test('offline before the request: nothing is sent', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(await client().pay('5.00')).toEqual({ error: { kind: 'offline' } });
    expect(gateway.requests).toHaveLength(0);
  });

  test('offline after the request was sent: the outcome is unknown', async () => {
    gateway.answer((_, response) => {
      jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
      response.destroy();
    });
    expect(await client().pay('5.00')).toEqual({ error: { kind: 'network' } });
  });
});

describe('reliability N4, N5: accepted replies', () => {
  const envelope = JSON.stringify({ success: true, value: wallet });
  test.each<[string, Answer]>([
    ['JSON as text/plain', (_, r) => sendText(r, envelope, { type: 'text/plain; charset=utf-8' })],
    ['a byte order mark', (_, r) => sendText(r, `\uFEFF${envelope}`)],
    [
      'duplicate keys: the last wins',
      (_, r) => sendText(r, '{"success":false,"success":true,"value":{"id":"w0","id":"w1","balance":"10.50"}}'),
    ],
    ['gzip', (_, r) => r.writeHead(200, { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' }).end(gzipSync(envelope))],
    ['a vendor media type', (_, r) => sendText(r, envelope, { type: 'application/vnd.operator.v1+json' })],
    ['no content type', (_, r) => r.writeHead(200).end(envelope)],
  ])('%s', async (_, answer) => {
    gateway.answer(answer);
    expect((await client().getWallet()).data).toEqual(wallet);
  });

  test.each<[string, Answer]>([
    ['an empty 200', (_, r) => sendText(r, '')],
    ['a 204', (_, r) => r.writeHead(204).end()],
    ['value null', (_, r) => sendJson(r, { success: true, value: null })],
  ])('%s is accepted if the contract allows an empty value', async (_, answer) => {
    gateway.answer(answer);
    expect(await client().ping()).toMatchObject({ isSuccess: true, data: null });
  });

  test('keys such as __proto__ change no prototype', async () => {
    gateway.answer((_, r) =>
      sendText(r, '{"success":true,"__proto__":{"x":1},"value":{"id":"w1","balance":"1.00","__proto__":{"isAdmin":true},"constructor":1}}'),
    );
    const { data } = await client().getWallet();
    expect(data).toEqual({ id: 'w1', balance: '1.00' });
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });

  test('a list above its cap is truncated', async () => {
    gateway.answer((_, r) => sendJson(r, { success: true, value: Array.from({ length: 50_000 }, (_, i) => `name ${i}`) }));
    expect((await client().getNames()).data).toEqual(['name 0', 'name 1', 'name 2']);
  });
});

describe('retries (reliability N1, N3)', () => {
  const failTimes = (times: number, fail: Answer): Answer => {
    let left = times;
    return (request, response) => {
      left -= 1;
      if (left >= 0) fail(request, response);
      else sendJson(response, { success: true, value: wallet });
    };
  };

  test.each<[string, Answer]>([
    ['a 500', (_, r) => sendJson(r, {}, { status: 500 })],
    ['a broken connection', (_, r) => r.destroy()],
    ['a 429 that says when', (_, r) => sendJson(r, {}, { status: 429, headers: { 'Retry-After': '0' } })],
  ])('a read is retried twice after %s', async (_, fail) => {
    gateway.answer(failTimes(2, fail));
    expect((await client().getWallet()).data).toEqual(wallet);
    expect(gateway.requests).toHaveLength(3);
  });

  test('a read fails after two retries', async () => {
    gateway.answer((_, response) => sendJson(response, {}, { status: 502 }));
    expect((await client().getWallet()).error).toEqual({ kind: 'http', status: 502 });
    expect(gateway.requests).toHaveLength(3);
  });

  test.each<[string, Answer]>([
    ['a 500', (_, r) => sendJson(r, {}, { status: 500 })],
    ['a broken connection', (_, r) => r.destroy()],
    ['a 429', (_, r) => sendJson(r, {}, { status: 429, headers: { 'Retry-After': '0' } })],
  ])('a money request is never retried after %s', async (_, fail) => {
    gateway.answer(fail);
    expect((await client().pay('5.00')).error).toBeDefined();
    expect(gateway.requests).toHaveLength(1);
  });

  test.each([400, 404, 409])('%i is an answer, so the read is not retried', async (status) => {
    gateway.answer((_, response) => sendJson(response, {}, { status }));
    await client().getWallet();
    expect(gateway.requests).toHaveLength(1);
  });
});

describe('requests', () => {
  beforeEach(() => gateway.answer((_, response) => sendJson(response, { success: true, value: wallet })));

  test('a read sends its input in the query as text and omits undefined fields', async () => {
    await client().getWallet({ page: 2, name: 'ñ & ?', isNew: false });
    const [request] = gateway.requests;
    expect(request?.method).toBe('GET');
    expect(Object.fromEntries(request?.query ?? [])).toEqual({ page: '2', name: 'ñ & ?', isNew: 'false' });
    await client().getWallet({ page: 3, name: undefined });
    expect(Object.fromEntries(gateway.requests[1]?.query ?? [])).toEqual({ page: '3' });
  });

  test('other requests send JSON, with the defaults of the contract', async () => {
    await client().rename({ name: 'Maria' });
    expect(gateway.requests[0]).toMatchObject({ method: 'PUT', headers: { 'content-type': 'application/json' } });
    expect(JSON.parse(gateway.requests[0]?.body ?? '')).toEqual({ name: 'Maria', note: '' });
  });

  test('spec 7: a request is form-encoded if the contract says so', async () => {
    await client().setImage({ image: 'a+b/c=&d' });
    expect(gateway.requests[0]).toMatchObject({ method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' } });
    expect(Object.fromEntries(new URLSearchParams(gateway.requests[0]?.body))).toEqual({ image: 'a+b/c=&d', note: '' });
  });

  test('an invalid input is refused before it is sent, with the error of the gateway', async () => {
    expect((await client().rename({ name: 'too long' })).error).toEqual({
      kind: 'business',
      code: 'FIELD_INVALID',
      value: { field: 'name' },
    });
    expect(gateway.requests).toHaveLength(0);
  });

  test('headers name merchant, language, browser and session', async () => {
    const { getWallet, logIn } = client();
    await getWallet();
    logIn('token-1');
    await getWallet();
    const [visitor, player] = gateway.requests.map(({ headers }) => headers);
    expect(visitor).toMatchObject({ merchant: '200jilif3', language: 'TY', 'client-id': expect.stringMatching(/^[\da-f-]{36}$/) });
    expect(visitor).not.toHaveProperty('authorization');
    expect(player).toMatchObject({ authorization: 'Bearer token-1', 'client-id': visitor?.['client-id'] });
  });

  test.each([
    ['a number', '7'],
    ['an object', '{"toString":"x"}'],
    ['a list with a key', '["0d9f2c1a-1111-4222-8333-444455556666"]'],
    ['no JSON', '0d9f2c1a-1111-4222-8333-444455556666'],
    ['an emoji', '"🎰"'],
    ['a line of another header', JSON.stringify('x\r\nAuthorization: Bearer stolen')],
    ['a key and a line break', JSON.stringify('0d9f2c1a-1111-4222-8333-444455556666\n')],
    ['words', '"abc"'],
    ['a megabyte', JSON.stringify('a'.repeat(1_000_000))],
  ])('a stored Client-Id that is %s is replaced, and the new one is stored', async (_, raw) => {
    window.localStorage.setItem('clientId', raw);
    const { getWallet } = client();
    gateway.answer((_, response) => sendJson(response, { success: true, value: wallet }));
    expect((await getWallet()).data).toEqual(wallet);
    const sent = gateway.requests[0]?.headers['client-id'];
    expect(sent).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
    expect(window.localStorage.getItem('clientId')).toBe(JSON.stringify(sent));
  });

  test('ASVS 14.2.2: no cache answers for the gateway or stores its replies', async () => {
    await client().getWallet();
    expect(gateway.requests[0]?.headers).toMatchObject({ 'cache-control': 'no-cache', pragma: 'no-cache' });
  });

  test('the token is read when the call starts, so a logout right after does not remove it', async () => {
    const { renew, logIn, logOut } = client();
    logIn('token-1');
    const call = renew();
    logOut();
    await call;
    expect(gateway.requests[0]?.headers.authorization).toBe('Bearer token-1');
  });

  test('the token is in the query only if the operator requires it', async () => {
    for (const sendsToken of [false, true]) {
      const { getWallet, logIn } = createClient([gateway.origin], { sendsTokenInQuery: () => sendsToken });
      logIn('token-1');
      await getWallet();
    }
    expect(gateway.requests.map(({ query }) => query.get('token'))).toEqual([null, 'token-1']);
  });
});

function cut(response: Parameters<Answer>[1], headers: Record<string, string>): void {
  response.writeHead(200, { 'Content-Type': 'application/json', ...headers });
  response.write('{"success":true,"val', () => response.destroy());
}

describe('a change that is sent twice', () => {
  test('is one call while it is on its way, and both get its reply; afterwards it is a new one', async () => {
    gateway.answer((_, response) => sendJson(response, { success: true, value: wallet }));
    const { pay } = client();
    const [first, second] = await Promise.all([pay('5.00'), pay('5.00')]);
    expect([first.data, second.data]).toEqual([wallet, wallet]);
    expect(gateway.requests).toHaveLength(1);
    expect((await pay('5.00')).data).toEqual(wallet);
    expect(gateway.requests).toHaveLength(2);
  });

  test('is two calls if anything of it differs', async () => {
    gateway.answer((_, response) => sendJson(response, { success: true, value: wallet }));
    const { pay } = client();
    await Promise.all([pay('5.00'), pay('6.00')]);
    expect(gateway.requests).toHaveLength(2);
  });

  test('is one call also if it is refused', async () => {
    gateway.answer((_, response) => sendJson(response, { success: false, code: 'BELOW_MIN' }));
    const { rename } = client();
    const replies = await Promise.all([rename({ name: 'Ana' }), rename({ name: 'Ana' })]);
    expect(replies.map(({ error }) => error)).toEqual(Array(2).fill({ kind: 'business', code: 'BELOW_MIN', value: undefined }));
    expect(gateway.requests).toHaveLength(1);
  });
});
