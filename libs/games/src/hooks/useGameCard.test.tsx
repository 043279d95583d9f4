import { api } from '@parlour/api-client';
import { loggedIn } from '@parlour/kernel';
import { merchantFeature } from '@parlour/merchant';
import { playerFeature } from '@parlour/player';
import { renderBlock, useNetwork } from '@parlour/testing';
import { screen, waitFor } from '@testing-library/react';
import { type Game, toGamePage } from '../api/toGame';
import { gamesFeature } from '../feature';
import { buildGames } from '../mocks/gameBuilders';
import { handlers } from '../mocks/handlers';
import { ChunkedGrid } from '../parts/game-results/ChunkedGrid';
import { useGameCard } from './useGameCard';

useNetwork(...handlers);

/** Counts renders of each tile. */
const renders = new Map<string, number>();
const games = ['hot-1', 'hot-2', 'hot-3', 'hot-4'].map((nodeId): Game => ({
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
  with: [gamesFeature, merchantFeature, playerFeature],
  events: [loggedIn({ token: 'token-123', userName: 'maria', type: 0, merchantCode: '200jilif3' })],
};

test('performance, runtime: changing one favourite re-renders one tile', async () => {
  const { user } = await renderBlock(<List />, player);
  const heart = await screen.findByRole('button', { name: 'Favorite: Game hot-2' });
  renders.clear();
  await user.click(heart);
  await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'true'));
  expect([...renders.keys()]).toEqual(['hot-2']);
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
