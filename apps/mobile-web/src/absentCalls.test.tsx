import type { api } from '@parlour/api-client';
import type { Needs } from '@parlour/kernel/feature';
import { network, useNetwork } from '@parlour/testing';
import { screen, waitFor } from '@testing-library/react';
import { features } from './features';
import { contract } from './mocks/faults/contract';
import { homeCalls } from './mocks/homeCalls';
import { renderApp } from './mocks/renderApp';
import { screenCalls } from './mocks/screenCalls';
import { appRoutes } from './routeTable';

useNetwork(...homeCalls, ...screenCalls);
// The modules load before the tests: on a busy machine that takes longer than one test may.
beforeAll(() => Promise.all([import('./home/homeBundle'), import('./menus/SideMenu')]), 60_000);

/** All that a gateway has for a first visit: look around, log in, see the balance, play. */
const offered = [
  'getStatus',
  'getVendors',
  'getGames',
  'getHotGames',
  'getWinners',
  'getAnnouncements',
  'getMerchantWallet',
  'getMemberWallet',
  'getPublicKey',
  'getCaptcha',
  'getRegisterSetting',
  'register',
  'login',
  'logout',
  'getMemberInfo',
  'launchGame',
];
const names = [...new Set(contract.map(([name]) => name))].sort();
const absentCalls = names.filter((name) => !offered.includes(name));

const block = document.createElement('script');
beforeEach(() => {
  localStorage.clear();
  block.type = 'application/json';
  block.id = 'parlour-config';
  const merchant = { code: '200jilif3', country: 'PH', countryName: 'Philippines', currency: 'TLB', langList: ['EN', 'TY'], absentCalls };
  block.textContent = JSON.stringify({ merchants: [merchant] });
  document.head.append(block);
});
afterEach(() => {
  block.remove();
  const asked = contract.filter(([name, call]) => absentCalls.includes(name) && network.requests(call).length > 0);
  expect(asked.map(([name]) => name)).toEqual([]);
});

const isOffered = (needs: Needs = []) => needs.every((calls) => [calls].flat().some((call) => offered.includes(call)));
const failures = /something went wrong(?!,)|we couldn't|could not be loaded|try again/i;

/** Waits until every request has been answered. */
async function settle({ getState }: { getState: () => unknown }): Promise<void> {
  const isPending = (entry: { status?: string } | undefined) => entry?.status === 'pending';
  await waitFor(() => {
    const { queries } = (getState() as { api: ReturnType<typeof api.reducer> }).api;
    expect(Object.values(queries).filter(isPending)).toEqual([]);
  });
}

/** The links of the page to screens that the site does not offer. */
function deadEnds(): string[] {
  const targets = screen.queryAllByRole('link', { hidden: true }).map((link) => (link.getAttribute('href') ?? '').split('?')[0]);
  return appRoutes.filter(({ route }) => !isOffered(route.needs) && targets.includes(route.path)).map(({ route }) => route.path);
}

test('each need is a call of the contract', async () => {
  const found = await Promise.all(features.map(({ findable }) => findable?.()));
  const pages = found.flatMap((module) => module?.findable.pages ?? []);
  const entries = [...pages, ...features.flatMap(({ routes, menu = [] }) => [...routes, ...menu])];
  const needs = [...appRoutes.map(({ route }) => route), ...entries].flatMap((entry) => (entry.needs ?? []).flat());
  expect([...offered, ...needs].filter((name) => !names.includes(name))).toEqual([]);
});

test.each<[string, string | undefined]>([
  ['a visitor', undefined],
  ['a player', 'maria'],
])('home of %s shows and asks only what the site has', async (_, player) => {
  const { store, user } = await renderApp({ player });
  await screen.findAllByRole('link', { name: /Ruby Rush/ });
  await settle(store);
  expect(screen.queryByText(failures)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Open menu' }));
  await screen.findByRole('dialog', { name: 'Menu' });
  await settle(store);
  expect(screen.queryByText(failures)).not.toBeInTheDocument();
  expect(deadEnds()).toEqual([]);
});

const closed = appRoutes.filter(({ route }) => !isOffered(route.needs)).map(({ route }) => [route.path.replace(/:\w+/, 'x1')] as const);

test.each(closed)('%s says that this site does not offer it', async (path) => {
  const { user, location } = await renderApp({ path, player: 'maria' });
  expect(await screen.findByText('Not available here')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Go to home' }));
  expect(location()).toBe('/m/home');
});

const open = appRoutes
  .filter(({ route }) => isOffered(route.needs) && !route.path.includes(':'))
  .flatMap(({ route: { path } }): [string, string | undefined][] => [
    [path, undefined],
    [path, 'maria'],
  ]);

test.each(open)('%s shows no failure of what the site does not have, and leads nowhere else (player: %s)', async (path, player) => {
  const { store } = await renderApp({ path, player });
  await settle(store);
  expect(screen.queryByText(failures)).not.toBeInTheDocument();
  expect(deadEnds()).toEqual([]);
});
