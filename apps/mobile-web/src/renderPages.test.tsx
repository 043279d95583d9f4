import { gamesWire } from '@parlour/games/wire';
import { paths, toGatewayLanguage } from '@parlour/kernel';
import { writeStored } from '@parlour/kernel/storage';
import { startSession } from '@parlour/player/session';
import { siteWire } from '@parlour/site/wire';
import { contentWire } from '@parlour/content/wire';
import { rewardWire } from '@parlour/promotions/wire';
import { messagingWire } from '@parlour/messaging/wire';
import { httpStatus, mockCall, network, refuse, useNetwork } from '@parlour/testing';
import { tournamentsWire } from '@parlour/tournaments/wire';
import { act, screen, within } from '@testing-library/react';
import { setImmediate } from 'node:timers';
import { type Root, hydrateRoot } from 'react-dom/client';
import { readConfigFile } from '../server/runtimeConfig.mjs';
import { pagePart } from '../server/pages/pageParts.mjs';
import { App } from './App';
import { Providers } from './Providers';
import './startup/provideBundles';
import type * as Server from './renderPages';
import { changeLocale, startI18n } from './i18n';
import { HistoryRouter } from './navigation/HistoryRouter';
import { homeCalls } from './mocks/homeCalls';
import { screenCalls } from './mocks/screenCalls';
import { appBundleOf, player } from './startup/bundles';
import { fillFromSnapshot, type PageVariant, readSnapshot, variantName } from './startup/documentPage';
import { createAppStore } from './store';

useNetwork(...homeCalls, ...screenCalls);

/** Pages of each route with its own preview. */
const previewed = [paths.promotions.list, paths.promotions.detail, paths.messaging.notice, paths.messaging.help, '/m/tournaments/t1'];

const openForms = [paths.session.register, `${paths.session.register}.html`];

// React's renderer for Node needs it; jsdom has none.
Object.assign(globalThis, { setImmediate });
// The server has its own copy of every module, as in production.
let server: typeof Server;
beforeAll(() => startI18n('en'));
beforeAll(() =>
  jest.isolateModulesAsync(async () => {
    server = await import('./renderPages');
    network.use(...homeCalls);
    // Loads the bundles and the screens, which must be copies too, also those of a site that is closed.
    for (const address of [paths.home, paths.games.slot, ...openForms, ...previewed]) await server.renderPage(visitor, address);
    for (const reason of ['maintenance', 'regionRestriction']) {
      network.use(mockCall(siteWire.getStatus, { info: {}, [reason]: true }));
      await server.takeSnapshot({ config, ...visitor }, paths.home, source);
    }
  }),
);

const config = readConfigFile({});
const source = { gateway: window.location.origin, imageCdnDraw: 0.7, now: 0 };
const visitor: PageVariant = { merchant: '200jilif3', locale: 'en', kind: 'visitor' };
const variants: PageVariant[] = (
  [
    ['200jilif3', 'en'],
    ['200jilif3', 'fil'],
    ['200jilimm3', 'en'],
    ['200jilimm3', 'my'],
  ] as const
).flatMap(([merchant, locale]) => (['visitor', 'player'] as const).map((kind) => ({ merchant, locale, kind })));
const take = (variant = visitor) => server.takeSnapshot({ config, ...variant }, paths.home, source);

let root: Root | undefined;
afterEach(() => {
  act(() => root?.unmount());
  root = undefined;
  document.body.innerHTML = '';
});

/** Puts home into the document as the server sends it, and starts the app over it, as a browser of this variant does. */
async function openHome(variant: PageVariant, stored: Record<string, unknown> = {}) {
  const snapshot = await take(variant);
  const { markup } = await server.renderPage({ config, ...variant }, paths.home, snapshot);
  document.body.innerHTML = `<script type="application/json" id="parlour-config">${JSON.stringify(config)}</script>${pagePart({ name: variantName(variant), markup, snapshot })}`;
  const language = toGatewayLanguage(variant.locale);
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
  // Links to recent games are left out: the document hides their place, and the app removes it for a player who has none.
  const links = [...container.querySelectorAll('main a:not([href*="RECENT"])')];
  await act(async () => {
    root = hydrateRoot(
      container,
      <Providers store={store}>
        <HistoryRouter>
          <App />
        </HistoryRouter>
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

  test('asks for nothing that the gateway answers only with a session, and the page is whole without it', async () => {
    const merchants = config.merchants.map((merchant: object) => ({ ...merchant, sessionCalls: ['getHotGames'] }));
    const snapshot = await server.takeSnapshot({ config: { ...config, merchants }, ...visitor }, paths.home, source);
    const names = snapshot?.replies.map(({ endpointName }) => endpointName);
    expect(names).toContain('getVendors');
    expect(names).not.toContain('getHotGames');
    expect(network.requests(gamesWire.getHotGames)).toHaveLength(0);
  });

  test('takes a snapshot as a visitor, with public calls only', async () => {
    const snapshot = await take({ ...visitor, kind: 'player' });
    expect(snapshot?.replies.map(({ endpointName }) => endpointName).sort()).toEqual([
      'getAnnouncements',
      'getGamePage',
      'getHotGames',
      'getVendors',
    ]);
    expect(network.headers(gamesWire.getHotGames).map((headers) => headers.get('Authorization'))).toEqual([null]);
  });

  test.each([
    ['is in maintenance', () => mockCall(siteWire.getStatus, { info: {}, maintenance: true })],
    ['is closed in the server’s region', () => mockCall(siteWire.getStatus, { info: {}, regionRestriction: true })],
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

describe('the preview of a page', () => {
  const announcements = {
    promotion: [
      {
        id: 'p1',
        title: 'Warm </title> <Welcome>',
        content: '<p>We add <b>50%</b>.</p><script>alert(1)</script>',
        announcementImages: [{ sequence: 1, url: 'art/promotions/p1' }],
      },
    ],
    player: [{ id: 'n1', title: 'Quick today', content: '<p>In minutes.</p>' }],
  };
  const previewOf = async (address: string, locale: PageVariant['locale'] = 'en') => {
    const page = { ...visitor, config, locale };
    return (await server.renderPage(page, address, await server.takeSnapshot(page, address, source))).preview;
  };
  beforeEach(() =>
    network.use(
      mockCall(contentWire.getAnnouncements, announcements),
      mockCall(siteWire.getStatus, { info: { imageCDNs: ['https://cdn.example'] } }),
      mockCall(rewardWire.getRewards, []),
      mockCall(messagingWire.getHelp, [{ title: 'Deposits', content: '<p>Wait &amp; see.</p>', code: 'deposit' }]),
    ),
  );

  test('a promotion shows its title, its words and its cover, at both of its addresses', async () => {
    const expected = {
      title: 'Warm </title> <Welcome>',
      text: 'We add 50%.',
      isOwn: true,
      image: 'https://cdn.example/art/promotions/p1.1080.webp',
      address: '/m/activityDetail?id=p1',
      isKnown: true,
    };
    expect(await previewOf('/m/activityDetail?id=p1')).toEqual(expected);
    expect(await previewOf('/m/activity?id=p1')).toEqual(expected);
  });

  test('an announcement and a help topic have one address, however they are named', async () => {
    expect(await previewOf('/m/notice?i=0')).toMatchObject({ title: 'Quick today', text: 'In minutes.', address: '/m/notice?id=n1' });
    expect(await previewOf('/m/help?title=deposit')).toMatchObject({ title: 'Deposits', text: 'Wait & see.', address: '/m/help?i=0' });
  });

  test.each(['/m/activityDetail?id=nope', '/m/activity?id=nope', '/m/notice?id=nope', '/m/help?i=7', '/m/tournaments/nope'])(
    '%s is not known',
    async (address) => {
      network.use(mockCall(tournamentsWire.getTournament, () => refuse('TOURNAMENT_GONE')));
      expect(await previewOf(address)).toMatchObject({ isKnown: false });
    },
  );

  test('other pages have the title of their screen and the description of the site, in their language', async () => {
    expect(await previewOf('/m/register')).toMatchObject({ title: 'Sign up', isOwn: false, address: '/m/register', isKnown: true });
    expect(await previewOf('/m/register.html', 'fil')).toMatchObject({
      title: 'Mag-sign up',
      text: expect.stringContaining('live na mesa'),
      address: '/m/register',
    });
    expect(await previewOf('/m/slot-games?sort=new')).toMatchObject({ title: 'Slots', address: '/m/slot-games' });
    expect(await previewOf(paths.home)).not.toHaveProperty('title');
  });

  test('while the gateway is down, a page stays listed but names no address that may be another’s', async () => {
    network.use(mockCall(contentWire.getAnnouncements, () => httpStatus(500)));
    const preview = await previewOf('/m/activityDetail?id=p1');
    expect(preview.isKnown).toBe(true);
    expect(preview).not.toHaveProperty('address');
  });

  test('the sitemap has each public page once and the promotions; robots has the private ones', async () => {
    const listed = await server.publicAddresses({ ...visitor, config });
    expect(listed).toEqual([...new Set(listed)]);
    expect(listed).toEqual(expect.arrayContaining(['/m/home', '/m/register', '/m/activity', '/m/help', '/m/slot-games']));
    for (const address of ['/m/activityDetail', '/m/withdraw', '/m/set', '/m/tournaments/:tournamentId', '/m/register.html'])
      expect(listed).not.toContain(address);
    expect(await server.namedAddresses({ ...visitor, config }, source)).toEqual(['/m/activityDetail?id=p1']);
    expect(await server.privatePaths()).toEqual(expect.arrayContaining(['/m/withdraw', '/m/withdraw/order/', '/m/member/home']));
    network.use(mockCall(contentWire.getAnnouncements, () => httpStatus(500)));
    expect(await server.namedAddresses({ ...visitor, config }, source)).toBeUndefined();
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
  document.body.innerHTML = pagePart({ name: variantName(visitor), markup: '', snapshot });
  expect(readSnapshot(visitor)).toEqual(snapshot);
  expect(readSnapshot({ ...visitor, kind: 'player' })).toBeUndefined();
  expect(readSnapshot({ ...visitor, locale: 'fil' })).toBeUndefined();
});
