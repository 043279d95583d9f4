import { loggedIn } from '@parlour/kernel';
import { knownPauses, playerFeature } from '@parlour/player';
import { siteFeature } from '@parlour/site';
import { mockCall, network, renderBlock, useNetwork } from '@parlour/testing';
import { act, screen } from '@testing-library/react';
import { gamesFeature } from '../../feature';
import { handlers } from '../../mocks/handlers';
import { discoveryWire } from '../../wire';
import { AboutGame } from './AboutGame';

useNetwork(...handlers);

const game = { vendor: 'PALM', gameType: 'RNG', gameCode: 'ruby', nodeId: 'n1', name: 'Ruby Rush' };
const player = {
  with: [gamesFeature, siteFeature, playerFeature],
  events: [loggedIn({ token: 'token-123', userName: 'maria', type: 0, merchantCode: '200jilif3' })],
};
const ways = () => screen.queryAllByRole('link', { name: /^(Play|Try)/ }).map((link) => link.textContent);

test('product 4.21: a sheet that was open when a pause began offers no way into the game, and offers them again after its end', async () => {
  network.use(mockCall(discoveryWire.getGameDetail, { vendorName: 'Palm Play', hasDemo: true }));
  await renderBlock(<AboutGame game={game} onClose={() => undefined} />, player);
  expect(await screen.findByText('Palm Play')).toBeVisible();
  expect(ways()).toHaveLength(2);
  act(() =>
    knownPauses.change(() => ({ '200jilif3/maria': { kind: 'exclusion', startedAt: Date.now(), until: null, isConfirmed: true } })),
  );
  expect(screen.getByText('You are excluded from play: permanently')).toBeVisible();
  expect(ways()).toEqual([]);
  act(() => knownPauses.change(() => ({})));
  expect(ways()).toHaveLength(2);
});
