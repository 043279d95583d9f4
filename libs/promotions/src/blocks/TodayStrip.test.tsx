import { httpStatus, mockCall, network, renderBlock, useNetwork } from '@parlour/testing';
import { screen, waitFor } from '@testing-library/react';
import { promotionsFeature } from '../feature';
import { promotionHandlers } from '../mocks/handlers';
import { asType } from '../mocks/players';
import { mission, reward } from '../mocks/rewards';
import { rewardWire } from '../wire';
import { TodayStrip } from './TodayStrip';

useNetwork(...promotionHandlers);

function open(type = 0) {
  const options = asType(type);
  return renderBlock(<TodayStrip />, { ...options, with: [promotionsFeature, ...options.with] });
}

const cells = async () => {
  await screen.findByRole('navigation', { name: 'For you today' });
  return screen.getAllByRole('link').map((link) => `${link.textContent} ${link.getAttribute('href')}`);
};
const noCalendar = mockCall(rewardWire.getSignIn, { currencySymbol: '₱', signedDays: 0, days: [] });

test('the check-in, the mission that is nearest to its end, and what can be claimed lead to their places', async () => {
  network.use(
    mockCall(rewardWire.getRewards, [
      mission({ rewardId: 'far', title: 'Play 10 rounds', progress: { done: '1', target: '10', unit: 'count' } }),
      mission(),
      reward({ rewardId: 'a', amount: '25.00' }),
      reward({ rewardId: 'b', amount: '80.00' }),
    ]),
  );
  await open();
  expect(await cells()).toEqual([
    'Check in ₱10Day 2 /m/rewardCenter',
    'Try 3 different games66% /m/rewardCenter',
    'Claim ₱1052 rewards /m/rewardCenter?claim=all',
  ]);
});

test('after the check-in its cell says so, with the days in a row', async () => {
  const days = [
    { day: '2026-11-20', state: 'done' as const, amount: '10.00' },
    { day: '2026-11-21', state: 'done' as const, amount: '10.00' },
    { day: '2026-11-22', state: 'ahead' as const, amount: '10.00' },
  ];
  network.use(mockCall(rewardWire.getRewards, []), mockCall(rewardWire.getSignIn, { currencySymbol: '₱', signedDays: 2, days }));
  await open();
  expect(await cells()).toEqual(['Checked inDay 2 /m/rewardCenter']);
});

test('spec 6: a trial player is told of nothing, and nothing is requested', async () => {
  await open(4);
  expect(network.requests(rewardWire.getRewards)).toEqual([]);
  expect(network.requests(rewardWire.getSignIn)).toEqual([]);
});

test.each([
  ['there is nothing', () => []],
  ['the gateway fails', () => httpStatus(500)],
])('renders nothing if %s', async (_, reply) => {
  network.use(mockCall(rewardWire.getRewards, reply), noCalendar);
  const { container } = await open();
  await waitFor(() => expect(network.requests(rewardWire.getRewards).length).toBeGreaterThan(0));
  await waitFor(() => expect(container).toBeEmptyDOMElement());
});
