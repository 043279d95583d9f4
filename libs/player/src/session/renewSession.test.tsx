import { loggedIn } from '@parlour/kernel';
import { siteFeature } from '@parlour/site';
import { connectionLost, httpStatus, mockCall, network, refuse, renderBlock, useNetwork } from '@parlour/testing';
import { playerFeature } from '../feature';
import { handlers } from '../mocks/handlers';
import { renewSession } from './renewSession';
import { selectToken } from './sessionSlice';
import { playerWire } from '../wire';

useNetwork(...handlers);

const maria = { token: 'token-of-maria', userName: 'maria', type: 0, merchantCode: '200jilif3' };

async function open(events = [loggedIn(maria)]) {
  const { store } = await renderBlock(null, { with: [playerFeature, siteFeature], events });
  return store;
}

test('the new token of the gateway is kept in both storages', async () => {
  const store = await open();
  await expect(renewSession(store, maria.token)).resolves.toBe('token-renewed');
  expect(selectToken(store.getState())).toBe('token-renewed');
  expect(localStorage.getItem('MC_SESSION_INFO')).toContain('token-renewed');
  expect(sessionStorage.getItem('MC_SESSION_INFO')).toContain('token-renewed');
});

test('a token that another tab has renewed is used without a request', async () => {
  const store = await open();
  localStorage.setItem('MC_SESSION_INFO', JSON.stringify({ ...maria, token: 'token-of-the-other-tab' }));
  await expect(renewSession(store, maria.token)).resolves.toBe('token-of-the-other-tab');
  expect(selectToken(store.getState())).toBe('token-of-the-other-tab');
  expect(network.requests(playerWire.renewSession)).toHaveLength(0);
});

test('a stored token of another player is never used', async () => {
  const store = await open();
  localStorage.setItem('MC_SESSION_INFO', JSON.stringify({ ...maria, userName: 'vince', token: 'token-of-vince' }));
  await expect(renewSession(store, maria.token)).resolves.toBe('token-renewed');
  // Other tabs keep it too (reliability A4).
  expect(localStorage.getItem('MC_SESSION_INFO')).toContain('token-of-vince');
  expect(sessionStorage.getItem('MC_SESSION_INFO')).toContain('token-renewed');
});

test.each([
  ['the token is too old', () => httpStatus(401, 'TOKEN_EXPIRED')],
  ['the gateway says logged out', () => refuse('LOGGED_OUT')],
])('the session ends when %s', async (_, reply) => {
  network.use(mockCall(playerWire.renewSession, reply));
  await expect(renewSession(await open(), maria.token)).resolves.toBeUndefined();
});

test.each([
  ['the server is down', () => httpStatus(502), { kind: 'http', status: 502 }],
  ['the connection breaks', () => connectionLost(), { kind: 'network' }],
  ['the gateway refuses for another reason', () => refuse('UPGRADING'), { kind: 'business', code: 'UPGRADING' }],
  ['the call is gone', () => httpStatus(410), { kind: 'http', status: 410 }],
  ['the gateway has no renewal', () => httpStatus(404, 'ABSENT'), { kind: 'absent' }],
])('the session stays when %s', async (_, reply, error) => {
  network.use(mockCall(playerWire.renewSession, reply));
  const store = await open();
  await expect(renewSession(store, maria.token)).rejects.toEqual(error);
  expect(selectToken(store.getState())).toBe(maria.token);
});

test('simultaneous renewals send one request, and a later one gets the new token', async () => {
  const store = await open();
  const both = await Promise.all([renewSession(store, maria.token), renewSession(store, maria.token)]);
  expect(both).toEqual(['token-renewed', 'token-renewed']);
  await expect(renewSession(store, maria.token)).resolves.toBe('token-renewed');
  expect(network.requests(playerWire.renewSession)).toHaveLength(1);
});

test('a refusal because another tab renewed first does not end the session', async () => {
  const store = await open();
  network.use(
    mockCall(playerWire.renewSession, () => {
      localStorage.setItem('MC_SESSION_INFO', JSON.stringify({ ...maria, token: 'token-of-the-other-tab' }));
      return httpStatus(401, 'TOKEN_EXPIRED');
    }),
  );
  await expect(renewSession(store, maria.token)).resolves.toBe('token-of-the-other-tab');
});

test('a visitor sends no renewal', async () => {
  await expect(renewSession(await open([]), 'any')).resolves.toBeUndefined();
  expect(network.requests(playerWire.renewSession)).toHaveLength(0);
});

describe('reliability A2: two tabs', () => {
  /** A mock of the browser's lock manager, with only the methods that this library uses. */
  function installLocks(): () => void {
    let last: Promise<unknown> = Promise.resolve();
    const request = (_: string, { signal }: { signal: AbortSignal }, work: () => Promise<unknown>) => {
      const turn = Promise.race([
        last,
        new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new DOMException('waited', 'AbortError')))),
      ]).then(work);
      last = turn.catch(() => undefined);
      return turn;
    };
    Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
    return () => Reflect.deleteProperty(navigator, 'locks');
  }

  test('renew once: the second waits for the lock and uses the token of the first', async () => {
    const uninstall = installLocks();
    const [one, other] = [await open(), await open()];
    const tokens = await Promise.all([renewSession(one, maria.token), renewSession(other, maria.token)]);
    expect(tokens).toEqual(['token-renewed', 'token-renewed']);
    expect(network.requests(playerWire.renewSession)).toHaveLength(1);
    uninstall();
  });

  test('after a failed renewal in one tab, the other tries', async () => {
    const uninstall = installLocks();
    network.use(mockCall(playerWire.renewSession, connectionLost()));
    const [one, other] = [await open(), await open()];
    const results = await Promise.allSettled([renewSession(one, maria.token), renewSession(other, maria.token)]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(network.requests(playerWire.renewSession)).toHaveLength(2);
    expect(selectToken(one.getState())).toBe(maria.token);
    uninstall();
  });

  test('a suspended tab that holds the lock delays others for at most 10 s', async () => {
    const uninstall = installLocks();
    const store = await open();
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate', 'performance'] });
    void navigator.locks.request('parlour.renewal', { signal: new AbortController().signal }, () => new Promise(() => undefined));
    const token = renewSession(store, maria.token);
    await jest.advanceTimersByTimeAsync(10_000);
    jest.useRealTimers();
    await expect(token).resolves.toBe('token-renewed');
    uninstall();
  });
});
