import { contentWire } from '@parlour/content/wire';
import { mockCall, network, useNetwork } from '@parlour/testing';
import { agentWire } from '@parlour/agent/wire';
import { discoveryWire, gamesWire } from '@parlour/games/wire';

import { messagingWire } from '@parlour/messaging/wire';
import { promotionGateWire } from '@parlour/promotions/wire';
import { playControlsWire, playerWire } from '@parlour/player/wire';
import { siteWire } from '@parlour/site/wire';
import { walletWire } from '@parlour/wallet/wire';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { homeCalls } from '../mocks/homeCalls';
import { renderApp } from '../mocks/renderApp';

// Without hot games, home shows what is live instead.
useNetwork(...homeCalls, mockCall(discoveryWire.getTables, { list: [] }), mockCall(discoveryWire.getMatches, { list: [] }));
jest.setTimeout(60_000);

/** Every call that home makes for a player, mocked with an empty reply. */
const calls = {
  getStatus: [siteWire.getStatus, { info: {} }],
  getAnnouncements: [contentWire.getAnnouncements, {}],
  getAnnouncementReads: [contentWire.getAnnouncementReads, []],
  getVendors: [gamesWire.getVendors, { content: [], sorting: [] }],
  getHotGames: [gamesWire.getHotGames, { content: [], pageNum: 1, totalPages: 1 }],
  getGames: [gamesWire.getGames, { content: [], pageNum: 1, totalPages: 1 }],
  getRecentGames: [gamesWire.getRecentGames, { content: [], pageNum: 1, totalPages: 1 }],
  getFavourites: [gamesWire.getFavourites, { content: [], pageNum: 1, totalPages: 1 }],
  getFavouriteIds: [gamesWire.getFavouriteIds, []],
  getWinners: [gamesWire.getWinners, { list: [] }],
  getMerchantWallet: [walletWire.getMerchantWallet, { currency: 'TLB', currencySymbol: '' }],
  getMemberWallet: [walletWire.getMemberWallet, { currency: 'TLB', currencySymbol: '', sumBalance: '0', withdrawable: '0' }],
  getMemberInfo: [playerWire.getMemberInfo, { id: 'm1', type: 0, account: 'maria', nickname: '' }],
  renewSession: [playerWire.renewSession, { token: 'renewed-token' }],
  getPlayState: [playControlsWire.getPlayState, { pause: null, reached: null }],
  getPromotionGates: [promotionGateWire.getPromotionGates, { APP_DOWNLOAD: false, REFERRAL: false }],
  getContractRequest: [agentWire.getContractRequest, { dailysalreqtype: null, divtypecompperiodreq: null, contracthoursalreq: null }],
  getInboxUnread: [messagingWire.getInboxUnread, 0],
  getChatUnread: [messagingWire.getChatUnread, { unReadCount: 0 }],
  getCustomerService: [messagingWire.getCustomerService, []],
  getHelp: [messagingWire.getHelp, []],
} as const;

/** The calls that home makes for a visitor as well. */
const open = [
  'getStatus',
  'getAnnouncements',
  'getVendors',
  'getHotGames',
  'getGames',
  'getWinners',
  'getMerchantWallet',
  'getPromotionGates',
  'getCustomerService',
  'getHelp',
];
const openCalls = Object.entries(calls).filter(([name]) => open.includes(name));

type Call = (typeof calls)[keyof typeof calls];
const faults: Record<string, (call: Call) => Parameters<typeof network.use>[0]> = {
  fails: ([{ method, path }]) =>
    http[method === 'GET' ? 'get' : 'post'](`*${path}`, () => HttpResponse.text('<h1>502</h1>', { status: 502 })),
  'is late': ([{ method, path }]) => http[method === 'GET' ? 'get' : 'post'](`*${path}`, () => new Promise<never>(() => undefined)),
  'is empty': (call) => mockCall(call[0] as (typeof calls)['getStatus'][0], call[1] as (typeof calls)['getStatus'][1]),
};

test.each([
  ['player', { player: 'maria' }],
  ['visitor', {}],
] as const)('the list of calls is complete for home of a %s: a call without a mock fails this test', async (viewer, options) => {
  network.use(
    ...Object.values(calls).map(([{ method, path }]) => http[method === 'GET' ? 'get' : 'post'](`*${path}`, () => HttpResponse.error())),
  );
  const asked = new Set<string>();
  network.use(
    http.all('*', ({ request: { method, url, signal } }) => {
      // A request that was aborted comes from the test before.
      if (!signal.aborted) asked.add(`${method} ${new URL(url).pathname}`);
      return undefined;
    }),
  );
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await renderApp(options);
  await waitFor(() => expect(asked).toContain(`GET ${gamesWire.getWinners.path}`));
  const known = (viewer === 'player' ? Object.entries(calls) : openCalls).map(([, [{ method, path }]]) => `${method} ${path}`);
  expect([...asked].filter((call) => !known.includes(call))).toEqual([]);
  jest.restoreAllMocks();
});

describe.each(Object.keys(faults))('home survives: %s', (fault) => {
  test.each([
    ...Object.entries(calls).map(([name, call]) => [name, 'player', call] as const),
    ...openCalls.map(([name, call]) => [name, 'visitor', call] as const),
  ])('%s of a %s', async (name, viewer, call) => {
    const broken = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    network.use(faults[fault]?.(call) as Parameters<typeof network.use>[0]);
    await renderApp(viewer === 'player' ? { player: 'maria' } : {});
    // Expects the shell and everything that does not depend on this call.
    expect(screen.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Open menu' })).toBeVisible();
    if (viewer === 'player') expect(screen.getByRole('link', { name: 'Deposit' })).toHaveAttribute('href', '/m/voucherCenter');
    else expect(screen.getAllByRole('link', { name: 'Log in' })[0]).toHaveAttribute('href', '/m/login');
    if (name !== 'getHotGames') expect(await screen.findByRole('region', { name: 'Hot games' })).toBeVisible();
    if (fault === 'fails' && name === 'getHotGames') expect(await screen.findByText("We couldn't load Hot games")).toBeVisible();
    await waitFor(() => expect(screen.queryByText("We couldn't load this part")).not.toBeInTheDocument());
    expect(broken.mock.calls.filter(([message]) => /broke/.test(String(message)))).toEqual([]);
    broken.mockRestore();
  });
});
