import { gamesWire } from '@parlour/games/wire';
import { writeStored } from '@parlour/kernel';
import { merchantWire } from '@parlour/merchant/wire';
import { startSession } from '@parlour/player';
import { httpStatus, mockCall, network, useNetwork } from '@parlour/testing';
import { act, screen, within } from '@testing-library/react';
import { setImmediate } from 'node:timers';
import { type Root, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { readConfigFile } from '../server/runtimeConfig.mjs';
import { homePart } from '../server/home/homePart.mjs';
import { App } from './App';
import { Providers } from './Providers';
import './startup/provideBundles';
import type * as Server from './renderHome';
import { changeLocale, startI18n } from './i18n';
import { homeCalls } from './mocks/homeCalls';
import { appBundleOf } from './startup/appBundleOf';
import { fillFromSnapshot, readSnapshot } from './startup/homeSnapshot';
import { type HomeVariant, variantName } from './startup/homeVariant';
import { player } from './startup/lazyBundles';
import { createAppStore } from './store';

useNetwork(...homeCalls);

// React's renderer for Node needs it; jsdom has none.
Object.assign(globalThis, { setImmediate });
// The server has its own copy of every module, as in production.
let server: typeof Server;
beforeAll(() => startI18n('en'));
beforeAll(() =>
  jest.isolateModulesAsync(async () => {
    server = await import('./renderHome');
    // Loads the bundles, which must be copies too.
    await server.renderHome(visitor);
  }),
);

const config = readConfigFile({});
const source = { gateway: window.location.origin, imageCdnDraw: 0.7, now: 0 };
const visitor: HomeVariant = { merchant: '200jilif3', locale: 'en', kind: 'visitor' };
const variants: HomeVariant[] = (
  [
    ['200jilif3', 'en'],
    ['200jilif3', 'fil'],
    ['200jilimm3', 'en'],
    ['200jilimm3', 'my'],
  ] as const
).flatMap(([merchant, locale]) => (['visitor', 'player'] as const).map((kind) => ({ merchant, locale, kind })));
const take = (variant = visitor) => server.takeSnapshot({ config, ...variant }, source);

let root: Root | undefined;
afterEach(() => {
  act(() => root?.unmount());
  root = undefined;
  document.body.innerHTML = '';
});

/** Puts home into the document as the server sends it, and starts the app over it, as a browser of this variant does. */
async function openHome(variant: HomeVariant, stored: Record<string, unknown> = {}) {
  const snapshot = await take(variant);
  const markup = await server.renderHome({ config, ...variant }, snapshot);
  document.body.innerHTML = `<script type="application/json" id="parlour-config">${JSON.stringify(config)}</script>${homePart({ name: variantName(variant), markup, snapshot })}`;
  const language = { en: 'EN', fil: 'TY', my: 'MY' }[variant.locale];
  for (const [key, value] of Object.entries({ merchant: variant.merchant, language, ...stored })) writeStored('local', key, value);
  window.history.replaceState(null, '', '/m/home');
  const store = createAppStore({ retryDelaysMs: [] });
  if (variant.kind === 'player') {
    writeStored('local', 'MC_SESSION_INFO', { token: 'token-of-maria', userName: 'maria', type: 0, merchantCode: variant.merchant });
    startSession(store, () => variant.merchant);
    await Promise.all([appBundleOf(store).load(), player.load()]);
  }
  const found = readSnapshot(variant);
  if (found) fillFromSnapshot(store, found);
  await changeLocale(variant.locale);
  const errors: unknown[] = [];
  const container = document.getElementById('root') as HTMLElement;
  const before = container.innerHTML;
  const links = [...container.querySelectorAll('main a')];
  await act(async () => {
    root = hydrateRoot(
      container,
      <Providers store={store}>
        <BrowserRouter>
          <App />
        </BrowserRouter>
      </Providers>,
      { onRecoverableError: (error) => errors.push(error) },
    );
  });
  return { errors, before, links, container };
}

describe('the server', () => {
  test('offers home in every merchant’s languages, for visitors and for players', () => {
    expect(server.sitesOf({ config }).map(({ merchant, locale }) => `${merchant}.${locale}`)).toEqual([
      '200jilif3.en',
      '200jilif3.fil',
      '200jilimm3.en',
      '200jilimm3.my',
    ]);
    expect(server.sitesOf({ config, domain: 'alternate.localhost' }).map(({ merchant }) => merchant)).toContain('200jili2f3');
  });

  test('renders banner, categories and hot games with their images', async () => {
    const home = await openHome(visitor);
    document.body.innerHTML = home.before;
    expect(screen.getByRole('img', { name: 'Monsoon Rewards' })).toHaveAttribute('fetchpriority', 'high');
    const hot = screen.getByRole('region', { name: 'Hot games' });
    expect(within(hot).getByRole('link', { name: 'Ruby Rush' })).toHaveAttribute('href', expect.stringMatching(/^\/m\/play\?/));
    expect(within(hot).getByRole('presentation')).toHaveAttribute('src', expect.stringContaining('art/games/n1'));
  });

  test('takes a snapshot as a visitor, with public calls only', async () => {
    const snapshot = await take({ ...visitor, kind: 'player' });
    expect(snapshot?.replies.map(({ endpointName }) => endpointName).sort()).toEqual(['getAnnouncements', 'getHotGames', 'getVendors']);
    expect(network.headers(gamesWire.getHotGames).map((headers) => headers.get('Authorization'))).toEqual([null]);
  });

  test.each([
    ['is in maintenance', () => mockCall(merchantWire.getStatus, { info: {}, maintenance: true })],
    ['is closed in the server’s region', () => mockCall(merchantWire.getStatus, { info: {}, regionRestriction: true })],
    ['refuses one call', () => mockCall(gamesWire.getHotGames, () => httpStatus(500))],
    [
      'sends a page instead of a reply',
      () => mockCall(gamesWire.getVendors, () => new Response('<h1>login</h1>', { headers: { 'Content-Type': 'text/html' } })),
    ],
  ])('takes no snapshot of a gateway that %s', async (_, handler) => {
    network.use(handler());
    expect(await take()).toBeUndefined();
  });
});

describe('the app takes over the markup of the server', () => {
  const consoleError = jest.spyOn(console, 'error');
  beforeEach(() => void consoleError.mockClear());
  afterAll(() => consoleError.mockRestore());

  test.each(variants.map((variant) => [variantName(variant), variant] as const))('%s', async (_, variant) => {
    const { errors, links } = await openHome(variant);
    expect(errors).toEqual([]);
    expect(consoleError).not.toHaveBeenCalled();
    expect(links.length).toBeGreaterThan(2);
    expect(links.every(({ isConnected }) => isConnected)).toBe(true);
  });

  test('of a player with every setting changed', async () => {
    const { errors } = await openHome(visitor, {
      theme: 'light',
      preferences: { textSize: 'xl', motion: 'reduce', decimals: true, showWinners: false },
      status: { info: { resources: [] }, maintenance: true },
      recentSearches: ['ruby'],
    });
    expect(errors).toEqual([]);
    expect(consoleError).not.toHaveBeenCalled();
  });

  test('on a phone whose clock is ten years ahead', async () => {
    jest.useFakeTimers({
      now: Date.parse('2036-01-01'),
      doNotFake: ['setTimeout', 'setImmediate', 'setInterval', 'queueMicrotask', 'nextTick'],
    });
    const { errors } = await openHome(visitor);
    jest.useRealTimers();
    expect(errors).toEqual([]);
    expect(consoleError).not.toHaveBeenCalled();
  });
});

test('a home of another variant is not used', async () => {
  const snapshot = await take();
  document.body.innerHTML = homePart({ name: variantName(visitor), markup: '', snapshot });
  expect(readSnapshot(visitor)).toEqual(snapshot);
  expect(readSnapshot({ ...visitor, kind: 'player' })).toBeUndefined();
  expect(readSnapshot({ ...visitor, locale: 'fil' })).toBeUndefined();
});
