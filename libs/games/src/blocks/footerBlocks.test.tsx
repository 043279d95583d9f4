import { paths } from '@parlour/kernel';
import { merchantFeature } from '@parlour/merchant';
import { mockCall, network, renderBlock, useNetwork } from '@parlour/testing';
import { screen, within } from '@testing-library/react';
import { gamesFeature } from '../feature';
import { handlers } from '../mocks/handlers';
import { gamesWire } from '../wire';
import { CategoryLinks } from './CategoryLinks';
import { VendorLogos } from './VendorLogos';

useNetwork(...handlers);
const options = { with: [gamesFeature, merchantFeature] };

test('spec 1 and 9: the footer shows the first 22 vendors, each once', async () => {
  const vendors = Array.from({ length: 30 }, (_, place) => ({ vassalage: `V${place}`, displayName: `Vendor ${place}`, gameType: 'RNG' }));
  const twice = vendors.map((vendor) => ({ ...vendor, gameType: 'FISH' }));
  network.use(mockCall(gamesWire.getVendors, { content: [...vendors, ...twice], sorting: [] }));
  await renderBlock(<VendorLogos label="Game providers" />, options);
  const logos = within(await screen.findByRole('list', { name: 'Game providers' })).getAllByRole('listitem');
  expect(logos.map(({ textContent }) => textContent)).toEqual(vendors.slice(0, 22).map(({ displayName }) => displayName));
});

test('spec 2: the footer links the categories in the order of the vendor sorting list, each to its page', async () => {
  const types = ['FISH', 'RNG', 'SPORTS', 'LOTT', 'ELOTT'];
  network.use(
    mockCall(gamesWire.getVendors, {
      content: types.map((gameType) => ({ vassalage: gameType, displayName: gameType, gameType })),
      sorting: types.map((gameCategory) => ({ gameCategory, vendorNames: [{ accountTypeName: gameCategory }] })),
    }),
  );
  await renderBlock(<CategoryLinks label="Games" />, options);
  const links = within(await screen.findByRole('navigation', { name: 'Games' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    paths.games.fishing,
    paths.games.slot,
    paths.games.sport,
    paths.games.lottery,
  ]);
});
