import { httpStatus, mockCall, network, renderBlock, useNetwork } from '@parlour/testing';
import { screen, waitFor } from '@testing-library/react';
import { promotionsFeature } from '../feature';
import { promotionHandlers } from '../mocks/handlers';
import { asType } from '../mocks/players';
import { reward } from '../mocks/rewards';
import { rewardWire } from '../wire';
import { WaitingGifts } from './WaitingGifts';

useNetwork(...promotionHandlers);

function open(type = 0) {
  const options = asType(type);
  return renderBlock(<WaitingGifts />, { ...options, with: [promotionsFeature, ...options.with] });
}

test('shows three gifts that wait, with their amounts, and each leads to its claim', async () => {
  const names = ['Monsoon gift', 'Cashback', 'Cup', 'Fourth'];
  network.use(
    mockCall(rewardWire.getRewards, [
      reward({ rewardId: 'taken', title: 'Taken', status: 'CLAIMED' }),
      ...names.map((title) => reward({ rewardId: title, title })),
    ]),
  );
  await open();
  expect(await screen.findByRole('group', { name: '4 rewards to claim' })).toBeVisible();
  const links = screen.getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['Monsoon gift₱50Claim', 'Cashback₱50Claim', 'Cup₱50Claim']);
  const targets = links.map((link) => link.getAttribute('href'));
  expect(targets).toEqual(['/m/rewardCenter?claim=Monsoon+gift', '/m/rewardCenter?claim=Cashback', '/m/rewardCenter?claim=Cup']);
});

test('spec 6: a trial player has no gifts, and none are requested', async () => {
  await open(4);
  expect(network.requests(rewardWire.getRewards)).toEqual([]);
});

test.each([
  ['nothing can be claimed', () => []],
  ['the gateway fails', () => httpStatus(500)],
])('renders nothing if %s', async (_, reply) => {
  network.use(mockCall(rewardWire.getRewards, reply));
  const { container } = await open();
  await waitFor(() => expect(network.requests(rewardWire.getRewards).length).toBeGreaterThan(0));
  await waitFor(() => expect(container).toBeEmptyDOMElement());
});
