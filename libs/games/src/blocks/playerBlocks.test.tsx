import { siteFeature } from '@parlour/site';
import { api } from '@parlour/api-client';
import { loggedIn } from '@parlour/kernel';
import { playerFeature } from '@parlour/player';
import { connectionLost, httpStatus, mockCall, network, renderBlock, useNetwork } from '@parlour/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { gamesFeature } from '../feature';
import { buildGames, buildPage } from '../mocks/gameBuilders';
import { handlers } from '../mocks/handlers';
import { gamesWire } from '../wire';
import { ContinuePlaying } from './ContinuePlaying';
import { useHadGames } from '../hooks/useHadGames';
import { FavouriteGames } from './FavouriteGames';

useNetwork(...handlers);
const visitor = { with: [gamesFeature, siteFeature, playerFeature] };
const player = { ...visitor, events: [loggedIn({ token: 'token-123', userName: 'maria', type: 0, merchantCode: '200jilif3' })] };
const links = () => screen.queryAllByRole('link', { name: /^Game/ }).map((link) => link.textContent);

test('for a visitor, recent games and favourites are neither shown nor requested', async () => {
  await renderBlock(
    <>
      <ContinuePlaying />
      <FavouriteGames />
    </>,
    visitor,
  );
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  expect(network.requests(gamesWire.getRecentGames)).toEqual([]);
  expect(network.requests(gamesWire.getFavourites)).toEqual([]);
});

test('spec 7: recent games are requested by page, size, language and clientType, and the last ones are shown', async () => {
  await renderBlock(<ContinuePlaying />, player);
  expect(await screen.findByRole('region', { name: 'Continue playing' })).toBeVisible();
  expect(links()).toEqual(['Game recent-1', 'Game recent-2', 'Game recent-3', 'Game recent-4']);
  expect(screen.getByRole('link', { name: 'See all' })).toHaveAttribute('href', '/m/gameList?gameType=RECENT');
  expect(network.requests(gamesWire.getRecentGames)).toEqual([{ page: 1, pageSize: 25, language: 'EN', clientType: 2 }]);
});

test('a player without recent games sees no empty block', async () => {
  await renderBlock(<ContinuePlaying />, { ...player, handlers: [mockCall(gamesWire.getRecentGames, buildPage([]))] });
  await waitFor(() => expect(network.requests(gamesWire.getRecentGames)).toHaveLength(1));
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

const unanswered = [gamesWire.getRecentGames, gamesWire.getFavourites].map((call) => mockCall(call, () => new Promise(() => undefined)));

test('in the first view, recent games have their place before they are known', async () => {
  await renderBlock(<ContinuePlaying isFirstView />, { ...player, handlers: unanswered });
  expect(screen.getByRole('region', { name: 'Continue playing' })).toBeVisible();
});

test('below it, what follows recent games and favourites appears together with them, because there may be none', async () => {
  const { container } = await renderBlock(
    <>
      <ContinuePlaying />
      <FavouriteGames />
    </>,
    { ...player, handlers: unanswered },
  );
  expect(container.querySelectorAll('[data-loading]')).toHaveLength(2);
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

test('favourites have their place at the next visit', async () => {
  const first = await renderBlock(<FavouriteGames />, player);
  await screen.findByRole('link', { name: 'Game fav-1' });
  first.unmount();
  await renderBlock(<FavouriteGames />, { ...player, handlers: unanswered });
  expect(screen.getByRole('region', { name: 'My favorites' })).toBeVisible();
});

test('the next visit knows whether there were recent games', async () => {
  const Known = () => String(useHadGames('recent'));
  const first = await renderBlock(<ContinuePlaying />, player);
  await screen.findByRole('link', { name: 'Game recent-1' });
  first.unmount();
  const { container } = await renderBlock(<Known />, player);
  expect(container).toHaveTextContent('true');
});

test('a failed block has a retry', async () => {
  const { user } = await renderBlock(<ContinuePlaying />, {
    ...player,
    handlers: [mockCall(gamesWire.getRecentGames, () => httpStatus(500))],
  });
  expect(await screen.findByRole('alert')).toHaveTextContent("We couldn't load Continue playing");
  network.use(mockCall(gamesWire.getRecentGames, buildPage(buildGames(1, 'again-'))));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Game again-1' })).toBeVisible();
});

test.each([
  ['ContinuePlaying', ContinuePlaying, gamesWire.getRecentGames],
  ['FavouriteGames', FavouriteGames, gamesWire.getFavourites],
] as const)('%s makes no failure of a missing connection, and is there when it is back', async (_, Block, call) => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { store } = await renderBlock(<Block />, { ...player, handlers: [mockCall(call, connectionLost())] });
  await waitFor(() => expect(network.requests(call).length).toBeGreaterThan(0));
  await waitFor(() => expect(document.querySelector('[data-loading]')).toBeNull());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  onLine.mockReturnValue(true);
  network.use(mockCall(call, buildPage(buildGames(1, 'again-'))));
  await act(async () => void store.dispatch(api.util.resetApiState()));
  expect(await screen.findByRole('link', { name: 'Game again-1' })).toBeVisible();
});

test('spec 2: favourites on home show 9 per page, and "See all" above 10', async () => {
  const { user } = await renderBlock(<FavouriteGames />, {
    ...player,
    handlers: [mockCall(gamesWire.getFavourites, buildPage(buildGames(11, 'fav-')))],
  });
  await screen.findByRole('link', { name: 'Game fav-1' });
  expect(links()).toHaveLength(9);
  expect(screen.getByRole('link', { name: 'See all' })).toHaveAttribute('href', '/m/fav-games');
  await user.click(screen.getByRole('button', { name: 'Next games: My favorites' }));
  expect(links()).toEqual(['Game fav-10', 'Game fav-11']);
});

test('spec 2: ten favourites have no "See all"', async () => {
  await renderBlock(<FavouriteGames />, { ...player, handlers: [mockCall(gamesWire.getFavourites, buildPage(buildGames(10, 'fav-')))] });
  await screen.findByRole('link', { name: 'Game fav-1' });
  expect(screen.queryByRole('link', { name: 'See all' })).not.toBeInTheDocument();
});

test('spec 4: a removed favourite leaves the list before the gateway replies', async () => {
  const answers: (() => void)[] = [];
  network.use(mockCall(gamesWire.removeFavourite, () => new Promise((resolve) => answers.push(() => resolve(null)))));
  const { user } = await renderBlock(<FavouriteGames />, player);
  await user.click(await screen.findByRole('button', { name: 'Favorite: Game fav-1' }));
  expect(links()).toEqual(['Game fav-2']);
  await waitFor(() => expect(network.requests(gamesWire.removeFavourite)).toEqual([{ nodeId: 'fav-1', vendor: 'PALM' }]));
  network.use(mockCall(gamesWire.getFavourites, buildPage(buildGames(2, 'fav-').slice(1))));
  answers[0]?.();
  await waitFor(() => expect(network.requests(gamesWire.getFavourites)).toHaveLength(2));
});
