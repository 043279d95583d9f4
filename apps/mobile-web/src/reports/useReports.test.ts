import { earlyPage } from '@parlour/kernel/device';
import { clearStored } from '@parlour/kernel/storage';
import { network, useNetwork } from '@parlour/testing';
import { HttpResponse, http } from 'msw';
import { homeCalls } from '../mocks/homeCalls';
import { renderApp } from '../mocks/renderApp';
import { createAppStore } from '../store';
import { startReports } from './useReports';

useNetwork(...homeCalls);

type Sent = { path: string; report: Record<string, unknown> };
let sent: Sent[];

async function openPage() {
  const failures: unknown[] = [];
  earlyPage.failures = failures;
  await startReports(createAppStore());
  return { fail: (failure: unknown) => failures.push(failure) };
}

beforeEach(() => {
  sent = [];
  window.history.replaceState(null, '', '/m/home');
  Object.defineProperty(navigator, 'sendBeacon', {
    configurable: true,
    value: (path: string, text: string) => sent.push({ path, report: JSON.parse(text) as Sent['report'] }),
  });
});
afterEach(() => {
  clearStored('session');
  Reflect.deleteProperty(navigator, 'sendBeacon');
  delete earlyPage.failures;
});

test.each([
  ['/m/withdraw/order/W-2026-000017?token=abc', '/m/withdraw/order/:orderNo'],
  ['/m/', '/m/home'],
  ['/m/nowhere', 'unknown'],
])('ADR 0016: a report of %s names the pattern of the path, the merchant and the build', async (path, screen) => {
  window.history.replaceState(null, '', path);
  const { fail } = await openPage();
  fail(new TypeError('x is not a function'));
  expect(sent).toEqual([
    { path: '/m/reports', report: expect.objectContaining({ build: 'development', merchant: '200jilif3', screen, kind: 'error' }) },
  ]);
});

test('reliability N5: the app reports a reply that does not match its schema', async () => {
  await openPage();
  network.use(http.get('*/lgw/games/hot', () => HttpResponse.json({ success: true, value: { content: 7 } })));
  await renderApp();
  expect(sent.map(({ report }) => report)).toContainEqual(
    expect.objectContaining({ kind: 'misfit', call: 'getHotGames', field: expect.stringContaining('content') }),
  );
});
