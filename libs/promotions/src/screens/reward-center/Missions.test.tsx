import { connectionLost, mockCall, network, renderFeature, useNetwork } from '@parlour/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { promotionsFeature } from '../../feature';
import { promotionHandlers } from '../../mocks/handlers';
import { hidePromotions, asMember, asType } from '../../mocks/players';
import { mission, missions, receipt } from '../../mocks/rewards';
import { type Reward, rewardWire } from '../../wire';

useNetwork(...promotionHandlers);
afterEach(() => act(() => hidePromotions(false)));

async function open(rewards: Reward[] = missions, { path = '/m/rewardCenter', player = asMember } = {}) {
  network.use(mockCall(rewardWire.getRewards, rewards));
  return renderFeature(promotionsFeature, path, player);
}

/** The listed missions. */
const items = () => screen.getAllByRole('progressbar').map((bar) => bar.closest('li') as HTMLElement);
const claims = () => network.requests(rewardWire.claimRewards);

test('three missions with what they give and their progress, and when the day ends', async () => {
  await open();
  await screen.findByRole('heading', { name: 'Today’s missions' });
  expect(items().map((item) => item.textContent)).toEqual([
    'Try 3 different games₱62 of 366%',
    'Play 10 rounds₱50 of 100%',
    'Take today’s check-in gift₱31 of 1100%Claim',
  ]);
  expect(screen.getByRole('progressbar', { name: 'Play 10 rounds' })).toHaveAttribute('value', '0');
  expect(screen.getByText(/^Until .*\(GMT/)).toBeInTheDocument();
  expect(screen.queryByText('Nothing to claim now')).not.toBeInTheDocument();
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
});

test('a completed mission is claimed once, like any reward: asked, sent under a key, with a receipt', async () => {
  network.use(mockCall(rewardWire.claimRewards, [receipt({ rewardId: 'm3', title: 'Take today’s check-in gift', amount: '3.00' })]));
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Claim: Take today’s check-in gift' }));
  await user.dblClick(screen.getByRole('button', { name: 'Claim ₱3.00' }));
  expect(await screen.findByRole('dialog', { name: 'Reward claimed' })).toHaveTextContent('₱3.00');
  expect(claims()).toEqual([{ idempotencyKey: expect.any(String), rewardIds: ['m3'], language: 'EN' }]);
});

test('after a lost reply the claim is unknown, and the mission cannot be claimed again', async () => {
  network.use(mockCall(rewardWire.claimRewards, () => connectionLost()));
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Claim: Take today’s check-in gift' }));
  await user.click(screen.getByRole('button', { name: 'Claim ₱3.00' }));
  expect(await screen.findByText("We're checking this. Don't repeat it.")).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Claim: Take today’s check-in gift' })).toBeDisabled();
  expect(claims()).toHaveLength(1);
});

test('the summary counts a completed mission, and its reward is in the history once claimed', async () => {
  await open([mission({ rewardId: 'm3', status: 'CLAIMED', since: Date.now() }), mission()], { path: '/m/rewardCenter?tab=history' });
  const claimed = within(await screen.findByRole('article', { name: 'Try 3 different games' }));
  expect(claimed.getByText(/^Claimed \d/)).toBeInTheDocument();
  expect(screen.queryByText('Today’s missions')).not.toBeInTheDocument();
});

test('says when all are done, and when new ones begin', async () => {
  await open([mission({ status: 'CLAIMED' })]);
  expect(await screen.findByText('You have done them all today.')).toBeInTheDocument();
  expect(screen.getByText(/^New missions: .*\(GMT/)).toBeInTheDocument();
});

test('after midnight the missions of the new day are asked for, once', async () => {
  const yesterday = mission({ title: 'Play 10 rounds', expiresAt: Date.now() - 1000 });
  let isNewDay = false;
  network.use(mockCall(rewardWire.getRewards, () => (isNewDay ? [mission()] : ((isNewDay = true), [yesterday]))));
  await renderFeature(promotionsFeature, '/m/rewardCenter', asMember);
  expect(await screen.findByText('Try 3 different games')).toBeInTheDocument();
  expect(screen.queryByText('Play 10 rounds')).not.toBeInTheDocument();
  expect(network.requests(rewardWire.getRewards)).toHaveLength(2);
});

test('a gateway that keeps sending missions of yesterday is asked once more', async () => {
  await open([mission({ expiresAt: Date.now() - 1000 })]);
  await screen.findByText('Nothing to claim now');
  await waitFor(() => expect(network.requests(rewardWire.getRewards)).toHaveLength(2));
  expect(screen.queryByText('Today’s missions')).not.toBeInTheDocument();
});

test('without missions there is no section', async () => {
  await open([]);
  await screen.findByText('Nothing to claim now');
  expect(screen.queryByText('Today’s missions')).not.toBeInTheDocument();
});

test('while promotions are paused, only a completed mission stays', async () => {
  hidePromotions();
  await open();
  await screen.findByRole('button', { name: 'Claim: Take today’s check-in gift' });
  expect(items()).toHaveLength(1);
});

test('while promotions are paused, nothing is said of missions in progress or done', async () => {
  hidePromotions();
  await open([mission(), mission({ rewardId: 'm9', status: 'CLAIMED' })]);
  await screen.findByText('Nothing to claim now');
  expect(screen.queryByText('Today’s missions')).not.toBeInTheDocument();
});

test('an agent without play has no missions, whatever the gateway sends', async () => {
  await open(missions, { player: asType(41) });
  await screen.findByText('You can claim now');
  expect(screen.queryByText('Today’s missions')).not.toBeInTheDocument();
});

test.each([
  ['more than three', Array.from({ length: 40 }, (_, index) => mission({ rewardId: `m${index}` })), 3],
  ['of yesterday', [mission({ expiresAt: Date.now() - 1000 }), mission({ rewardId: 'm2' })], 1],
  ['without progress', [mission({ progress: null }), mission({ rewardId: 'm2' })], 1],
  ['with a target of zero', [mission({ progress: { done: '0', target: '0', unit: 'count' } })], 1],
  ['with a title without end', [mission({ title: 'W'.repeat(2000), amount: null })], 1],
])('bad input: missions %s', async (_, rewards, bars) => {
  await open(rewards);
  await screen.findByRole('heading', { name: 'Today’s missions' });
  expect(screen.getAllByRole('progressbar')).toHaveLength(bars);
});

test('a gateway that names no kind sends offers', async () => {
  const { kind: _, ...offer } = mission({ title: 'Hello gift', status: 'CLAIM' });
  network.use(mockCall(rewardWire.getRewards, [offer]));
  await renderFeature(promotionsFeature, '/m/rewardCenter', asMember);
  expect(await screen.findByRole('article', { name: 'Hello gift' })).toBeInTheDocument();
});
