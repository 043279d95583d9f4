import { earlyPage } from '@parlour/kernel/device';
import { clearStored } from '@parlour/kernel/storage';
import { loadReporter } from '@parlour/telemetry';
import { network, useNetwork } from '@parlour/testing';
import { act, render, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { StrictMode } from 'react';
import { Provider } from 'react-redux';
import { homeCalls } from '../mocks/homeCalls';
import { renderApp } from '../mocks/renderApp';
import { createAppStore } from '../store';
import { startReports, useReports } from './useReports';

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
  jest.restoreAllMocks();
  for (const name of ['requestIdleCallback', 'cancelIdleCallback']) Reflect.deleteProperty(window, name);
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

/** As the shell does: renders nothing, and starts the reports. */
function Reports() {
  useReports(true);
  return null;
}

test('a page has one reporter, however often its shell is rendered', async () => {
  jest.replaceProperty(process.env, 'NODE_ENV', 'production');
  window.requestIdleCallback = (task) => {
    task({ didTimeout: false, timeRemaining: () => 50 });
    return 0;
  };
  window.cancelIdleCallback = () => {};
  const listeners: unknown[] = [];
  const failures: unknown[] = [];
  // A reporter listens by replacing the method that queues failures.
  Object.defineProperty(failures, 'push', { set: (listener) => listeners.push(listener) });
  earlyPage.failures = failures;
  const shell = (key: string) => (
    <StrictMode key={key}>
      <Provider store={createAppStore()}>
        <Reports />
        <Reports />
      </Provider>
    </StrictMode>
  );
  const { rerender } = render(shell('first'));
  await act(async () => {});
  rerender(shell('second'));
  await waitFor(() => expect(listeners).not.toEqual([]));
  await loadReporter();
  expect(listeners).toHaveLength(1);
});
