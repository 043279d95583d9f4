import { createClient } from '../mocks/client';
import { type Gateway, sendJson, startGateway } from '../mocks/gatewayServer';

let gateway: Gateway;
beforeAll(async () => {
  gateway = await startGateway();
});
beforeEach(() => {
  gateway.requests.length = 0;
  gateway.answer((_, response) => sendJson(response, { success: true, value: ['Ruby'] }));
});
afterAll(() => gateway.close());

const browser = (options = {}) => createClient([gateway.origin], options);
const sent = () => gateway.requests.map(({ path, query, headers }) => ({ address: `${path}?${query}`, headers }));

test('a visitor and two players send the same request: no token, no browser, no header of ours', async () => {
  const [visitor, maria, vince] = [browser(), browser({ sendsTokenInQuery: () => true }), browser()];
  maria.logIn('token-1');
  vince.logIn('token-2');
  for (const client of [visitor, maria, vince]) expect((await client.getNames()).data).toEqual(['Ruby']);
  const [first, ...others] = sent();
  expect(first?.address).toBe('/wps/test/names?language=TY&merchant=200jilif3');
  for (const name of ['authorization', 'merchant', 'language', 'client-id']) expect(first?.headers).not.toHaveProperty(name);
  expect(others).toEqual([first, first]);
});

test('the parameters stand in one order, whatever the order of the input', async () => {
  await browser().getNames({ page: 2, kind: 'slots' });
  await browser().getNames({ kind: 'slots', page: 2 });
  expect(sent().map(({ address }) => address)).toEqual(Array(2).fill('/wps/test/names?kind=slots&language=TY&merchant=200jilif3&page=2'));
});

test('the browser may answer from its copy; what the app asks for again is checked first', async () => {
  const client = browser();
  await client.getNames();
  await client.getNames({}, { forceRefetch: true });
  const [first, again] = sent();
  expect(first?.headers['cache-control']).toBeUndefined();
  expect(again?.headers['cache-control']).toBe('max-age=0');
});

test('a session that is over does not matter: nothing is renewed, and a 401 is an error like any other', async () => {
  const renewToken = jest.fn(async () => 'fresh');
  const client = browser({ renewToken });
  client.logIn('token-1');
  gateway.answer((_, response) => sendJson(response, { success: false, code: 'TOKEN_EXPIRED' }, { status: 401 }));
  expect((await client.getNames()).error).toEqual({ kind: 'http', status: 401 });
  expect(renewToken).not.toHaveBeenCalled();
});

test('a reply that arrives after the player has logged out still counts', async () => {
  const client = browser();
  client.logIn('token-1');
  gateway.answer((_, response) => {
    client.logOut();
    sendJson(response, { success: true, value: ['Ruby'] });
  });
  expect((await client.getNames()).data).toEqual(['Ruby']);
});

test.each([
  ['MAINTENANCE', 503, { kind: 'maintenance' }],
  ['REGION', 403, { kind: 'region' }],
  ['GAME_UNAVAILABLE', 200, { kind: 'business', code: 'GAME_UNAVAILABLE' }],
])('a refusal with %s is the same error as of any call', async (code, status, error) => {
  gateway.answer((_, response) => sendJson(response, { success: false, code }, { status }));
  expect((await browser().getNames()).error).toEqual(error);
});

test('a busy gateway says when to come back', async () => {
  gateway.answer((_, response) => sendJson(response, {}, { status: 429, headers: { 'Retry-After': '11' } }));
  expect((await browser().getNames()).error).toEqual({ kind: 'rateLimited', retryAfterMs: 11_000 });
});
