import { contentFeature, BannerStrip } from '@parlour/content';
import { loggedIn } from '@parlour/kernel';
import { earlyPage } from '@parlour/kernel/device';
import type { Feature } from '@parlour/kernel/feature';
import { clearStored } from '@parlour/kernel/storage';
import { sessionSlice } from '@parlour/player/session';
import { siteFeature, siteSlice } from '@parlour/site';
import { siteWire } from '@parlour/site/wire';
import { mockCall, renderBlock, useNetwork } from '@parlour/testing';
import { combineSlices, configureStore } from '@reduxjs/toolkit';
import { waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { createElement } from 'react';
import { listenForSchemaMismatches, loadReporter } from '.';

useNetwork(mockCall(siteWire.getStatus, { info: {} }));

const listening: Feature = { id: 'telemetry', routes: [], listen: listenForSchemaMismatches, messages: async () => ({ default: {} }) };

type Sent = { path: string; report: Record<string, unknown> };
let sent: Sent[];
let takesReports: boolean;

/** Simulates the state that the document's script leaves: failures wait in a list. */
async function openPage(...waiting: unknown[]) {
  earlyPage.failures = waiting;
  const store = configureStore({
    reducer: combineSlices(siteSlice, sessionSlice),
    middleware: (defaults) => defaults({ serializableCheck: false, immutableCheck: false }),
  });
  store.dispatch(loggedIn({ token: 'token-of-maria', userName: 'maria', type: 0, merchantCode: '200jilif3' }));
  const { startReports } = await loadReporter();
  startReports({ store, build: 'b1', screenOf: (pathname) => pathname.replace(/W-.*/, ':orderNo'), address: '/m/reports' });
  return { fail: (failure: unknown) => waiting.push(failure) };
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
  delete earlyPage.failures;
});

describe('reliability O1: errors are reported', () => {
  test('with build, merchant, the pattern of the path, and places in our files', async () => {
    window.history.replaceState(null, '', '/m/withdraw/order/W-2026-000017?token=abc');
    (await openPage()).fail(failureOf('x is not a function'));
    expect(sent).toEqual([
      {
        path: '/m/reports',
        report: {
          build: 'b1',
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

  test('also errors from before the reporter was loaded', async () => {
    await openPage(failureOf('too early'), 'script');
    expect(sent.map(({ report }) => [report['name'], report['message']])).toEqual([
      ['TypeError', 'too early'],
      ['string', ''],
    ]);
  });

  test('a failed load names the file, without its query', async () => {
    const cause = failureOf('Failed to fetch dynamically imported module: http://localhost/m/assets/Deposit-x1.js?t=1');
    (await openPage()).fail(Object.assign(failureOf('could not be loaded'), { cause }));
    expect(said()).toEqual(['could not be loaded < TypeError: Failed to fetch dynamically imported module: Deposit-x1.js']);
  });

  test('a schema mismatch names the call and the field', async () => {
    await openPage();
    await renderBlock(createElement(BannerStrip, { group: 'm_home' }), {
      with: [siteFeature, contentFeature, listening],
      handlers: [http.get('*/wps/announcement', () => HttpResponse.json({ success: true, value: { banners: 7 } }))],
    });
    await waitFor(() =>
      expect(sent.map(({ report }) => report)).toContainEqual(
        expect.objectContaining({ kind: 'misfit', call: 'getAnnouncements', field: expect.stringContaining('banners') }),
      ),
    );
  });

  test('a flag for a share of the players is reported once a visit, besides the ten reports', async () => {
    const flag = { seenFlag: 'statisticsWidget', isOn: true };
    const first = await openPage(flag);
    first.fail(flag);
    for (let at = 0; at < 10; at += 1) first.fail(failureOf(`no ${'x'.repeat(at)}`));
    const reloaded = await openPage(flag);
    reloaded.fail({ ...flag, isOn: false });
    const here = { build: 'b1', merchant: '200jilif3', screen: '/m/home' };
    expect(sent.map(({ report }) => report).filter(({ kind }) => kind === 'flag')).toEqual([
      { ...here, kind: 'flag', name: 'statisticsWidget', isOn: true },
      { ...here, kind: 'flag', name: 'statisticsWidget', isOn: false },
    ]);
    expect(sent).toHaveLength(12);
  });

  test('errors of browser extensions are not reported', async () => {
    (await openPage()).fail(failureOf('boom', 'TypeError: boom\n at a (chrome-extension://abcdef/inject.js:1:2)'));
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
  ])('%s', async (_, message) => {
    (await openPage()).fail(failureOf(message));
    expect(sent).toHaveLength(1);
    expect(JSON.stringify(sent)).not.toMatch(/maria|eyJ|1,234|juan|cruz|000017|0917|bank|4111|example|မောင်/i);
  });
});

describe('reliability O1: reporting never breaks the app', () => {
  test('at most ten reports per visit, including reloads, and none twice', async () => {
    const first = await openPage();
    first.fail(failureOf('again'));
    first.fail(failureOf('again'));
    expect(sent).toHaveLength(1);
    for (const word of ['b', 'c', 'd', 'e', 'f']) first.fail(failureOf(word));
    const reloaded = await openPage();
    for (const word of ['g', 'h', 'i', 'j', 'k', 'l']) reloaded.fail(failureOf(word));
    expect(said()).toEqual(['again', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j']);
  });

  test('a browser that refuses beacons or does not have them', async () => {
    const { fail } = await openPage();
    takesReports = false;
    expect(() => fail(failureOf('refused'))).not.toThrow();
    Reflect.deleteProperty(navigator, 'sendBeacon');
    expect(() => fail(failureOf('none'))).not.toThrow();
  });

  test.each([null, undefined, 0, '', Symbol('s'), { message: { deep: 1 } }, Object.create(null), 'words'])(
    'anything may be thrown: %p',
    async (thrown) => {
      const { fail } = await openPage();
      expect(() => fail(thrown)).not.toThrow();
    },
  );
});
