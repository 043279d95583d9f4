import { loggedIn, merchantChanged } from '@parlour/kernel';
import { playerFeature } from '@parlour/player';
import { siteFeature } from '@parlour/site';
import { httpStatus, mockCall, renderBlock, useNetwork } from '@parlour/testing';
import { act, screen, within } from '@testing-library/react';
import { gamesFeature } from '../feature';
import { handlers } from '../mocks/handlers';
import { gamesWire } from '../wire';
import { CategoryRail } from './CategoryRail';

useNetwork(...handlers);
const options = { with: [gamesFeature, siteFeature, playerFeature] };
const names = async () =>
  within(await screen.findByRole('navigation', { name: 'Game categories' }))
    .getAllByRole('link')
    .map((link) => link.textContent);

test("the rail follows the merchant's order, without lottery-electronic and disabled categories", async () => {
  const { store } = await renderBlock(<CategoryRail />, options);
  expect(await names()).toEqual(['Hot', 'Slots', 'Fishing', 'Poker', 'Live', 'Sports', 'E-sports']);
  act(() => void store.dispatch(merchantChanged('200jilimm3')));
  expect(await names()).toContain('Cockfight');
});

test('the categories link to their lists', async () => {
  await renderBlock(<CategoryRail />, options);
  expect(await screen.findByRole('link', { name: 'Live' })).toHaveAttribute('href', '/m/live-games');
});

test('a player has favourites and recent games in the rail', async () => {
  await renderBlock(<CategoryRail />, {
    ...options,
    events: [loggedIn({ token: 'token-123', userName: 'maria', type: 0, merchantCode: '200jilif3' })],
  });
  expect(await names()).toEqual(expect.arrayContaining(['Favorites', 'Recent']));
});

test('without vendors from the gateway, the default categories are shown', async () => {
  await renderBlock(<CategoryRail />, { ...options, handlers: [mockCall(gamesWire.getVendors, () => httpStatus(500))] });
  expect(await names()).toEqual(['Hot', 'Slots', 'Fishing', 'Live', 'Poker', 'Sports', 'E-sports']);
});
