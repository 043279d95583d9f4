import { setImmediate } from 'node:timers';
import { errorCode } from '../errors/errors';
import { type Answer, type Gateway, sendJson, startGateway } from '../mocks/gatewayServer';
import { createClient, tokenRenewed } from '../mocks/client';

let gateway: Gateway;
beforeAll(async () => {
  gateway = await startGateway();
});
beforeEach(() => {
  gateway.requests.length = 0;
  live = new Set(['fresh']);
  gateway.answer(answerByToken);
});
afterAll(() => gateway.close());

const wallet = { id: 'w1', balance: '10.50' };
let live: Set<string>;

const tokenOf = (headers: { authorization?: string }) => headers.authorization?.replace('Bearer ', '') ?? '';

function answerByToken(...[request, response]: Parameters<Answer>) {
  if (live.has(tokenOf(request.headers))) sendJson(response, { success: true, value: wallet });
  else sendJson(response, { success: false, code: 'TOKEN_EXPIRED' }, { status: 401 });
}

/** Creates a client of a player whose token has expired; `outcome` is the result of a renewal. */
function playerWithOldToken(outcome: () => Promise<string | undefined>) {
  const renewToken = jest.fn(async () => {
    const token = await outcome();
    if (token) client.store.dispatch(tokenRenewed(token));
    return token;
  });
  const onSessionEnded = jest.fn(() => void client.logOut());
  const client = createClient([gateway.origin], { renewToken, onSessionEnded });
  client.logIn('old');
  return { ...client, renewToken, onSessionEnded };
}

test('A1: 50 parallel calls with an expired token cause one renewal, and all succeed', async () => {
  const { getWallet, renewToken, onSessionEnded } = playerWithOldToken(async () => {
    await until(() => gateway.requests.length === 50);
    for (let turn = 0; turn < 50; turn += 1) await settle();
    return 'fresh';
  });
  const results = await Promise.all(Array.from({ length: 50 }, (_, page) => getWallet({ page })));
  expect(results.map(({ data }) => data)).toEqual(Array.from({ length: 50 }, () => wallet));
  expect(renewToken).toHaveBeenCalledTimes(1);
  expect(renewToken).toHaveBeenCalledWith('old');
  expect(onSessionEnded).not.toHaveBeenCalled();
  expect(gateway.requests.filter(({ headers }) => tokenOf(headers) === 'old')).toHaveLength(50);
  await getWallet();
  expect(tokenOf(gateway.requests.at(-1)?.headers ?? {})).toBe('fresh');
});

test('A1: a call whose 401 arrives after the renewal uses the new token without another renewal', async () => {
  const { getWallet, renewToken } = playerWithOldToken(async () => 'fresh');
  let late: (() => void) | undefined;
  gateway.answer((request, response) => {
    if (request.query.get('page') === '99' && tokenOf(request.headers) === 'old') late = () => answerByToken(request, response);
    else answerByToken(request, response);
  });
  const slow = getWallet({ page: 99 });
  await getWallet({ page: 1 });
  late?.();
  expect((await slow).data).toEqual(wallet);
  expect(renewToken).toHaveBeenCalledTimes(1);
});

test('A3: 200 LOGGED_OUT is the same as a 401', async () => {
  const { getWallet, renewToken } = playerWithOldToken(async () => 'fresh');
  gateway.answer((request, response) => {
    const isLive = live.has(tokenOf(request.headers));
    sendJson(response, isLive ? { success: true, value: wallet } : { success: false, code: 'LOGGED_OUT' });
  });
  expect((await getWallet()).data).toEqual(wallet);
  expect(renewToken).toHaveBeenCalledTimes(1);
});

test('A1: a refused renewal ends the session once, for all calls', async () => {
  const { getWallet, renewToken, onSessionEnded } = playerWithOldToken(async () => undefined);
  const results = await Promise.all(Array.from({ length: 20 }, (_, page) => getWallet({ page })));
  expect(new Set(results.map(({ error }) => errorCode(error)))).toEqual(new Set(['UNAUTHORISED']));
  expect(renewToken).toHaveBeenCalledTimes(1);
  expect(onSessionEnded).toHaveBeenCalledTimes(1);
});

test.each([
  ['the site has no renewal', { kind: 'absent' }],
  ['the renewal is refused for another reason', { kind: 'business', code: 'UPGRADING' }],
  ['the renewal is gone', { kind: 'http', status: 410 }],
])('a refused token ends the session if %s', async (_, failure) => {
  const { getWallet, onSessionEnded } = playerWithOldToken(async () => {
    throw failure;
  });
  expect((await getWallet()).error).toEqual({ kind: 'unauthorised' });
  expect(onSessionEnded).toHaveBeenCalledTimes(1);
});

test.each([
  ['5xx', { kind: 'http', status: 503 }],
  ['offline', { kind: 'offline' }],
])('A1: a renewal that fails with %s does not log the player out, and the next call tries again', async (_, failure) => {
  let isDown = true;
  const { getWallet, renewToken, onSessionEnded } = playerWithOldToken(async () => {
    if (isDown) throw failure;
    return 'fresh';
  });
  expect((await getWallet()).error).toEqual(failure);
  isDown = false;
  expect((await getWallet()).data).toEqual(wallet);
  expect(renewToken).toHaveBeenCalledTimes(2);
  expect(onSessionEnded).not.toHaveBeenCalled();
});

test('a renewal that breaks in an unexpected way counts as a network fault', async () => {
  const { getWallet, onSessionEnded } = playerWithOldToken(async () => {
    throw new TypeError('surprise');
  });
  expect((await getWallet()).error).toEqual({ kind: 'network' });
  expect(onSessionEnded).not.toHaveBeenCalled();
});

test('A8: if the gateway refuses fresh tokens too, each call is sent twice at most, and the session ends once', async () => {
  live.clear();
  const { getWallet, renewToken, onSessionEnded } = playerWithOldToken(async () => 'fresh');
  onSessionEnded.mockImplementation(() => undefined); // a dialog is shown first
  await Promise.all(Array.from({ length: 10 }, (_, page) => getWallet({ page })));
  expect(gateway.requests).toHaveLength(20);
  expect(renewToken).toHaveBeenCalledTimes(1);
  expect(onSessionEnded).toHaveBeenCalledTimes(1);
});

test('a refused call of a visitor causes no renewal', async () => {
  const { getWallet, logOut, renewToken, onSessionEnded } = playerWithOldToken(async () => 'fresh');
  logOut();
  expect((await getWallet()).error).toEqual({ kind: 'notLoggedIn' });
  expect(renewToken).not.toHaveBeenCalled();
  expect(onSessionEnded).not.toHaveBeenCalled();
});

test('a refused renewal or logout causes no renewal', async () => {
  const { renew, renewToken, onSessionEnded } = playerWithOldToken(async () => 'fresh');
  expect((await renew()).error).toEqual({ kind: 'unauthorised' });
  expect(renewToken).not.toHaveBeenCalled();
  expect(onSessionEnded).not.toHaveBeenCalled();
});

describe('A5: replies to an earlier session', () => {
  let release: (() => void)[];
  beforeEach(() => {
    release = [];
    live = new Set(['of maria', 'of noel']);
    gateway.answer((request, response) => void release.push(() => answerByToken(request, response)));
  });

  test.each<[string, 'accepted' | 'unknown', Answer]>([
    ['are dropped after a logout, but for whether the call was accepted', 'accepted', answerByToken],
    ['leave the outcome unknown if the reply is lost after a logout', 'unknown', (_, response) => void response.destroy()],
  ])('%s', async (_, late, answer) => {
    gateway.answer((request, response) => void release.push(() => answer(request, response)));
    const { logIn, logOut, pay } = playerWithOldToken(async () => undefined);
    logIn('of maria');
    const call = pay('5.00');
    await until(() => release.length === 1);
    logOut();
    release[0]?.();
    expect(await call).toEqual({ error: { kind: 'unauthorised', late } });
  });

  test('cause no renewal if they are refused after a logout', async () => {
    live.delete('of maria');
    const { logIn, logOut, getWallet, renewToken, onSessionEnded } = playerWithOldToken(async () => undefined);
    logIn('of maria');
    const call = getWallet();
    await until(() => release.length === 1);
    logOut();
    release[0]?.();
    expect((await call).error).toEqual({ kind: 'unauthorised', late: 'refused' });
    expect(renewToken).not.toHaveBeenCalled();
    expect(onSessionEnded).not.toHaveBeenCalled();
  });

  test('are dropped after the next player has logged in, whose session stays', async () => {
    live.delete('of maria');
    const { logIn, logOut, getWallet, renewToken, onSessionEnded } = playerWithOldToken(async () => undefined);
    logIn('of maria');
    const call = getWallet();
    await until(() => release.length === 1);
    logOut();
    logIn('of noel');
    release[0]?.();
    expect((await call).error).toEqual({ kind: 'unauthorised', late: 'refused' });
    expect(renewToken).not.toHaveBeenCalled();
    expect(onSessionEnded).not.toHaveBeenCalled();
  });

  test('are kept if only the token was renewed', async () => {
    const { logIn, store, getWallet } = playerWithOldToken(async () => undefined);
    logIn('of maria');
    const call = getWallet();
    await until(() => release.length === 1);
    store.dispatch(tokenRenewed('fresher'));
    release[0]?.();
    expect((await call).data).toEqual(wallet);
  });

  test('are kept if a visitor sent the request', async () => {
    const { logIn, logOut, getNames } = playerWithOldToken(async () => undefined);
    logOut();
    gateway.answer((_, response) => void release.push(() => sendJson(response, { success: true, value: ['Ana'] })));
    const call = getNames();
    await until(() => release.length === 1);
    logIn('of maria');
    release[0]?.();
    expect((await call).data).toEqual(['Ana']);
  });
});

async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await settle();
}

const settle = () => new Promise<void>((resolve) => setImmediate(resolve));
