import { loggedIn } from '@parlour/kernel';
import { playerFeature } from '@parlour/player';
import { siteFeature } from '@parlour/site';
import { siteWire } from '@parlour/site/wire';
import { playControlsWire } from '@parlour/player/wire';
import { mockCall, network, refuse, renderFeature, useNetwork } from '@parlour/testing';
import { screen } from '@testing-library/react';
import { gamesFeature } from '../../feature';
import { handlers } from '../../mocks/handlers';
import { discoveryWire, gamesWire } from '../../wire';

useNetwork(...handlers);
const path = '/m/tryGame?vassalage=PALM&gameType=RNG&gameCode=ruby&nodeId=n1&name=Ruby+Rush';
const open = (own = path) => renderFeature(gamesFeature, ['/m/slot-games', own], { with: [siteFeature, playerFeature] });

beforeEach(() => {
  const config = document.createElement('script');
  config.id = 'parlour-config';
  config.type = 'application/json';
  const merchant = { code: '200jilif3', country: 'PH', countryName: 'Philippines', currency: 'TLB', langList: ['EN', 'TY'] };
  config.textContent = JSON.stringify({ merchants: [{ ...merchant, frameHosts: ['vendor.example'] }] });
  document.head.append(config);
});
afterEach(() => document.getElementById('parlour-config')?.remove());

test('product 2: a visitor tries a game with play money; the bar says so and links to the game for real money', async () => {
  const { user, location } = await open();
  expect(await screen.findByTitle('Ruby Rush')).toHaveAttribute('src', 'https://vendor.example/demo');
  const asked = { vassalage: 'PALM', gameCode: 'ruby', language: 'EN', backUrl: 'http://localhost/m/slot-games' };
  expect(network.requests(discoveryWire.launchDemo)).toEqual([asked]);
  expect(network.requests(gamesWire.launchGame)).toEqual([]);
  expect(network.requests(gamesWire.addRecentGame)).toEqual([]);
  const bar = screen.getByRole('group', { name: 'Game bar' });
  expect(bar).toHaveTextContent('Demo: play money, nothing to win');
  expect(screen.getByRole('link', { name: 'Play with real money' })).toHaveAttribute('href', path.replace('tryGame', 'play'));
  await user.click(screen.getAllByRole('button', { name: 'Leave the game' })[0] as HTMLElement);
  expect(location()).toBe('/m/slot-games');
});

test('product 4.21: a player whose exclusion began on another device tries no game, and the page says why', async () => {
  const exclusion = { kind: 'exclusion', startedAt: Date.now(), until: null } as const;
  let pause: typeof exclusion | null = null;
  network.use(
    mockCall(siteWire.getStatus, { info: { whitelabel: { playLimits: true } } }),
    mockCall(playControlsWire.getPlayState, () => ({ pause, reached: null })),
    mockCall(discoveryWire.launchDemo, () => {
      pause = exclusion;
      return refuse('PLAY_PAUSED', exclusion);
    }),
  );
  const player = { token: 'token-of-maria', userName: 'maria2026', type: 0, merchantCode: '200jilif3' };
  await renderFeature(gamesFeature, ['/m/slot-games', path], { with: [siteFeature, playerFeature], events: [loggedIn(player)] });
  expect(await screen.findByRole('heading', { name: 'You are excluded from play: permanently' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Play with real money' })).not.toBeInTheDocument();
});

test.each(['javascript:alert(1)', 'https://evil.example/demo', 'http://localhost/m/home'])(
  'the demo address %j is refused',
  async (url) => {
    network.use(mockCall(discoveryWire.launchDemo, { url, openIn: 'frame' }));
    await open();
    expect(await screen.findByRole('alert')).toHaveTextContent('This link was blocked because it may not be safe.');
    expect(document.querySelector('iframe')).toBeNull();
  },
);

test('maintenance shows an error, and a retry opens the demo', async () => {
  network.use(mockCall(discoveryWire.launchDemo, () => refuse('VENDOR_MAINTENANCE')));
  const { user } = await open();
  expect(await screen.findByRole('alert')).toHaveTextContent('This game provider is under maintenance.');
  network.use(mockCall(discoveryWire.launchDemo, { url: 'https://vendor.example/demo', openIn: 'frame' }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByTitle('Ruby Rush')).toBeInTheDocument();
});

test('a demo that was not asked for without a connection opens once it is back', async () => {
  network.goOffline();
  await open();
  expect(await screen.findByRole('alert')).toHaveTextContent('No internet.');
  expect(network.requests(discoveryWire.launchDemo)).toEqual([]);
  network.comeBack();
  expect(await screen.findByTitle('Ruby Rush')).toBeInTheDocument();
  expect(network.requests(discoveryWire.launchDemo)).toHaveLength(1);
});

test.each(['GAME_UNAVAILABLE', 'NOT_ALLOWED'])('a game without a demo says it in the words of the free trial: %s', async (code) => {
  network.use(mockCall(discoveryWire.launchDemo, refuse(code)));
  await open();
  const problem = await screen.findByRole('alert');
  expect(problem).toHaveTextContent("We couldn't start the free trial");
  expect(problem).toHaveTextContent('There is no free trial right now. Log in or sign up to play with real money.');
});

test('an address that names no game leads to the games', async () => {
  await open('/m/tryGame?vassalage=PALM');
  expect(await screen.findByRole('heading', { level: 1, name: "We can't find this game" })).toBeVisible();
  expect(network.requests(discoveryWire.launchDemo)).toEqual([]);
});
