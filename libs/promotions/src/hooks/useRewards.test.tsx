import { httpStatus, mockCall, network, renderBlock, useNetwork } from '@parlour/testing';
import { screen, waitFor } from '@testing-library/react';
import { promotionsFeature } from '../feature';
import { promotionHandlers } from '../mocks/handlers';
import { asType } from '../mocks/players';
import { reward } from '../mocks/rewards';
import { rewardWire } from '../wire';
import { useSignUpGift } from './useRewards';

useNetwork(...promotionHandlers);

function Probe() {
  return <output>{String(useSignUpGift().isClaimed)}</output>;
}

async function open(type = 0) {
  const options = asType(type);
  return renderBlock(<Probe />, { ...options, with: [promotionsFeature, ...options.with] });
}
const said = (text: string) => waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(new RegExp(`^${text}$`)));

test.each([
  ['CLAIM', 'false'],
  ['CLAIMED', 'true'],
  ['ISSUED', 'true'],
  ['REJECTED', 'null'],
] as const)('a gift for signing up with the status %s: %s', async (status, text) => {
  network.use(mockCall(rewardWire.getRewards, [reward({ rewardId: 'other' }), reward({ rewardId: 'hello', kind: 'signUp', status })]));
  await open();
  await said(text);
});

test('there is none among other rewards, when they do not load, and for a trial', async () => {
  network.use(mockCall(rewardWire.getRewards, [reward()]));
  const first = await open();
  await said('null');
  first.unmount();
  network.use(mockCall(rewardWire.getRewards, () => httpStatus(503)));
  const second = await open();
  await said('null');
  second.unmount();
  await open(4);
  await said('null');
});

test('it is not known until the rewards arrive', async () => {
  network.use(mockCall(rewardWire.getRewards, () => new Promise<never>(() => undefined)));
  await open();
  await said('undefined');
});
