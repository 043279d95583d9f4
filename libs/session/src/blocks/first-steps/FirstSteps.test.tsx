import { contentFeature } from '@parlour/content';
import { loggedIn } from '@parlour/kernel';
import { playerFeature, playSettings } from '@parlour/player';
import { siteFeature } from '@parlour/site';
import { siteWire } from '@parlour/site/wire';
import { playControlsWire, playerWire } from '@parlour/player/wire';
import { mockCall, network, renderBlock, useNetwork } from '@parlour/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { sessionFeature } from '../../feature';
import { FirstSteps, type FirstStepsProps } from './FirstSteps';

const dayMs = 24 * 3_600_000;
const memberSince = (joinedAt: number) => mockCall(playerWire.getMemberInfo, { id: 'm1', type: 0, account: 'tala', joinedAt });

useNetwork(
  mockCall(siteWire.getStatus, { info: { whitelabel: { playLimits: '1' } } }),
  mockCall(playControlsWire.getPlayState, { pause: null, reached: null, hasLimit: false }),
  memberSince(Date.now() - dayMs),
);

const fresh = { isGiftClaimed: false, hasDeposited: false };
const open = (facts: Partial<FirstStepsProps> = {}, { userName = 'tala', type = 0 } = {}) =>
  renderBlock(<FirstSteps {...fresh} {...facts} />, {
    with: [sessionFeature, playerFeature, siteFeature, contentFeature],
    events: [loggedIn({ token: 'token-of-tala', userName, type, merchantCode: '200jilif3' })],
  });
const card = (name: string) => screen.findByRole('region', { name });
const settled = () => waitFor(() => expect(network.requests(playerWire.getMemberInfo)).not.toEqual([]));

test.each([
  ['the gift', {}, 0, 'Claim your sign-up gift', '/m/rewardCenter'],
  ['the limit', { isGiftClaimed: true }, 1, 'Set a limit', '/m/playControls?returnTo=%2Fm%2Fhome'],
  ['the gift before the deposit', { hasDeposited: true }, 1, 'Claim your sign-up gift', '/m/rewardCenter'],
])('of three steps %s is next, and leads to its place', async (_, facts, done, name, path) => {
  await open(facts);
  await card('3 steps to start');
  expect(screen.getByRole('progressbar', { name: `${done} of 3 done` })).toHaveAttribute('value', String(done / 3));
  expect(screen.getAllByRole('link')).toEqual([screen.getByRole('link', { name })]);
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', path);
});

test('a limit can be skipped, and the deposit is next', async () => {
  const { user } = await open({ isGiftClaimed: true });
  await card('3 steps to start');
  await user.click(screen.getByRole('button', { name: 'Skip' }));
  expect(screen.getByRole('link', { name: 'Make your first deposit' })).toHaveAttribute('href', '/m/voucherCenter');
});

test('with a gift, the steps say what they lead to', async () => {
  await open({ gift: '₱20' });
  const steps = within(await card('3 steps to your ₱20'));
  expect(steps.getByText('3 steps to your ₱20')).toBeVisible();
  for (const tick of ['Gift', 'Limit', 'Deposit']) expect(steps.getByText(tick)).toBeVisible();
});

test('what comes next takes the place of the steps, once all are done', async () => {
  const { user } = await open({ isGiftClaimed: true, hasDeposited: true, children: <p>Today</p> });
  await card('3 steps to start');
  expect(screen.queryByText('Today')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Skip' }));
  expect(screen.getByText('Today')).toBeVisible();
});

test('with the last step the card leaves', async () => {
  const { user } = await open({ isGiftClaimed: true, hasDeposited: true });
  await card('3 steps to start');
  await user.click(screen.getByRole('button', { name: 'Skip' }));
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

test('a closed card stays closed for its player, and is there for another one', async () => {
  const { user, unmount } = await open();
  await card('3 steps to start');
  await user.click(screen.getByRole('button', { name: 'Hide these steps' }));
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  unmount();
  const again = await open();
  await settled();
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  again.unmount();
  await open({}, { userName: 'jun' });
  expect(await card('3 steps to start')).toBeVisible();
});

test('where the gateway does not say, the step is left out', async () => {
  network.use(mockCall(playControlsWire.getPlayState, { pause: null, reached: null }));
  await open({ isGiftClaimed: null });
  expect(await card('1 step to start')).toHaveTextContent('Make your first deposit');
});

test.each<[string, () => void, Partial<FirstStepsProps>, { type?: number }]>([
  ['for a player of long standing', () => network.use(memberSince(Date.now() - 31 * dayMs)), {}, {}],
  ['until the gift is known', () => undefined, { isGiftClaimed: undefined }, {}],
  ['for a trial', () => undefined, {}, { type: 4 }],
  [
    'during a break',
    () => {
      const pause = { kind: 'break' as const, startedAt: Date.now(), until: Date.now() + dayMs };
      network.use(mockCall(playControlsWire.getPlayState, { pause, reached: null, hasLimit: false }));
    },
    {},
    {},
  ],
])('shows nothing %s', async (_, arrange, facts, player) => {
  arrange();
  await open(facts, player);
  await settled();
  await act(async () => undefined);
  await waitFor(() => expect(screen.queryByRole('region')).not.toBeInTheDocument());
});

test('shows nothing to a player who hides promotions', async () => {
  playSettings.change((settings) => ({ ...settings, hidesPromotions: true }));
  await open();
  await settled();
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  act(() => playSettings.change((settings) => ({ ...settings, hidesPromotions: false })));
});
