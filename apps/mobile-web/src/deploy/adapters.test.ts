/** @jest-environment node */
import { cookieJar } from '../../server/gateway/cookieJar.mjs';
import { useAdaptedGateway } from '../mocks/useAdaptedGateway';

type Ask = (path: string, request?: object) => Promise<unknown>;
type Exchange = {
  ask: Ask;
  refuse: (code: string) => Error;
  input: object;
  caller: { userAgent?: string; browserLanguage?: string };
  status: number;
  headers: Headers;
};

async function repeatedly(times: number, ask: Ask) {
  for (let place = 0; place < times; place += 1) await ask(`/more/${place}`);
}

const served = useAdaptedGateway({
  headers: ({ merchant, token, userAgent = '', browserLanguage }: { [name: string]: string }) => ({
    Brand: merchant,
    'X-Real-UA': Buffer.from(userAgent).toString('base64'),
    ...(browserLanguage && { 'X-Browser-Language': browserLanguage }),
    ...(token && { Authorization: token }),
  }),
  refusals: { TOO_MANY: 'BUSY', 'not.available': 'PASSING', LOW: 'BELOW_MIN' },
  cookies: ['captchaId', 'sid'],
  calls: {
    getOrder: {
      path: ({ orderNo }: { orderNo: string }) => `/orders/${orderNo}?full=1`,
      value: async (order: object, { ask, input, status, headers }: Exchange) => ({
        order,
        input,
        status,
        kind: headers.get('X-Kind'),
        extra: await ask('/extra', { method: 'POST', query: { page: 2 }, body: { a: 1 } }),
      }),
    },
    addFavourite: {
      fields: { nodeId: 'id' },
      request: async (input: object, _: object, { ask }: Exchange) => ({
        body: `sealed by ${String(await ask('/key', { text: true }))}: ${JSON.stringify(input)}`,
        headers: { 'X-Digest': 'digest' },
      }),
    },
    removeFavourite: { value: (_: unknown, { ask }: Exchange) => repeatedly(5, ask) },
    getRecentGames: { value: (_: unknown, { ask }: Exchange) => ask('//elsewhere.test/x') },
    getMemberInfo: {
      value(info: object | null, { refuse }: Exchange) {
        if (!info) throw refuse('NOT_LOGGED_IN');
        return info;
      },
    },
    getFavourites: 'absent',
    getFavouriteIds: 'absent',
    getMemberWallet: { constant: { sumBalance: '0.00' } },
    getMerchantWallet: { withSession: true },
  },
});
const { call } = served;
const maria = { Authorization: 'Bearer maria-token' };
const urls = () => served.asked.map(({ method, url }) => `${method} ${url}`);
const answering = (value: unknown, headers = {}) => {
  served.answer = () => ({ body: { success: true, value }, headers });
};
const refusing = (code: string, { status = 200, headers = {}, message = '' } = {}) => {
  served.answer = () => ({ body: { success: false, code, message }, status, headers });
};

describe('a call may differ in', () => {
  test('its path, by its input, and in a value that takes a second call and the whole exchange', async () => {
    served.answer = ({ url }) => ({ body: { success: true, value: { from: url } }, headers: { 'X-Kind': 'order' } });
    const { value } = await call('/wps/transaction/order?orderNo=A%2FB%3F1', { headers: maria });
    expect(urls()).toEqual(['GET /orders/A%2FB%3F1?full=1&orderNo=A%2FB%3F1', 'POST /extra?page=2']);
    expect(value).toEqual({
      order: { from: '/orders/A%2FB%3F1?full=1&orderNo=A%2FB%3F1' },
      input: { orderNo: 'A/B?1' },
      status: 200,
      kind: 'order',
      extra: { from: '/extra?page=2' },
    });
    expect(served.asked[1]).toMatchObject({
      body: '{"a":1}',
      headers: { authorization: 'maria-token', 'content-type': 'application/json' },
    });
  });

  test.each(['..', '%2e%2e', '.'])('its path, which a value such as %s cannot lead elsewhere', async (orderNo) => {
    expect(await call(`/wps/transaction/order?orderNo=${orderNo}`, { headers: maria })).toMatchObject({
      status: 400,
      code: 'FIELD_INVALID',
    });
    expect([served.asked, served.lines]).toEqual([[], []]);
  });

  test('its whole request, written with a key that is plain text, and headers of its own', async () => {
    served.answer = ({ url }) => (url === '/key' ? { body: 'b7a1' } : {});
    const reply = await call('/lgw/games/favorite', { method: 'POST', headers: maria, body: { nodeId: '7', vendor: 'X' } });
    expect(reply).toMatchObject({ status: 200, success: true });
    expect(served.asked[1]).toMatchObject({ body: 'sealed by b7a1: {"id":"7","vendor":"X"}', headers: { 'x-digest': 'digest' } });
  });

  test('a refusal that the gateway sends as an empty value', async () => {
    expect(await call('/wps/member/info', { headers: maria })).toMatchObject({ status: 401, code: 'NOT_LOGGED_IN' });
  });
});

test('a call asks the gateway a few times more at most, and no other host', async () => {
  expect(await call('/lgw/games/favorite', { method: 'DELETE', headers: maria, body: { nodeId: '7', vendor: 'X' } })).toMatchObject({
    status: 502,
  });
  expect(urls().filter((url) => url.includes('/more/')).length).toBe(4);
  const recent = '/lgw/games/recent?page=1&pageSize=5&clientType=2&language=EN';
  expect(await call(recent, { headers: maria })).toMatchObject({ status: 502 });
  expect(served.lines).toEqual(['removeFavourite failed at the gateway: RangeError', 'getRecentGames failed at the gateway: TypeError']);
});

test('a call that the gateway does not have is not asked, and a constant one neither', async () => {
  const absent = await call('/lgw/games/favorite?pageNo=1&pageSize=5&language=EN', { headers: maria });
  expect(absent).toMatchObject({ status: 404, success: false, code: 'ABSENT' });
  expect(absent.headers.get('Cache-Control')).toBe('private, no-store');
  expect(await call('/wps/wallets/gcs')).toMatchObject({ status: 401 });
  expect(await call('/wps/wallets/gcs', { headers: maria })).toMatchObject({ value: { sumBalance: '0.00' } });
  expect(served.asked).toEqual([]);
});

test('the document names the calls that each merchant lacks, and those that need a session', async () => {
  const html = await (await fetch(`${served.app}/m/home`)).text();
  const { merchants } = JSON.parse(/id="parlour-config">(.*?)</.exec(html)?.[1] ?? '{}') as {
    merchants: { code: string; absentCalls?: string[]; sessionCalls?: string[] }[];
  };
  const [absentCalls, sessionCalls] = [['getFavouriteIds', 'getFavourites'], ['getMerchantWallet']];
  expect(merchants.map((merchant) => [merchant.code, merchant.absentCalls, merchant.sessionCalls])).toEqual([
    ['acme', absentCalls, sessionCalls],
    ['other', absentCalls, sessionCalls],
    ['plain', undefined, undefined],
  ]);
});

test('who calls comes with the browser and its language', async () => {
  await call('/wps/system/status?language=EN&merchant=acme', { headers: { 'User-Agent': 'Phone', 'Accept-Language': 'my-MM' } });
  expect(served.asked[0]?.headers).toMatchObject({ 'x-real-ua': Buffer.from('Phone').toString('base64'), 'x-browser-language': 'my-MM' });
});

test('a public call goes without a session, unless the gateway wants one', async () => {
  const open = await call('/wps/system/status?language=EN&merchant=acme', { headers: maria });
  expect([served.asked[0]?.headers.authorization, open.headers.get('Cache-Control')]).toEqual([
    undefined,
    expect.stringContaining('public'),
  ]);
  const own = await call('/wps/wallets/merchant?language=EN&merchant=acme', { headers: maria });
  expect([served.asked[1]?.headers.authorization, own.headers.get('Cache-Control')]).toEqual(['maria-token', 'private, no-store']);
});

describe('refusals', () => {
  test.each([
    ['TOO_MANY', {}, 429, '2'],
    ['TOO_MANY', { 'Retry-After': '9' }, 429, '9'],
    ['not.available', {}, 503, '1'],
  ])('%s passes, and says after how long: %j', async (code, headers, status, pause) => {
    refusing(code, { headers, status: 500 });
    const reply = await call('/wps/member/info', { headers: maria });
    expect([reply.status, reply.headers.get('Retry-After')]).toEqual([status, pause]);
  });

  test('a fault does not say whether money has moved, unless its code is known', async () => {
    const body = { idempotencyKey: '3f0c1c52-8f0a-4f5e-9a55-0d3c6b7a1e21', methodId: 'qr', amount: '10.00' };
    const deposit = () => call('/wps/transaction/deposit', { method: 'POST', headers: maria, body });
    refusing('system.error', { status: 500 });
    expect(await deposit()).toMatchObject({ status: 502, code: 'UNKNOWN' });
    refusing('system.error', { status: 400 });
    expect(await deposit()).toMatchObject({ status: 200, code: 'system.error' });
    refusing('LOW', { status: 500 });
    expect(await deposit()).toMatchObject({ status: 200, code: 'BELOW_MIN' });
    refusing('MAINTENANCE', { status: 503 });
    expect(await deposit()).toMatchObject({ status: 503, code: 'MAINTENANCE' });
    expect(served.asked).toHaveLength(4);
  });

  test("the gateway's message goes on as plain text of bounded length", async () => {
    refusing('LOW', { message: `Too\u0000 low\u202e.${'x'.repeat(400)}` });
    const reply = await call('/wps/member/info', { headers: maria });
    expect(reply).toMatchObject({ code: 'BELOW_MIN', message: `Too  low.${'x'.repeat(291)}` });
    refusing('OWN');
    expect(await call('/wps/member/info', { headers: maria })).not.toHaveProperty('message');
  });
});

test('a reply that is too large is refused', async () => {
  answering('x'.repeat(9 * 1024 * 1024));
  expect(await call('/wps/system/status?language=EN&merchant=acme')).toMatchObject({ status: 502 });
});

describe('cookies of the gateway', () => {
  const captcha = (headers = {}) => call('/wps/captcha', { headers });
  const last = () => served.asked.at(-1)?.headers.cookie;
  /** A trial begins a session, as a login does. */
  const begin = async (browser: string, token: string) => {
    answering({ token }, { 'Set-Cookie': 'sid=of-' + token });
    await call('/wps/session/login/freeplay', { method: 'POST', body: { moduleId: 'm' }, headers: { 'Client-Id': browser } });
    answering(null);
  };
  const infoOf = async (browser: string, token: string, headers = {}) => {
    await call('/wps/member/info', { headers: { 'Client-Id': browser, Authorization: `Bearer ${token}`, ...headers } });
    return last();
  };

  test('go back with the next call of the same browser alone; the browser gets none, and the log neither', async () => {
    answering('image', { 'Set-Cookie': ['captchaId=c1; Path=/; HttpOnly', 'tracking=t1'] });
    const reply = await captcha({ 'Client-Id': 'one' });
    expect(reply.headers.get('Set-Cookie')).toBeNull();
    answering('image');
    await captcha({ 'Client-Id': 'one', Cookie: 'captchaId=forged' });
    expect(last()).toBe('captchaId=c1');
    for (const other of [{ 'Client-Id': 'two' }, { 'Client-Id': 'one', Merchant: 'other' }, { 'Client-Id': '' }]) {
      await captcha(other);
      expect(last()).toBeUndefined();
    }
    expect(served.lines).toEqual([]);
  });

  test('follow a login and a renewal, and never go with another token', async () => {
    await begin('shared', 'ann');
    expect(await infoOf('shared', 'ann')).toBe('sid=of-ann');
    expect(await infoOf('shared', 'ben')).toBeUndefined();
    await captcha({ 'Client-Id': 'shared' });
    expect(last()).toBeUndefined();
    await begin('shared', 'ben');
    expect([await infoOf('shared', 'ann'), await infoOf('shared', 'ben')]).toEqual(['sid=of-ann', 'sid=of-ben']);
    expect(await infoOf('shared', 'ben', { Merchant: 'other' })).toBeUndefined();
    answering({ token: 'ann-2' });
    await call('/wps/session/renew', { method: 'POST', body: {}, headers: { 'Client-Id': 'shared', Authorization: 'Bearer ann' } });
    answering(null);
    expect([await infoOf('shared', 'ann'), await infoOf('shared', 'ann-2')]).toEqual([undefined, 'sid=of-ann']);
  });

  test('end with the logout, even if the gateway refuses it', async () => {
    await begin('leaving', 'cleo');
    refusing('OWN');
    await call('/wps/session/logout', { method: 'DELETE', body: {}, headers: { 'Client-Id': 'leaving', Authorization: 'Bearer cleo' } });
    answering(null);
    expect(await infoOf('leaving', 'cleo')).toBeUndefined();
  });

  test('are bounded in number and size, and expire', () => {
    let now = 0;
    const jar = cookieJar(['a', 'b'], { limits: { browsers: 2, characters: 10, keptFor: 1000 }, clock: () => now });
    const owner = (clientId: string) => ({ merchant: 'acme', clientId });
    const keep = (clientId: string, ...cookies: string[]) =>
      jar.keep(owner(clientId), new Headers(cookies.map((text) => ['Set-Cookie', text])));
    for (const id of ['1', '2', '3']) keep(id, 'a=1');
    expect(['1', '2', '3'].map((id) => jar.headerFor(owner(id)))).toEqual([undefined, 'a=1', 'a=1']);
    keep('3', 'b=12345678901', 'c=3', 'a=bad value');
    expect(jar.headerFor(owner('3'))).toBe('a=1');
    keep('3', 'a=; Max-Age=0', 'b=2; Max-Age=1');
    now = 999;
    expect(jar.headerFor(owner('3'))).toBe('b=2');
    now = 1000;
    expect([jar.headerFor(owner('3')), jar.headerFor(owner('2'))]).toEqual([undefined, undefined]);
    keep('4', 'a=1; Expires=Wed, 21 Oct 2015 07:28:00 GMT');
    now = Date.UTC(2020, 0);
    keep('4', 'a=1; Expires=Wed, 21 Oct 2015 07:28:00 GMT');
    expect(jar.headerFor(owner('4'))).toBeUndefined();
  });
});
