import { siteWire } from '@parlour/site/wire';
import { mockCall, network, renderBlock, useNetwork } from '@parlour/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { promotionsFeature } from '../feature';
import { promotionHandlers } from '../mocks/handlers';
import { hidePromotions, asType } from '../mocks/players';
import { missions, reward } from '../mocks/rewards';
import { rewardWire } from '../wire';
import { GiftButton } from './GiftButton';

const claimable = [reward({ rewardId: 'a' }), reward({ rewardId: 'b' }), reward({ rewardId: 'c', status: 'CLAIMED' })];
const calendar = (state: 'open' | 'done') => ({
  currencySymbol: '₱',
  signedDays: 1,
  days: [{ day: '2026-11-21', state, amount: '10.00' }],
});

useNetwork(mockCall(rewardWire.getRewards, claimable), mockCall(rewardWire.getSignIn, calendar('open')), ...promotionHandlers);
afterEach(() => act(() => hidePromotions(false)));

async function open(type = 0) {
  const options = asType(type);
  return renderBlock(<GiftButton />, { ...options, with: [promotionsFeature, ...options.with] });
}
const asked = () => network.requests(rewardWire.getRewards).length + network.requests(rewardWire.getSignIn).length;

test('counts the rewards that can be claimed and the open sign-in gift, and leads to them', async () => {
  await open();
  expect(await screen.findByRole('link', { name: /^3 rewards to claim/ })).toHaveAttribute('href', '/m/rewardCenter');
});

test('a gift taken today is not counted; the link then asks about the rewards at once', async () => {
  network.use(mockCall(rewardWire.getSignIn, calendar('done')), mockCall(rewardWire.getRewards, [reward()]));
  await open();
  expect(await screen.findByRole('link', { name: /^1 reward to claim/ })).toHaveAttribute('href', '/m/rewardCenter?claim=all');
});

test('leads nowhere until the calendar has come, because a tap would open the rewards with turnover first', async () => {
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  network.use(mockCall(rewardWire.getSignIn, async () => (await arrived, calendar('open'))));
  await open();
  await waitFor(() => expect(asked()).toBe(2));
  await act(async () => undefined);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  arrive();
  expect(await screen.findByRole('link', { name: /^3 rewards to claim/ })).toHaveAttribute('href', '/m/rewardCenter');
});

test('counts a completed mission, and none in progress', async () => {
  network.use(mockCall(rewardWire.getSignIn, calendar('done')), mockCall(rewardWire.getRewards, missions));
  await open();
  expect(await screen.findByRole('link', { name: /^1 reward to claim/ })).toBeInTheDocument();
  expect(asked()).toBe(2);
});

test('renders nothing if nothing can be claimed', async () => {
  network.use(mockCall(rewardWire.getSignIn, calendar('done')), mockCall(rewardWire.getRewards, []));
  await open();
  await waitFor(() => expect(asked()).toBe(2));
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('renders nothing while promotions are paused', async () => {
  await open();
  await screen.findByRole('link');
  act(() => hidePromotions());
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test.each([4, 41])('spec 6: type %i has no rewards, and none are requested', async (type) => {
  await open(type);
  expect(asked()).toBe(0);
});

test('spec 2: without REWCEN3 nothing is requested', async () => {
  network.use(mockCall(siteWire.getStatus, { info: {}, maintenance: false, regionRestriction: false }));
  await open();
  await waitFor(() => expect(network.requests(siteWire.getStatus).length).toBeGreaterThan(0));
  expect(asked()).toBe(0);
});
