import { loggedIn, loggedOut } from '@parlour/kernel';
import { playerFeature } from '@parlour/player';
import { siteFeature } from '@parlour/site';
import { connectionLost, httpStatus, mockCall, network, recordToasts, renderBlock, useNetwork } from '@parlour/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { HotGames } from './blocks/HotGames';
import { gamesFeature } from './feature';
import { handlers } from './mocks/handlers';
import { gamesWire } from './wire';

useNetwork(...handlers);
const maria = loggedIn({ token: 'token-123', userName: 'maria', type: 0, merchantCode: '200jilif3' });
const favouriteButton = () => screen.findByRole('button', { name: 'Favorite: Game hot-1' });

async function renderHotGames() {
  const recorder = recordToasts();
  const rendered = await renderBlock(<HotGames />, {
    with: [gamesFeature, siteFeature, playerFeature, recorder.feature],
    events: [maria],
  });
  return { ...rendered, ...recorder };
}

/** A handler that replies only when the test tells it to. */
function heldAnswer() {
  const waiting: ((answer: Response | null) => void)[] = [];
  return {
    handle: () => new Promise<Response | null>((resolve) => waiting.push(resolve)),
    answer: (reply: Response | null) => waiting.shift()?.(reply),
    waiting,
  };
}

test('a favourite is on at once, before the gateway replies', async () => {
  const held = heldAnswer();
  network.use(mockCall(gamesWire.addFavourite, held.handle));
  const { user } = await renderHotGames();
  await user.click(await favouriteButton());
  expect(await favouriteButton()).toHaveAttribute('aria-pressed', 'true');
  await waitFor(() => expect(network.requests(gamesWire.addFavourite)).toEqual([{ nodeId: 'hot-1', vendor: 'PALM' }]));
  held.answer(null);
});

test.each([
  ['a server error', () => httpStatus(500)],
  ['a lost connection', () => connectionLost()],
])('after %s the favourite is reverted and the player is told', async (_, answer) => {
  network.use(mockCall(gamesWire.addFavourite, answer));
  const { user, toasts } = await renderHotGames();
  await user.click(await favouriteButton());
  await waitFor(async () => expect(await favouriteButton()).toHaveAttribute('aria-pressed', 'false'));
  expect(toasts).toEqual([{ level: 'fail', text: 'Game hot-1 could not be updated in your favorites. Please try again.' }]);
});

test('after ten quick taps the last one wins, with no more calls than needed', async () => {
  const held = heldAnswer();
  network.use(mockCall(gamesWire.addFavourite, held.handle));
  const { user, toasts } = await renderHotGames();
  const button = await favouriteButton();
  for (let tap = 0; tap < 10; tap += 1) await user.click(button);
  expect(button).toHaveAttribute('aria-pressed', 'false');
  await waitFor(() => expect(held.waiting).toHaveLength(1));
  held.answer(null);
  await waitFor(() => expect(network.requests(gamesWire.removeFavourite)).toEqual([{ nodeId: 'hot-1', vendor: 'PALM' }]));
  expect(network.requests(gamesWire.addFavourite)).toHaveLength(1);
  expect(button).toHaveAttribute('aria-pressed', 'false');
  expect(toasts).toEqual([]);
});

test('a refused older change does not revert a newer one', async () => {
  const held = heldAnswer();
  network.use(mockCall(gamesWire.addFavourite, held.handle));
  const { user, toasts } = await renderHotGames();
  const button = await favouriteButton();
  await user.click(button);
  await user.click(button);
  await user.click(button);
  await waitFor(() => expect(held.waiting).toHaveLength(1));
  // The favourite is off again and was never on at the gateway, so there is nothing to send or report.
  await user.click(button);
  held.answer(httpStatus(500));
  await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'false'));
  expect(toasts).toEqual([]);
  expect(network.requests(gamesWire.removeFavourite)).toEqual([]);
});

test("the next player on this phone does not see the previous one's favourites", async () => {
  network.use(mockCall(gamesWire.getFavouriteIds, ['hot-2']));
  const { user, store } = await renderHotGames();
  await user.click(await favouriteButton());
  await waitFor(async () => expect(await favouriteButton()).toHaveAttribute('aria-pressed', 'true'));
  act(() => void store.dispatch(loggedOut()));
  await waitFor(async () => expect(await favouriteButton()).toHaveAttribute('aria-pressed', 'false'));
  network.use(mockCall(gamesWire.getFavouriteIds, []));
  act(() => void store.dispatch(loggedIn({ token: 'token-456', userName: 'noel', type: 0, merchantCode: '200jilif3' })));
  await waitFor(() => expect(network.requests(gamesWire.getFavouriteIds)).toHaveLength(2));
  expect(screen.getByRole('button', { name: 'Favorite: Game hot-2' })).toHaveAttribute('aria-pressed', 'false');
});
