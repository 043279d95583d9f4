import { mockCall, network, renderFeature, useNetwork } from '@parlour/testing';
import { screen, waitFor } from '@testing-library/react';
import { tournamentsFeature } from '../feature';
import { tournament, tournamentsHandlers } from '../mocks/handlers';
import { asMember } from '../mocks/players';
import { tournamentsWire } from '../wire';
import { CountingGames } from './CountingGames';

useNetwork(...tournamentsHandlers);

/** The block at the address of a tournament, as the app places it. */
const withBlock = {
  ...tournamentsFeature,
  routes: [
    {
      path: '/m/tournaments/:tournamentId',
      access: 'anyone' as const,
      lazy: async () => ({
        default: () => <CountingGames renderRow={({ category, vendor, title }) => <p>{[title, category, vendor].join(' ')}</p>} />,
      }),
    },
  ],
};
const open = () => renderFeature(withBlock, '/m/tournaments/t1', asMember);

test('names the category and the provider whose games count', async () => {
  network.use(mockCall(tournamentsWire.getTournament, { ...tournament, vendor: 'KITE' }));
  await open();
  expect(await screen.findByText('Games that count RNG KITE')).toBeVisible();
});

test('where every game counts, there is no row', async () => {
  network.use(mockCall(tournamentsWire.getTournament, { ...tournament, gameType: null }));
  await open();
  await waitFor(() => expect(network.requests(tournamentsWire.getTournament)).toHaveLength(1));
  expect(screen.queryByText(/Games that count/)).not.toBeInTheDocument();
});
