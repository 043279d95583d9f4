import { httpStatus, mockCall, network, renderBlock, useNetwork } from '@parlour/testing';
import { siteWire } from '@parlour/site/wire';
import { act, screen, waitFor } from '@testing-library/react';
import { promotionsFeature } from '../feature';
import { promotionHandlers } from '../mocks/handlers';
import { hidePromotions, asType } from '../mocks/players';
import { reward } from '../mocks/rewards';
import { rewardWire } from '../wire';
import { RewardAttention } from './RewardAttention';

const hour = 3_600_000;
const soon = reward({ rewardId: 'a', title: 'Ends tonight', expiresAt: Date.now() + 5 * hour });
const rewards = [
  reward({ rewardId: 'b', title: 'Ends next week', expiresAt: Date.now() + 100 * hour }),
  reward({ rewardId: 'c', title: 'Never ends' }),
  reward({ rewardId: 'd', title: 'Already mine', status: 'CLAIMED', expiresAt: Date.now() + hour }),
  reward({ rewardId: 'e', title: 'Over', expiresAt: Date.now() - hour }),
  soon,
  reward({ rewardId: 'f', title: 'Ends sooner', expiresAt: Date.now() + 2 * hour }),
];
useNetwork(
  mockCall(rewardWire.getRewards, rewards),
  mockCall(siteWire.getStatus, { info: { whitelabel: { REWCEN3: true } }, maintenance: false, regionRestriction: false }),
  ...promotionHandlers,
);

async function open(type = 0) {
  const options = asType(type);
  return renderBlock(<RewardAttention />, { ...options, with: [promotionsFeature, ...options.with] });
}
const asked = () => network.requests(rewardWire.getRewards);

afterEach(() => act(() => hidePromotions(false)));

test('product 4.20: links to the claim of each reward that expires within a day, soonest first', async () => {
  await open();
  expect(await screen.findByRole('link', { name: /Ends tonight ₱50 · Claim until/ })).toHaveAttribute('href', '/m/rewardCenter?claim=a');
  expect(screen.getAllByRole('link').map((link) => link.textContent?.split('₱')[0])).toEqual(['Ends sooner', 'Ends tonight']);
});

test('renders nothing when the rewards do not load', async () => {
  network.use(mockCall(rewardWire.getRewards, httpStatus(500)));
  await open();
  await waitFor(() => expect(asked()).toHaveLength(3));
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('renders nothing while promotions are paused', async () => {
  await open();
  await screen.findByRole('link', { name: /Ends tonight/ });
  act(() => hidePromotions());
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test.each([4, 41])('spec 6: type %i has no rewards, and none are requested', async (type) => {
  await open(type);
  expect(asked()).toHaveLength(0);
});

test('spec 2: without REWCEN3 no rewards are requested', async () => {
  network.use(mockCall(siteWire.getStatus, { info: {}, maintenance: false, regionRestriction: false }));
  await open();
  await waitFor(() => expect(network.requests(siteWire.getStatus).length).toBeGreaterThan(0));
  expect(asked()).toHaveLength(0);
});
