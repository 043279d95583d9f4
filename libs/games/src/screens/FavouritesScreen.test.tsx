import { loggedIn } from '@parlour/kernel';
import { playerFeature } from '@parlour/player';
import { siteFeature } from '@parlour/site';
import { httpStatus, mockCall, network, renderFeature, useNetwork } from '@parlour/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { gamesFeature } from '../feature';
import { buildGames, buildPage } from '../mocks/gameBuilders';
import { handlers } from '../mocks/handlers';
import { fakeIntersections } from '../mocks/fakeIntersections';
import { gamesWire } from '../wire';

useNetwork(...handlers);
beforeEach(() => void fakeIntersections());
const player = {
  with: [siteFeature, playerFeature],
  events: [loggedIn({ token: 'token-123', userName: 'maria', type: 0, merchantCode: '200jilif3' })],
};
const open = () => renderFeature(gamesFeature, '/m/fav-games', player);
const names = () => screen.queryAllByRole('link', { name: /^Game/ }).map((link) => link.textContent);

test('spec 9: favourites load 30 per page and link to the game list', async () => {
  network.use(mockCall(gamesWire.getFavourites, ({ pageNo, pageSize }) => buildPage(buildGames(31, 'fav-'), pageNo, pageSize)));
  const { user } = await open();
  await screen.findByRole('link', { name: 'Game fav-1' });
  expect(names()).toHaveLength(30);
  expect(network.requests(gamesWire.getFavourites)).toEqual([{ pageNo: 1, pageSize: 30, language: 'EN' }]);
  expect(screen.getByRole('link', { name: 'Open in the game list' })).toHaveAttribute('href', '/m/gameList?gameType=FAV');
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(names()).toHaveLength(31));
});

test('a removed favourite disappears at once and returns on undo', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Favorite: Game fav-1' }));
  expect(names()).toEqual(['Game fav-2']);
  expect(screen.getByText('Game fav-1 was removed from your favorites.')).toBeVisible();
  await waitFor(() => expect(network.requests(gamesWire.removeFavourite)).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(names()).toEqual(['Game fav-1', 'Game fav-2']));
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  await waitFor(() => expect(network.requests(gamesWire.addFavourite)).toEqual([{ nodeId: 'fav-1', vendor: 'PALM' }]));
});

test('undo is offered for 8 s, even after the list has reloaded without the game', async () => {
  const { user } = await open();
  const heart = await screen.findByRole('button', { name: 'Favorite: Game fav-1' });
  network.use(mockCall(gamesWire.getFavourites, buildPage(buildGames(2, 'fav-').slice(1))));
  await user.click(heart);
  await waitFor(() => expect(network.requests(gamesWire.getFavourites)).toHaveLength(2));
  expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
});

test('undo is gone after 8 s', async () => {
  const { user } = await open();
  const heart = await screen.findByRole('button', { name: 'Favorite: Game fav-1' });
  jest.useFakeTimers();
  await user.click(heart);
  await act(() => jest.advanceTimersByTimeAsync(7999));
  expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  jest.useRealTimers();
});

test('a game whose removal is refused returns to the list', async () => {
  network.use(mockCall(gamesWire.removeFavourite, () => httpStatus(500)));
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Favorite: Game fav-1' }));
  await waitFor(() => expect(names()).toEqual(['Game fav-1', 'Game fav-2']));
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

test('without favourites the page says how to add some', async () => {
  network.use(mockCall(gamesWire.getFavourites, buildPage([])));
  await open();
  expect(await screen.findByText('No favorites yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Find games' })).toHaveAttribute('href', '/m/hot-games');
  expect(screen.queryByRole('link', { name: 'Open in the game list' })).not.toBeInTheDocument();
});
