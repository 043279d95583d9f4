import { renderFeature, useNetwork, writeConfig } from '@parlour/testing';
import { screen, within } from '@testing-library/react';
import { promotionsFeature } from './feature';
import { promotionHandlers } from './mocks/handlers';
import { asMember } from './mocks/players';

let remove: () => void;

useNetwork(...promotionHandlers);
beforeEach(() => {
  remove = writeConfig({ absentCalls: ['claimRewards', 'joinPromotion'] });
});
afterEach(() => remove());

test('rewards of a gateway that takes no claim and no join are shown without these actions', async () => {
  await renderFeature(promotionsFeature, '/m/rewardCenter', asMember);
  const gift = within(await screen.findByRole('article', { name: 'Monsoon gift' }));
  expect(gift.getByText('1× the reward')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^(Claim|Join)/ })).not.toBeInTheDocument();
});
