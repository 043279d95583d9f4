import { playerFeature } from '@parlour/player';
import { siteFeature } from '@parlour/site';
import { mockCall, network, renderFeature, useNetwork } from '@parlour/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { gamesFeature } from '../../feature';
import { buildGames, buildPage, buildWinner } from '../../mocks/gameBuilders';
import { handlers } from '../../mocks/handlers';
import { gamesWire } from '../../wire';

useNetwork(...handlers);
const open = (path = '/m/slotsCenter') => renderFeature(gamesFeature, path, { with: [siteFeature, playerFeature] });
const asked = () => network.requests(gamesWire.getGames);

test('product 4.4: the tabs are All, Hot, Favorites, Recent and the classifications in this order', async () => {
  const { user, location } = await open();
  const tabs = (await screen.findAllByRole('tab')).map((tab) => tab.textContent);
  expect(tabs).toEqual(['All', 'Hot', 'Favorites', 'Recent', 'Jackpot', 'Slots', 'Video poker', 'Table', 'Arcade']);
  await user.click(screen.getByRole('tab', { name: 'Table' }));
  await waitFor(() => expect(asked()).toContainEqual(expect.objectContaining({ gameType: 'RNG', gameClassify: 'TG', pageNo: 1 })));
  expect(location()).toBe('/m/slotsCenter?dataType=TG');
});

test('product 4.4: providers show their game counts if the gateway sends them', async () => {
  const palm = { vassalage: 'PALM', displayName: 'Palm Play', gameType: 'RNG' };
  network.use(
    mockCall(gamesWire.getVendors, {
      content: [
        { ...palm, gameCount: 40 },
        { ...palm, vassalage: 'REEF', displayName: 'Reef' },
      ],
    }),
  );
  const { user } = await open();
  expect(await screen.findByRole('option', { name: 'Reef' })).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Provider' }), 'Palm Play · 40');
  await waitFor(() => expect(asked().at(-1)).toMatchObject({ gameType: 'RNG', vassalage: 'PALM' }));
});

test('product 4.4: only jackpots with an amount are shown', async () => {
  const jackpots = [
    buildWinner({ nodeId: 'j1', gameName: 'Mega Pot', winAmount: '1000000.50' }),
    buildWinner({ nodeId: 'j2', winAmount: '0' }),
  ];
  network.use(mockCall(gamesWire.getWinners, { list: [], jackpots, currencySymbol: 'Ks' }));
  await open();
  const row = await screen.findByRole('region', { name: 'Jackpots paid' });
  expect(within(row).getAllByRole('link')).toHaveLength(1);
  expect(within(row).getByRole('link')).toHaveTextContent('Mega PotKs 1,000,000');
});

test('without such jackpots there is no row', async () => {
  network.use(mockCall(gamesWire.getWinners, { list: [], jackpots: [] }));
  await open();
  await screen.findByRole('link', { name: 'Game RNG-1' });
  expect(screen.queryByRole('region', { name: 'Jackpots paid' })).not.toBeInTheDocument();
});

test('product 4.4: filters that match nothing are cleared with one tap', async () => {
  network.use(mockCall(gamesWire.getGames, ({ minBet }) => buildPage(minBet ? [] : buildGames(1))));
  const { user, location } = await open('/m/slotsCenter?dataType=filter&minBet=1');
  expect(await screen.findByText('No slots match.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(await screen.findByRole('link', { name: 'Game n1' })).toBeVisible();
  expect(location()).toBe('/m/slotsCenter');
});
