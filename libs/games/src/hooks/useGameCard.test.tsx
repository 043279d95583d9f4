import { loggedIn } from '@parlour/kernel';
import { merchantFeature } from '@parlour/merchant';
import { playerFeature } from '@parlour/player';
import { renderBlock, useNetwork } from '@parlour/testing';
import { screen, waitFor } from '@testing-library/react';
import type { Game } from '../api/toGame';
import { gamesFeature } from '../feature';
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

test('performance, runtime: changing one favourite re-renders one tile', async () => {
  const { user } = await renderBlock(<List />, {
    with: [gamesFeature, merchantFeature, playerFeature],
    events: [loggedIn({ token: 'token-123', userName: 'maria', type: 0, merchantCode: '200jilif3' })],
  });
  const heart = await screen.findByRole('button', { name: 'Favorite: Game hot-2' });
  renders.clear();
  await user.click(heart);
  await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'true'));
  expect([...renders.keys()]).toEqual(['hot-2']);
});
