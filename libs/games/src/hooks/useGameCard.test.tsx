import { api } from '@parlour/api-client';
import { loggedIn } from '@parlour/kernel';
import { playerFeature } from '@parlour/player';
import { siteFeature } from '@parlour/site';
import { renderBlock, useNetwork } from '@parlour/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useCallback, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { type Game, toGamePage } from '../api/toGame';
import { gamesFeature } from '../feature';
import { buildGames } from '../mocks/gameBuilders';
import { handlers } from '../mocks/handlers';
import { ChunkedGrid } from '../parts/game-results/ChunkedGrid';
import { useGameCard } from './useGameCard';

useNetwork(...handlers);

/** Counts renders of each tile. */
const renders = new Map<string, number>();
const games = Array.from({ length: 12 }, (_, index) => `hot-${index + 1}`).map((nodeId): Game => ({
  nodeId,
  get name() {
    renders.set(nodeId, (renders.get(nodeId) ?? 0) + 1);
    return `Game ${nodeId}`;
  },
  vendor: 'PALM',
  gameCode: nodeId,
  gameType: 'RNG',
}));

function List() {
  const card = useGameCard();
  return <ChunkedGrid items={games}>{(game) => card(game)}</ChunkedGrid>;
}

const player = {
  with: [gamesFeature, siteFeature, playerFeature],
  events: [loggedIn({ token: 'token-123', userName: 'maria', type: 0, merchantCode: '200jilif3' })],
};

type Queries = { api: { queries: Record<string, { status: string }> } };

/** Waits until the status and the favourites have come, because each of them renders the tiles again. */
async function settled({ getState }: { getState: () => unknown }) {
  const isDone = () => Object.values((getState() as Queries).api.queries).every(({ status }) => status === 'fulfilled');
  await waitFor(() => expect(isDone()).toBe(true));
  await act(async () => undefined);
}

test('performance, runtime: changing one favourite re-renders one tile', async () => {
  const { user, store } = await renderBlock(<List />, player);
  const heart = await screen.findByRole('button', { name: 'Favorite: Game hot-2' });
  await settled(store);
  renders.clear();
  await user.click(heart);
  await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'true'));
  expect([...renders.keys()]).toEqual(['hot-2']);
});

function GrowingList() {
  const card = useGameCard();
  const tile = useCallback((game: Game) => card(game), [card]);
  const [count, setCount] = useState(6);

  return (
    <>
      <ChunkedGrid items={games.slice(0, count)}>{tile}</ChunkedGrid>
      <button type="button" onClick={() => setCount(games.length)}>
        More
      </button>
    </>
  );
}

test('performance, runtime: a list that grows renders only its new tiles', async () => {
  const { user, store } = await renderBlock(<GrowingList />, player);
  await screen.findByRole('button', { name: 'Favorite: Game hot-6' });
  await settled(store);
  renders.clear();
  await user.click(screen.getByRole('button', { name: 'More' }));
  expect(screen.getAllByRole('link')).toHaveLength(12);
  expect([...renders.keys()]).toEqual(['hot-7', 'hot-8', 'hot-9', 'hot-10', 'hot-11', 'hot-12']);
});

function ManyGames({ count }: { count: number }) {
  const card = useGameCard();
  return toGamePage({ games: buildGames(count), pageNum: 1, totalPages: 1, currencySymbol: '' }).games.map((game) => card(game));
}

type Subscriptions = { getSubscriptionCount: (key: string) => number };

test.each([9, 90])('performance, runtime: a list of %d tiles subscribes once to the status and once to the favourites', async (count) => {
  const { store } = await renderBlock(<ManyGames count={count} />, player);
  expect(screen.getAllByRole('link')).toHaveLength(count);
  const asked: unknown = store.dispatch(api.internalActions.internal_getRTKQSubscriptions());
  const subscriptions = asked as Subscriptions;
  expect(subscriptions.getSubscriptionCount('getStatus(undefined)')).toBe(1);
  expect(subscriptions.getSubscriptionCount('getFavouriteIds(undefined)')).toBe(1);
});

function Opened() {
  const card = useGameCard();
  const { pathname, search } = useLocation();

  return (
    <>
      {card(games[0] as Game)}
      <p role="note">{pathname + search}</p>
    </>
  );
}

test('a tap opens the game within the app; with the key for a new tab it is left to the browser', async () => {
  const { user } = await renderBlock(<Opened />, player);
  const link = await screen.findByRole('link');
  const address = screen.getByRole('note').textContent;
  let isLeft = false;
  // Runs after React's handlers, and prevents the default action, because jsdom cannot open a tab.
  const noteClick = (event: Event) => {
    isLeft = !event.defaultPrevented;
    event.preventDefault();
  };
  document.addEventListener('click', noteClick, { once: true });
  fireEvent.click(link, { ctrlKey: true });
  expect(isLeft).toBe(true);
  expect(screen.getByRole('note').textContent).toBe(address);
  await user.click(link);
  expect(screen.getByRole('note')).toHaveTextContent(link.getAttribute('href') ?? 'no address');
});

test('a tap that another listener has taken opens nothing', async () => {
  const { user } = await renderBlock(<Opened />, player);
  const link = await screen.findByRole('link');
  const address = screen.getByRole('note').textContent;
  document.addEventListener('click', (event) => event.preventDefault(), { capture: true, once: true });
  await user.click(link);
  expect(screen.getByRole('note').textContent).toBe(address);
});
