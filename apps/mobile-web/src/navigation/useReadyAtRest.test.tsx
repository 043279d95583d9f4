import { loggedIn } from '@parlour/kernel';
import { act, renderHook } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { Provider } from 'react-redux';
import { appBundle, appBundleOf, home, later, menu } from '../startup/bundles';
import '../startup/provideBundles';
import { type AppStore, createAppStore } from '../store';
import { useReadyAtRest } from './useReadyAtRest';

/** Each test has its own files, because each file is fetched once. */
let round = 0;
let script: string;
let styles: string;
let play: string;
let login: string;
let store: AppStore;
/** Whether the browser has links that compile scripts ahead. */
let hasModulePreload = true;
/** The files that cannot be fetched. */
let failing = (_file: string) => false;
const fetchFile = jest.fn((file: string) =>
  Promise.resolve({ ok: !failing(file), arrayBuffer: () => Promise.resolve(new ArrayBuffer(0)) }),
);
const hasRun = () => appBundleOf(store).current !== undefined;
const links = () =>
  [...document.head.querySelectorAll('link')].map(({ rel, href, integrity }) => [rel, new URL(href).pathname, integrity ?? '']);

// The first load takes long. Each store still has to add the features.
beforeAll(() => Promise.all([appBundle, later, menu, home].map((bundle) => bundle.load())), 60_000);

beforeEach(() => {
  round += 1;
  [script, styles] = [`/m/assets/app-${round}.js`, `/m/assets/app-${round}.css`];
  [play, login] = [`/m/assets/play-${round}.js`, `/m/assets/login-${round}.js`];
  store = createAppStore();
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  hasModulePreload = true;
  failing = () => false;
  document.head.innerHTML = `<script type="importmap">${JSON.stringify({ integrity: { [script]: 'sha256-app' } })}</script>`;
  document.body.innerHTML = `<template id="next" data-parts="${script} ${styles}" data-visitor="${login}" data-player="${play}"></template>`;
  Object.assign(window, { fetch: fetchFile });
  Object.defineProperty(HTMLLinkElement.prototype, 'relList', {
    configurable: true,
    get: () => ({ supports: (rel: string) => rel === 'stylesheet' || hasModulePreload }),
  });
});

afterEach(() => {
  fetchFile.mockClear();
  jest.useRealTimers();
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'connection');
  Reflect.deleteProperty(HTMLLinkElement.prototype, 'relList');
});

async function rest(ms: number) {
  const { unmount } = renderHook(() => useReadyAtRest(), {
    wrapper: ({ children }: PropsWithChildren) => <Provider store={store}>{children}</Provider>,
  });
  await act(() => jest.advanceTimersByTimeAsync(ms));
  return unmount;
}

function connection(value: object) {
  Object.defineProperty(navigator, 'connection', { configurable: true, value });
}

test('a page at rest fetches the files of the next touch, each with the hash that its import expects', async () => {
  await rest(10_000);
  expect(links()).toEqual([
    ['modulepreload', script, 'sha256-app'],
    ['stylesheet', styles, ''],
    ['modulepreload', login, ''],
  ]);
});

test('once its own files are there, it runs the app bundle, so that the touch itself has less to do, and waits for no screen', async () => {
  failing = (file) => file === login;
  await rest(1900);
  expect(hasRun()).toBe(false);
  await rest(10_000);
  expect(fetchFile).toHaveBeenCalledWith(login, expect.anything());
  expect(hasRun()).toBe(true);
});

test('a login fetches the player’s files, each file once', async () => {
  await rest(10_000);
  await act(async () => void store.dispatch(loggedIn({ token: 't', userName: 'maria', type: 0, merchantCode: '200jilif3' })));
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(fetchFile.mock.calls.map(([file]) => file)).toEqual([script, styles, login, play]);
});

test('nothing is fetched while the page is busy, and a page that is left first fetches nothing', async () => {
  const unmount = await rest(1900);
  expect(links()).toEqual([]);
  unmount();
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(links()).toEqual([]);
});

test('a browser without links of this kind fetches the files into its cache', async () => {
  hasModulePreload = false;
  await rest(10_000);
  expect(fetchFile).toHaveBeenCalledWith(script, expect.anything());
  expect(links()).toEqual([['stylesheet', styles, '']]);
});

test('a file that cannot be fetched gets no link, because its later import would fail too, and the rest is left to the touch', async () => {
  failing = () => true;
  await rest(10_000);
  expect(links()).toEqual([]);
  expect(hasRun()).toBe(false);
});

test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'the connection is left alone with %p',
  async (value) => {
    connection(value);
    await rest(10_000);
    expect(links()).toEqual([]);
    expect(fetchFile).not.toHaveBeenCalled();
    expect(hasRun()).toBe(false);
  },
);
