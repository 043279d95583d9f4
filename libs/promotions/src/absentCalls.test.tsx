import { mockCall, network, renderBlock, renderFeature, useNetwork, writeConfig } from '@parlour/testing';
import { screen, within } from '@testing-library/react';
import { InviteFriends } from './blocks/invite-friends/InviteFriends';
import { promotionsFeature } from './feature';
import { promotionHandlers } from './mocks/handlers';
import { asMember } from './mocks/players';
import { referralWire, vipWire } from './wire';

let remove: () => void;

useNetwork(...promotionHandlers);
beforeEach(() => {
  remove = writeConfig({ absentCalls: ['claimRewards', 'joinPromotion', 'getInvitees', 'getReferralIncome', 'getReferralRecords'] });
});
afterEach(() => remove());

test('rewards of a gateway that takes no claim and no join are shown without these actions', async () => {
  await renderFeature(promotionsFeature, '/m/rewardCenter', asMember);
  const gift = within(await screen.findByRole('article', { name: 'Monsoon gift' }));
  expect(gift.getByText('1× the reward')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^(Claim|Join)/ })).not.toBeInTheDocument();
});

test('an invitation of a gateway that tells the code alone has no tabs and no figures that nobody knows', async () => {
  const mine = { code: 'PA1B2C3D', invited: 5, milestones: [] };
  network.use(mockCall(referralWire.getReferral, { currencySymbol: '', rules: [], mine }));
  await renderBlock(<InviteFriends />, { ...asMember, with: [promotionsFeature, ...asMember.with] });
  expect(await screen.findByText('PA1B2C3D')).toBeInTheDocument();
  expect(screen.getByText('Invited').parentElement).toHaveTextContent('5');
  for (const name of ['Today', 'Yesterday', 'Qualified']) expect(screen.queryByText(name)).not.toBeInTheDocument();
  expect(screen.queryByRole('tab')).not.toBeInTheDocument();
});

test('a level of a gateway without a list of levels has its name and its progress', async () => {
  const bars = [{ kind: 'keep' as const, done: '400.00', target: '1000.00', until: null }];
  const mine = { level: 0, name: 'Gold', bars, benefits: [], history: [] };
  network.use(mockCall(vipWire.getVip, { currencySymbol: '₱', levels: [], rules: [], mine }));
  await renderFeature(promotionsFeature, '/m/member/benefits', asMember);
  expect(await screen.findByRole('heading', { name: 'Gold' })).toBeInTheDocument();
  expect(screen.getByText('₱400 of ₱1,000')).toBeInTheDocument();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});
