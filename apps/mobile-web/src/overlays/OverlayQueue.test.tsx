import { agentWire } from '@parlour/agent/wire';
import { writeStored } from '@parlour/kernel/storage';
import { siteWire } from '@parlour/site/wire';
import { contentWire } from '@parlour/content/wire';
import { mockCall, network, useNetwork } from '@parlour/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { homeCalls } from '../mocks/homeCalls';
import { renderApp, session } from '../mocks/renderApp';
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

test('product 2: one at a time, in their order: terms, contracts, pop-ups', async () => {
  withPopups();
  withContract();
  const { user } = await renderApp({ player: 'maria', hasAgreed: false });
  await shows('Before you play');
  await user.click(screen.getByRole('button', { name: 'I agree' }));
  await shows('A contract needs your answer');
  await user.click(screen.getByRole('button', { name: 'Later' }));
  await shows('Tonight at 20:00');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: /Next/ }));
  await shows('Play stays play');
  await user.click(screen.getByRole('button', { name: 'Got it' }));
  await showsNone();
});

test('spec 4: the terms stay until the player agrees; the agreement is stored as agreeTerms', async () => {
  const { user } = await renderApp({ hasAgreed: false });
  await shows('Before you play');
  await user.keyboard('{Escape}');
  await shows('Before you play');
  await user.click(screen.getByRole('button', { name: 'I agree' }));
  await showsNone();
  expect(localStorage.getItem('agreeTerms')).toMatch(/\d{4}/);
});

test('product 2: nothing opens under the menu, even while its code loads', async () => {
  const { user } = await renderApp({ hasAgreed: false, isTouched: false });
  await user.click(screen.getByRole('button', { name: 'Open menu' }));
  await shows('Menu');
  await user.click(screen.getByRole('button', { name: 'Close menu' }));
  await shows('Before you play');
});

test.each(['/m/voucherCenter', '/m/withdraw', '/m/set', '/m/terms', '/m/activity'])('product 2: no pop-up opens over %s', async (path) => {
  withPopups();
  await renderApp({ player: 'maria', path });
  await waitFor(() => expect(network.requests(siteWire.getStatus).length).toBeGreaterThan(0));
  await showsNone();
});

test('product 2: the terms open on any page except forms and games', async () => {
  await renderApp({ path: '/m/help', hasAgreed: false });
  await shows('Before you play');
});

test('a visitor’s first visit shows the terms alone; the pop-ups come with the next visit, or with the login', async () => {
  withPopups();
  const first = await renderApp({ hasAgreed: false });
  await shows('Before you play');
  await first.user.click(screen.getByRole('button', { name: 'I agree' }));
  await waitFor(() => expect(network.requests(contentWire.getAnnouncements).length).toBeGreaterThan(0));
  await screen.findByRole('contentinfo');
  await showsNone();
  await act(async () => void first.store.dispatch(session('maria')));
  await shows('Tonight at 20:00');

  cleanup();
  // A visit ends with its tab.
  sessionStorage.clear();
  await renderApp();
  await shows('Tonight at 20:00');
});

test('product 2: even the terms do not open over a money form', async () => {
  await renderApp({ player: 'maria', path: '/m/voucherCenter', hasAgreed: false });
  await screen.findByRole('banner');
  await showsNone();
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
