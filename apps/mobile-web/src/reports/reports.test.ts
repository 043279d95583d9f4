import { clearStored } from '@parlour/kernel';
import { mockCall, network, useNetwork } from '@parlour/testing';
import { walletWire } from '@parlour/wallet/wire';
import { HttpResponse, http } from 'msw';
import { homeCalls } from '../mocks/homeCalls';
import { renderApp, session } from '../mocks/renderApp';
import { createAppStore } from '../store';
import { startReports } from './startReports';

useNetwork(...homeCalls);

type Sent = { path: string; report: Record<string, unknown> };
let sent: Sent[];
let takesReports: boolean;

/** Simulates the state that the document's script leaves: failures wait in a list. */
function openPage(...waiting: unknown[]) {
  Object.assign(window, { parlourFailures: waiting });
  const store = createAppStore();
  store.dispatch(session('maria'));
  startReports(store);
  const { parlourFailures } = window as unknown as { parlourFailures: { push: (failure: unknown) => void } };
  return { fail: (failure: unknown) => parlourFailures.push(failure) };
}

function failureOf(message: string, stack?: string): Error {
  const error = new TypeError(message);
  error.stack = stack ?? `TypeError: ${message}\n    at x (http://localhost/m/assets/GameScreen-Ab1_c.js?v=secret#part:1:2345)`;
  return error;
}

const said = () => sent.map(({ report }) => report['message']);

beforeEach(() => {
  sent = [];
  takesReports = true;
  window.history.replaceState(null, '', '/m/home');
  Object.defineProperty(navigator, 'sendBeacon', {
    configurable: true,
    value: (path: string, text: string) => {
      if (!takesReports) throw new TypeError('refused');
      sent.push({ path, report: JSON.parse(text) as Sent['report'] });
      return true;
    },
  });
});
afterEach(() => {
  clearStored('session');
  clearStored('local');
  Reflect.deleteProperty(navigator, 'sendBeacon');
  Reflect.deleteProperty(window, 'parlourFailures');
});

describe('reliability O1: errors are reported', () => {
  test('with build, merchant, the pattern of the path, and places in our files', () => {
    window.history.replaceState(null, '', '/m/withdraw/order/W-2026-000017?token=abc');
    openPage().fail(failureOf('x is not a function'));
    expect(sent).toEqual([
      {
        path: '/m/reports',
        report: {
          build: 'development',
          merchant: '200jilif3',
          screen: '/m/withdraw/order/:orderNo',
          kind: 'error',
          name: 'TypeError',
          message: 'x is not a function',
          at: ['GameScreen-Ab1_c.js:1:2345'],
        },
      },
    ]);
  });

  test('also errors from before the reporter was loaded', () => {
    openPage(failureOf('too early'), 'script');
    expect(sent.map(({ report }) => [report['name'], report['message']])).toEqual([
      ['TypeError', 'too early'],
      ['string', ''],
    ]);
  });

  test('a load that failed names the file, without its query', () => {
    const cause = failureOf('Failed to fetch dynamically imported module: http://localhost/m/assets/Deposit-x1.js?t=1');
    openPage().fail(Object.assign(failureOf('could not be loaded'), { cause }));
    expect(said()).toEqual(['could not be loaded < TypeError: Failed to fetch dynamically imported module: Deposit-x1.js']);
  });

  test('a reply that does not fit names call and field', async () => {
    openPage();
    network.use(mockCall(walletWire.getMerchantWallet, { currency: 'TLB', currencySymbol: '₱' }));
    network.use(http.get('*/lgw/games/hot', () => HttpResponse.json({ success: true, value: { content: 7 } })));
    await renderApp();
    expect(sent.map(({ report }) => report)).toContainEqual(
      expect.objectContaining({ kind: 'misfit', call: 'getHotGames', field: expect.stringContaining('content') }),
    );
  });

  test('errors of browser extensions are not reported', () => {
    openPage().fail(failureOf('boom', 'TypeError: boom\n at a (chrome-extension://abcdef/inject.js:1:2)'));
    expect(sent).toEqual([]);
  });
});

describe('reliability I6: no report contains the identity or amounts of the player', () => {
  test.each([
    ['a name', 'Maria has no wallet'],
    ['a token', 'refused token-of-maria'],
    ['another token', 'refused eyJhbGciOiJIUzIxNiIsInR5cCI6IkpXVCJ9'],
    ['an amount', 'cannot pay ₱1,234.50 now'],
    ['what was typed', 'no such field "juan dela cruz"'],
    ['a number', 'order W-2026-000017 of 09171234567'],
    ['an address', 'left for https://bank.example/pay?card=4111'],
    ['a mail', 'no mail to juan@example.com'],
    ['another script', 'no player မောင်မောင်'],
  ])('%s', (_, message) => {
    openPage().fail(failureOf(message));
    expect(sent).toHaveLength(1);
    expect(JSON.stringify(sent)).not.toMatch(/maria|eyJ|1,234|juan|cruz|000017|0917|bank|4111|example|မောင်/i);
  });
});

describe('reliability O1: reporting never breaks the app', () => {
  test('ten reports a visit, reloads included, and none of them twice', () => {
    const first = openPage();
    first.fail(failureOf('again'));
    first.fail(failureOf('again'));
    expect(sent).toHaveLength(1);
    for (const word of ['b', 'c', 'd', 'e', 'f']) first.fail(failureOf(word));
    const reloaded = openPage();
    for (const word of ['g', 'h', 'i', 'j', 'k', 'l']) reloaded.fail(failureOf(word));
    expect(said()).toEqual(['again', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j']);
  });

  test('a browser that refuses, or has no beacons', () => {
    const { fail } = openPage();
    takesReports = false;
    expect(() => fail(failureOf('refused'))).not.toThrow();
    Reflect.deleteProperty(navigator, 'sendBeacon');
    expect(() => fail(failureOf('none'))).not.toThrow();
  });

  test.each([null, undefined, 0, '', Symbol('s'), { message: { deep: 1 } }, Object.create(null), 'words'])(
    'anything may be thrown: %p',
    (thrown) => {
      const { fail } = openPage();
      expect(() => fail(thrown)).not.toThrow();
    },
  );
});
