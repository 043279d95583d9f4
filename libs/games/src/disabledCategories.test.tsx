import { loggedIn } from '@parlour/kernel';
import { playerFeature } from '@parlour/player';
import { siteFeature } from '@parlour/site';
import { mockCall, network, refuse, renderBlock, renderFeature, useNetwork } from '@parlour/testing';
import { screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { ContinuePlaying } from './blocks/ContinuePlaying';
import { FavouriteGames } from './blocks/FavouriteGames';
import { GameRow } from './blocks/GameRow';
import { HotGames } from './blocks/HotGames';
import { PlayGame } from './blocks/PlayGame';
import { SearchSheet } from './blocks/search-sheet/SearchSheet';
import { VendorLogos } from './blocks/VendorLogos';
import { WinnerBoard } from './blocks/winner-board/WinnerBoard';
import { gamesFeature } from './feature';
import { lotteryHandlers } from './lottery/mocks/lotteryHandlers';
import { buildGame, buildPage, buildWinner } from './mocks/gameBuilders';
import { fakeIntersections } from './mocks/fakeIntersections';
import { handlers } from './mocks/handlers';
import { discoveryWire, gamesWire } from './wire';
import { lotteryWire } from './wire/lottery';

useNetwork(...handlers, ...lotteryHandlers);

const slot = buildGame({ nodeId: 'slot' });
/** Some gateways list e-sports as sports: only the vendor tells them apart. */
const mixed = [
  slot,
  buildGame({ nodeId: 'match', gameType: 'SPORTS', vassalage: 'GOAL' }),
  buildGame({ nodeId: 'arena', gameType: 'RNG', vassalage: 'ARENA' }),
];
const player = loggedIn({ token: 'token-123', userName: 'maria', type: 0, merchantCode: '200jilif3' });
const libraries = { with: [gamesFeature, siteFeature, playerFeature], events: [player] };
const sports = '/m/play?vassalage=GOAL&gameType=SPORTS&gameCode=g1&nodeId=match&name=Goal';

let sight: ReturnType<typeof fakeIntersections>;
beforeEach(() => {
  sight = fakeIntersections();
  localStorage.clear();
});
afterEach(() => {
  sight.restore();
  document.getElementById('parlour-config')?.remove();
});

/** Configures the site of a merchant that disabled these categories. */
function disable(...disabledCategories: string[]) {
  const config = document.createElement('script');
  config.id = 'parlour-config';
  config.type = 'application/json';
  const merchant = { code: '200jilif3', country: 'PH', countryName: 'Philippines', currency: 'TLB', langList: ['EN', 'TY'] };
  config.textContent = JSON.stringify({ merchants: [{ ...merchant, disabledCategories, frameHosts: ['vendor.example'] }] });
  document.head.append(config);
}

async function expectNotAvailable() {
  expect(await screen.findByText('Not available in your country.')).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'All games' }).at(-1)).toHaveAttribute('href', '/m/gameCenter');
}

test.each([
  ['/m/sport-games', 'SPORTS'],
  ['/m/gameList?gameType=SPORTS', 'SPORTS'],
  ['/m/gameList?gameType=COCKFIGHT', 'COCKFIGHT'],
  ['/m/live-games', 'LIVE'],
  ['/m/slot-games', 'RNG'],
  ['/m/slotsCenter', 'RNG'],
  ['/m/gameCenter?gameType=SPORTS', 'SPORTS'],
  ['/m/esport-games', 'ESPORTS'],
  ['/m/gameList?gameType=LIVESTREAM', 'LIVESTREAM'],
  ['/m/lott', 'LOTT'],
  ['/m/elott', 'ELOTT'],
])('%s says that a disabled category is not available, asks for no games, and leads to all others', async (path, category) => {
  disable(category);
  await renderFeature(gamesFeature, path, { with: [siteFeature, playerFeature] });
  await expectNotAvailable();
  for (const call of [gamesWire.getGames, gamesWire.getHotGames, lotteryWire.getLotteries, discoveryWire.getMatches]) {
    expect(network.requests(call)).toEqual([]);
  }
});

test('the lottery is not available when both halls are disabled; with one of them, it shows the other', async () => {
  disable('LOTT', 'ELOTT');
  const { unmount } = await renderFeature(gamesFeature, '/m/lottery', { with: [siteFeature, playerFeature] });
  await expectNotAvailable();
  unmount();
  document.getElementById('parlour-config')?.remove();
  disable('ELOTT');
  await renderFeature(gamesFeature, '/m/lottery', { with: [siteFeature, playerFeature] });
  expect(await screen.findByRole('heading', { name: 'Lucky Six' })).toBeVisible();
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
});

test('a lottery of a disabled hall takes no bets', async () => {
  disable('LOTT');
  await renderFeature(gamesFeature, '/m/lottery/l1', { with: [siteFeature, playerFeature] });
  await expectNotAvailable();
});

test.each<[string, ReactElement]>([
  ['hot games', <HotGames key="hot" />],
  ['recent games', <ContinuePlaying key="recent" />],
  ['favourites', <FavouriteGames key="favourites" />],
  ['a row of games', <GameRow key="row" category="RNG" title="Games that count" />],
  ['the winner board', <WinnerBoard key="winners" />],
])('%s leave out games of disabled categories and of vendors that offer nothing else', async (_, block) => {
  disable('SPORTS', 'ESPORTS');
  network.use(
    mockCall(gamesWire.getHotGames, buildPage(mixed)),
    mockCall(gamesWire.getGames, buildPage(mixed)),
    mockCall(gamesWire.getRecentGames, buildPage(mixed)),
    mockCall(gamesWire.getFavourites, buildPage(mixed)),
    mockCall(gamesWire.getWinners, {
      list: mixed.map(({ nodeId, vassalage, gameType, gameName }) => buildWinner({ nodeId, vassalage, gameType, gameName })),
    }),
  );
  await renderBlock(block, libraries);
  await waitFor(() => sight.enter(document.body));
  expect(await screen.findByRole('link', { name: /Game slot/ })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('link', { name: /Game arena/ })).not.toBeInTheDocument());
  expect(screen.queryByRole('link', { name: /Game match/ })).not.toBeInTheDocument();
});

test('lists and the search leave them out too', async () => {
  disable('SPORTS', 'ESPORTS');
  network.use(mockCall(gamesWire.getGames, buildPage(mixed)));
  const { unmount } = await renderFeature(gamesFeature, '/m/gameCenter', { with: [siteFeature, playerFeature] });
  // One in the list, one in the carousel of its provider.
  await waitFor(() => expect(screen.getAllByRole('link', { name: /Game slot/ })).toHaveLength(2));
  expect(screen.queryByRole('link', { name: /Game (match|arena)/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Goal Sports|Arena/ })).not.toBeInTheDocument();
  unmount();
  const { user } = await renderBlock(<SearchSheet onClose={() => undefined} />, libraries);
  await user.type(screen.getByRole('textbox', { name: 'Games, providers, help…' }), 'game{Enter}');
  expect(await screen.findByRole('link', { name: /Game slot/ })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('link', { name: /Game (match|arena)/ })).not.toBeInTheDocument());
});

test('the footer leaves out vendors that offer nothing else', async () => {
  disable('SPORTS', 'ESPORTS');
  await renderBlock(<VendorLogos label="Providers" />, libraries);
  expect(await screen.findByRole('list', { name: 'Providers' })).toHaveTextContent('Palm Play');
  expect(screen.queryByText('Goal Sports')).not.toBeInTheDocument();
});

test('a game of a disabled category is not launched', async () => {
  disable('SPORTS');
  await renderBlock(<PlayGame />, { ...libraries, path: sports });
  await expectNotAvailable();
  expect(network.requests(gamesWire.launchGame)).toEqual([]);
});

test('its demo is not launched either', async () => {
  disable('SPORTS');
  await renderFeature(gamesFeature, sports.replace('/m/play', '/m/tryGame'), { with: [siteFeature, playerFeature] });
  await expectNotAvailable();
  expect(network.requests(discoveryWire.launchDemo)).toEqual([]);
});

test('the gateway may refuse a category that the configuration does not disable', async () => {
  disable();
  network.use(
    mockCall(gamesWire.launchGame, () => refuse('CATEGORY_DISABLED')),
    mockCall(lotteryWire.getLotteryPlay, () => refuse('CATEGORY_DISABLED')),
  );
  const { unmount } = await renderBlock(<PlayGame />, { ...libraries, path: sports });
  await expectNotAvailable();
  unmount();
  await renderFeature(gamesFeature, '/m/lottery/l1', { with: [siteFeature, playerFeature] });
  await expectNotAvailable();
});
