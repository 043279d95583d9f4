import { loggedIn } from '@parlour/kernel';
import { merchantFeature } from '@parlour/merchant';
import { sessionFeature } from '@parlour/session';
import { httpStatus, mockCall, network, renderFeature, useNetwork } from '@parlour/testing';
import { screen, within } from '@testing-library/react';
import { gamesFeature } from '../../feature';
import { buildGame, buildPage } from '../../mocks/gameBuilders';
import { handlers } from '../../mocks/handlers';
import { discoveryWire, gamesWire } from '../../wire';

useNetwork(...handlers);
const others = { with: [merchantFeature, sessionFeature] };
const player = { ...others, events: [loggedIn({ token: 'token-123', userName: 'maria', type: 0, merchantCode: '200jilif3' })] };
const open = (options: Parameters<typeof renderFeature>[2] = others) => renderFeature(gamesFeature, '/m/esport-games', options);

test('product 4.2: vendors lead into their lobby, matches to the vendor that takes bets on them', async () => {
  await open();
  const lobby = '/m/play?vassalage=ARENA&gameType=ESPORTS&name=Arena';
  expect(await screen.findByRole('link', { name: 'Arena' })).toHaveAttribute('href', lobby);
  const matches = await screen.findByRole('region', { name: 'Featured matches' });
  const [live, next] = within(matches).getAllByRole('link');
  expect(live).toHaveAttribute('href', lobby);
  expect(live).toHaveTextContent('Manila Monsoon – Yangon Yaks');
  expect(live).toHaveTextContent('Live');
  expect(next).not.toHaveTextContent('Live');
  expect(next).toHaveTextContent(/\d{2}:\d{2}/);
  expect(screen.getByText('Live information can be delayed. Others may have newer data.')).toBeVisible();
});

test('a match of a vendor that is not offered or in maintenance is not shown; without matches there is no section', async () => {
  const match = { matchId: '1', gameName: 'Dota 2', home: 'A', away: 'B', startsAt: 1, vassalage: 'ELSEWHERE' };
  network.use(mockCall(discoveryWire.getMatches, { list: [match] }));
  await open();
  await screen.findByRole('link', { name: 'Arena' });
  expect(screen.queryByRole('region', { name: 'Featured matches' })).not.toBeInTheDocument();
});

test('matches that cannot be had leave the vendors alone', async () => {
  network.use(mockCall(discoveryWire.getMatches, () => httpStatus(500)));
  await open();
  expect(await screen.findByRole('link', { name: 'Arena' })).toBeVisible();
});

test('the vendor played last says so', async () => {
  network.use(
    mockCall(gamesWire.getRecentGames, ({ gameType }) =>
      buildPage(gameType === 'ESPORTS' ? [buildGame({ vassalage: 'ARENA', gameType: 'ESPORTS', gameCode: '' })] : []),
    ),
  );
  await open(player);
  expect(await screen.findByRole('link', { name: /Arena.*Last played/ })).toBeVisible();
});

test('product 4.2: without a vendor there is a way to sports', async () => {
  network.use(mockCall(gamesWire.getVendors, { content: [] }));
  await open();
  expect(await screen.findByText('No e-sports provider is available right now.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to sports' })).toHaveAttribute('href', '/m/sport-games');
});
