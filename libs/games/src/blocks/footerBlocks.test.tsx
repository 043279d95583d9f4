import { paths } from '@parlour/kernel';
import { siteFeature } from '@parlour/site';
import { mockCall, network, renderBlock, useNetwork } from '@parlour/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { gamesFeature } from '../feature';
import { handlers } from '../mocks/handlers';
import { gamesWire } from '../wire';
import { CategoryLinks } from './CategoryLinks';
import { VendorLogos } from './VendorLogos';

useNetwork(...handlers);
const options = { with: [gamesFeature, siteFeature] };

test('spec 1 and 9: the footer shows the first 22 vendors, each once', async () => {
  const vendors = Array.from({ length: 30 }, (_, place) => ({ vassalage: `V${place}`, displayName: `Vendor ${place}`, gameType: 'RNG' }));
  const twice = vendors.map((vendor) => ({ ...vendor, gameType: 'FISH' }));
  network.use(mockCall(gamesWire.getVendors, { content: [...vendors, ...twice], sorting: [] }));
  await renderBlock(<VendorLogos label="Game providers" />, options);
  const logos = within(await screen.findByRole('list', { name: 'Game providers' })).getAllByRole('listitem');
  expect(logos.map(({ textContent }) => textContent)).toEqual(vendors.slice(0, 22).map(({ displayName }) => displayName));
});

test('arrows turn the strip of vendors to its end and back; a strip that fits has none', async () => {
  // jsdom has no layout.
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(300);
  jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(500);
  Element.prototype.scrollBy = function (this: Element, options?: ScrollToOptions | number) {
    this.scrollLeft = Math.min(200, Math.max(0, this.scrollLeft + (typeof options === 'object' ? (options.left ?? 0) : 0)));
    fireEvent.scroll(this);
  };
  const vendors = (count: number) => ({
    content: Array.from({ length: count }, (_, place) => ({ vassalage: `V${place}`, displayName: `Vendor ${place}`, gameType: 'RNG' })),
    sorting: [],
  });
  network.use(mockCall(gamesWire.getVendors, vendors(12)));
  const { user, unmount } = await renderBlock(<VendorLogos label="Game providers" />, options);
  const previous = await screen.findByRole('button', { name: 'Previous providers' });
  const next = screen.getByRole('button', { name: 'Next providers' });
  expect(previous).toBeDisabled();
  await user.click(next);
  expect(next).toBeDisabled();
  await user.click(previous);
  expect(previous).toBeDisabled();
  expect(next).toBeEnabled();
  unmount();
  network.use(mockCall(gamesWire.getVendors, vendors(3)));
  await renderBlock(<VendorLogos label="Game providers" />, options);
  // The copy on this device still has the former vendors.
  await waitFor(() => expect(within(screen.getByRole('list', { name: 'Game providers' })).getAllByRole('listitem')).toHaveLength(3));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
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
