import { loggedIn } from '@parlour/kernel';
import { playerFeature } from '@parlour/player';
import { siteFeature } from '@parlour/site';
import { httpStatus, mockCall, network, recordToasts, renderBlock, useNetwork } from '@parlour/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { homeApi } from '../api/homeApi';
import { gamesFeature } from '../feature';
import { buildGame, buildGames, buildPage } from '../mocks/gameBuilders';
import { handlers } from '../mocks/handlers';
import { gamesWire } from '../wire';
import { HotGames } from './HotGames';

useNetwork(...handlers);
const withAll = { with: [gamesFeature, siteFeature, playerFeature] };
const section = () => screen.findByRole('region', { name: 'Hot games' });
const names = (box: HTMLElement) =>
  within(box)
    .queryAllByRole('link', { name: /^Game/ })
    .map((link) => link.textContent);

test('spec 2: at most 9 hot games per page, and a link to /m/hot-games above 10', async () => {
  const { user } = await renderBlock(<HotGames />, withAll);
  const box = await section();
  await within(box).findByRole('link', { name: 'Game hot-1' });
  expect(names(box)).toHaveLength(9);
  expect(within(box).getByRole('link', { name: 'See all' })).toHaveAttribute('href', '/m/hot-games');

  await user.click(within(box).getByRole('button', { name: 'Next games: Hot games' }));
  expect(names(box)).toEqual(['Game hot-10', 'Game hot-11', 'Game hot-12']);
  await user.click(within(box).getByRole('button', { name: 'Previous games: Hot games' }));
  expect(names(box)[0]).toBe('Game hot-1');
});

test('spec 2: ten hot games have no "See all"', async () => {
  await renderBlock(<HotGames />, { ...withAll, handlers: [mockCall(gamesWire.getHotGames, buildPage(buildGames(10)))] });
  const box = await section();
  await within(box).findByRole('link', { name: 'Game n1' });
  expect(within(box).queryByRole('link', { name: 'See all' })).not.toBeInTheDocument();
});

test('spec 1: slots, fishing and live games come first', async () => {
  const types = ['PVP', 'LIVE', 'FISH', 'RNG'];
  const games = types.map((gameType, index) => buildGame({ nodeId: String(index), gameName: `Game ${gameType}`, gameType }));
  await renderBlock(<HotGames />, { ...withAll, handlers: [mockCall(gamesWire.getHotGames, buildPage(games))] });
  const box = await section();
  await within(box).findByRole('link', { name: 'Game RNG' });
  expect(names(box)).toEqual(['Game RNG', 'Game FISH', 'Game LIVE', 'Game PVP']);
});

test('hot games that load again stay in their places: none moves away from a finger', async () => {
  const games = buildGames(4);
  const { store } = await renderBlock(<HotGames />, { ...withAll, handlers: [mockCall(gamesWire.getHotGames, buildPage(games))] });
  const box = await section();
  await within(box).findByRole('link', { name: 'Game n1' });
  const added = buildGame({ nodeId: 'added', gameName: 'Game added' });
  const renamed = games.map((game) => (game.nodeId === 'n3' ? { ...game, gameName: 'Game renamed' } : game));
  network.use(mockCall(gamesWire.getHotGames, buildPage([added, ...[...renamed].reverse()])));
  await act(async () => {
    const arg = { merchant: '200jilif3', language: 'EN' };
    await store.dispatch(homeApi.endpoints.getHotGames.initiate(arg, { forceRefetch: true, subscribe: false }));
  });
  await waitFor(() => expect(names(box)).toEqual(['Game n1', 'Game n2', 'Game renamed', 'Game n4', 'Game added']));
});

test('spec 2: the section is hidden when there are no hot games', async () => {
  await renderBlock(<HotGames />, { ...withAll, handlers: [mockCall(gamesWire.getHotGames, buildPage([]))] });
  await waitFor(() => expect(screen.queryByRole('region')).not.toBeInTheDocument());
});

test('spec 7: hot games are requested with isPlatform 2, html5, language and merchant', async () => {
  await renderBlock(<HotGames />, withAll);
  await waitFor(() =>
    expect(network.requests(gamesWire.getHotGames)).toEqual([
      { isPlatform: 2, platform: 'html5', language: 'EN', merchantCode: '200jilif3' },
    ]),
  );
});

test('a failed section shows an error and loads on retry', async () => {
  const { user } = await renderBlock(<HotGames />, { ...withAll, handlers: [mockCall(gamesWire.getHotGames, () => httpStatus(500))] });
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent("We couldn't load Hot games");
  expect(alert).toHaveTextContent('HTTP-500');
  network.use(mockCall(gamesWire.getHotGames, buildPage(buildGames(3))));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Game n1' })).toHaveAttribute('href', expect.stringContaining('/m/play?vassalage=PALM'));
});

test('spec 8: a visitor who taps a favourite button is told for 2 s to log in, and nothing changes', async () => {
  const recorder = recordToasts();
  const { user } = await renderBlock(<HotGames />, { with: [...withAll.with, recorder.feature] });
  await user.click(await screen.findByRole('button', { name: 'Favorite: Game hot-1' }));
  expect(recorder.toasts).toEqual([{ level: 'info', text: 'You are not logged in. Please log in first.', durationMs: 2000 }]);
  expect(screen.getByRole('button', { name: 'Favorite: Game hot-1' })).toHaveAttribute('aria-pressed', 'false');
  expect(network.requests(gamesWire.addFavourite)).toEqual([]);
});

test('text from the gateway is shown as text, however long', async () => {
  const gameName = `<img src=x onerror=alert(1)>${'စ'.repeat(200)}`;
  await renderBlock(<HotGames />, { ...withAll, handlers: [mockCall(gamesWire.getHotGames, buildPage([buildGame({ gameName })]))] });
  expect(await screen.findByRole('link', { name: gameName })).toBeVisible();
});

test('spec 9: a player sees which games are favourites, with one request for 100 ids', async () => {
  await renderBlock(<HotGames />, {
    ...withAll,
    events: [loggedIn({ token: 'token-123', userName: 'maria', type: 0, merchantCode: '200jilif3' })],
    handlers: [mockCall(gamesWire.getFavouriteIds, ['hot-2'])],
  });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Favorite: Game hot-2' })).toHaveAttribute('aria-pressed', 'true'));
  expect(network.requests(gamesWire.getFavouriteIds)).toEqual([{ pageNo: 1, pageSize: 100 }]);
  expect(screen.getByRole('button', { name: 'Favorite: Game hot-1' })).toHaveAttribute('aria-pressed', 'false');
});
