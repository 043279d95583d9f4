import { agentWire } from '@parlour/agent/wire';
import { gamesWire } from '@parlour/games/wire';
import { writeStored } from '@parlour/kernel/storage';
import { siteWire } from '@parlour/site/wire';
import { contentWire } from '@parlour/content/wire';
import { mockCall, network, useNetwork } from '@parlour/testing';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { homeCalls } from '../mocks/homeCalls';
import { renderApp } from '../mocks/renderApp';
import { screenCalls } from '../mocks/screenCalls';

useNetwork(...homeCalls, ...screenCalls);
jest.setTimeout(60_000);
beforeAll(
  () => Promise.all([import('./OverlayQueue'), import('../menus/SideMenu'), import('../home/homeBundle'), import('../home/SiteFooter')]),
  60_000,
);
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const popups = ['Tonight at 20:00', 'Play stays play'].map((title, index) => ({ id: `n${index}`, title, content: '<p>Words</p>' }));
const withPopups = () => network.use(mockCall(contentWire.getAnnouncements, { popup: popups }));
const withContract = () =>
  network.use(mockCall(agentWire.getContractRequest, { dailysalreqtype: 'NEW', divtypecompperiodreq: null, contracthoursalreq: null }));
const hasVisited = () => writeStored('local', 'visited', true);
/** The titles of open dialogs. A query by role would examine the whole page each time. */
const dialogs = () => Array.from(document.querySelectorAll('dialog[open] h2'), (title) => title.textContent);
const shows = (title: string) => waitFor(() => expect(dialogs()).toEqual([title]));
const showsNone = () => waitFor(() => expect(dialogs()).toEqual([]));

test('product 2: one at a time, in their order: contracts, then a pop-up', async () => {
  hasVisited();
  withPopups();
  withContract();
  const { user } = await renderApp({ player: 'maria' });
  await shows('A contract needs your answer');
  await user.click(screen.getByRole('button', { name: 'Later' }));
  await shows('Tonight at 20:00');
  await user.click(screen.getByRole('button', { name: 'Got it' }));
  await showsNone();
});

test('spec 4: the terms stay at the lower edge of home until the player agrees', async () => {
  const { user } = await renderApp({ hasAgreed: false });
  await user.click(await screen.findByRole('button', { name: 'I agree' }));
  expect(screen.queryByRole('button', { name: 'I agree' })).not.toBeInTheDocument();
  await showsNone();
});

test.each(['/m/help', '/m/activity', '/m/slot-games'])(
  'nobody is asked for the terms on %s, where there is only something to look at',
  async (path) => {
    await renderApp({ path, hasAgreed: false });
    await screen.findByRole('banner');
    await showsNone();
    expect(screen.queryByRole('button', { name: 'I agree' })).not.toBeInTheDocument();
  },
);

test('a deposit asks for the terms first', async () => {
  const { user } = await renderApp({ player: 'maria', path: '/m/voucherCenter', hasAgreed: false });
  expect(await screen.findByRole('heading', { name: 'Before you play' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'I agree' }));
  expect(screen.queryByRole('heading', { name: 'Before you play' })).not.toBeInTheDocument();
});

test('a game asks for the terms before it launches', async () => {
  network.use(mockCall(gamesWire.launchGame, () => new Promise(() => undefined)));
  const path = '/m/play?vassalage=ORC&gameType=RNG&gameCode=ruby&nodeId=n1&name=Ruby';
  const { user } = await renderApp({ player: 'maria', path, hasAgreed: false });
  const agree = await screen.findByRole('button', { name: 'I agree' });
  expect(network.requests(gamesWire.launchGame)).toEqual([]);
  await user.click(agree);
  await waitFor(() => expect(network.requests(gamesWire.launchGame)).toHaveLength(1));
});

test('product 2: nothing opens under the menu, even while its code loads', async () => {
  hasVisited();
  withPopups();
  const { user } = await renderApp({ isTouched: false });
  await user.pointer({ keys: '[TouchA>]', target: screen.getByRole('button', { name: 'Open menu' }) });
  await showsNone();
  await user.pointer('[/TouchA]');
  await shows('Menu');
  await user.click(screen.getByRole('button', { name: 'Close menu' }));
  await shows('Tonight at 20:00');
});

test.each(['/m/voucherCenter', '/m/withdraw', '/m/set', '/m/terms', '/m/activity'])('product 2: no pop-up opens over %s', async (path) => {
  hasVisited();
  withPopups();
  await renderApp({ player: 'maria', path });
  await waitFor(() => expect(network.requests(siteWire.getStatus).length).toBeGreaterThan(0));
  await showsNone();
});

test('nobody has a pop-up at the first visit; it comes with the next', async () => {
  withPopups();
  await renderApp({ player: 'maria' });
  await waitFor(() => expect(network.requests(contentWire.getAnnouncements).length).toBeGreaterThan(0));
  await screen.findByRole('contentinfo');
  await showsNone();

  cleanup();
  // A visit ends with its tab.
  sessionStorage.clear();
  await renderApp({ player: 'maria' });
  await shows('Tonight at 20:00');
});

/** Taps a button, and waits for the code that the tap needs. */
const tap = (name: string) => act(async () => screen.getByRole('button', { name }).click());

test('product 2: overlays wait until the menu is closed', async () => {
  let announce: () => void = () => undefined;
  const late = new Promise<void>((resolve) => (announce = resolve));
  network.use(mockCall(contentWire.getAnnouncements, async () => (await late, { popup: popups })));
  hasVisited();
  await renderApp();
  await tap('Open menu');
  await shows('Menu');
  announce();
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Loading' })).not.toBeInTheDocument());
  expect(dialogs()).toEqual(['Menu']);
  await tap('Close menu');
  await shows('Tonight at 20:00');
});
