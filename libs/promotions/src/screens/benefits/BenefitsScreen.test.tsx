import { siteWire } from '@parlour/site/wire';
import { playControlsWire } from '@parlour/player/wire';
import { httpStatus, mockCall, network, renderFeature, useNetwork } from '@parlour/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { promotionsFeature } from '../../feature';
import { vip } from '../../mocks/club';
import { promotionHandlers } from '../../mocks/handlers';
import { asMember, asVisitor } from '../../mocks/players';
import { type Vip, vipWire } from '../../wire';

useNetwork(...promotionHandlers);

const open = (options: typeof asVisitor | typeof asMember = asMember) => renderFeature(promotionsFeature, '/m/member/benefits', options);
const answer = (changes: Partial<Vip>) => network.use(mockCall(vipWire.getVip, { ...vip, ...changes }));

test('product 4.12: shows the level with its progress, the gains of the next level, and the benefits', async () => {
  await open();
  expect(await screen.findByRole('heading', { name: 'VIP 1 Bronze' })).toBeInTheDocument();
  expect(screen.getByRole('progressbar', { name: 'Wagering to the next level' })).toHaveAttribute('value', '0.5');
  expect(screen.getByText('₱12,500 of ₱25,000')).toBeInTheDocument();
  expect(screen.getByText(/^₱400 of ₱1,000 · Until 30 Nov 2026.*\(GMT/)).toBeInTheDocument();
  expect(screen.getByText('Updates daily')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'What VIP 2 Silver adds' })).toBeInTheDocument();
  expect(screen.getByText('₱20 → ₱80')).toBeInTheDocument();
  expect(screen.getByText('4 → 5')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /Weekly gift.*Next 23 Nov 2026.*Available/ })).toHaveAttribute('href', '/m/rewardCenter');
  expect(screen.getByText('Needs VIP 4 Gold')).toBeInTheDocument();
  expect(screen.getByText('Slots 0.3%')).toBeInTheDocument();
});

test('product 4.12: each level opens to what it gives, and never to an amount of nothing; rules and history', async () => {
  const { user } = await open();
  await screen.findByRole('heading', { name: 'All levels' });
  const steps = within(screen.getByRole('list', { name: 'Steps' }));
  await user.click(steps.getByText('VIP 2 Silver'));
  await steps.findAllByRole('term');
  expect(steps.getAllByRole('term').map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`)).toEqual([
    'Monthly, to keep the level: ₱5,000',
    'Upgrade bonus: ₱80',
    'Weekly: ₱20',
    'Daily limit: ₱50,000',
    'Withdrawals a day: 5',
  ]);
  await user.click(screen.getByText('How levels are counted'));
  expect(await screen.findByText('settled')).toBeVisible();
  expect(screen.getByText('Reached VIP 1 Bronze')).toBeInTheDocument();
});

/** The share of the ring around the player's emblem, in percent. */
const ring = () => document.querySelector('circle[stroke-dasharray]')?.getAttribute('stroke-dasharray');
/** The six levels of the product: the steps of the ladder. */
const sixLevels = ['Member', 'VIP 1 Bronze', 'VIP 2 Silver', 'VIP 3 Ruby', 'VIP 4 Gold', 'VIP 5 Diamond'].map((name, level) => ({
  ...(vip.levels[0] as Vip['levels'][number]),
  level,
  name,
  turnover: `${level * 5000}.00`,
}));

test.each([
  ['12500.00', '50 100'],
  ['0.00', '0 100'],
  ['25000.00', '100 100'],
])('the ring shows the share of the way to the next level: %s of 25000', async (done, share) => {
  answer({ mine: { ...(vip.mine as NonNullable<Vip['mine']>), bars: [{ kind: 'turnover', done, target: '25000.00', until: null }] } });
  await open();
  await screen.findByRole('heading', { name: 'VIP 1 Bronze' });
  expect(ring()).toBe(share);
});

test('the ladder shows all six levels, each in a colour of its own', async () => {
  answer({ levels: sixLevels, mine: { level: 3, bars: [], benefits: [], history: [] } });
  await open();
  const steps = within(await screen.findByRole('list', { name: 'Steps' })).getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    'Member',
    'VIP 1 BronzeWager ₱5,000',
    'VIP 2 SilverWager ₱10,000',
    'VIP 3 RubyWager ₱15,000Your level',
    'VIP 4 GoldWager ₱20,000',
    'VIP 5 DiamondWager ₱25,000',
  ]);
  expect(new Set(steps.map((step) => step.querySelector('[data-tier]')?.getAttribute('data-tier'))).size).toBe(6);
  expect(screen.getAllByRole('img', { name: 'Reached' })).toHaveLength(3);
  // Without figures from the gateway there is no ring.
  expect(ring()).toBeUndefined();
});

test('the levels are steps: those below are reached, and the own one is marked', async () => {
  await open();
  const steps = within(await screen.findByRole('list', { name: 'Steps' })).getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    'Member',
    'VIP 1 BronzeWager ₱5,000Your level',
    'VIP 2 SilverWager ₱25,000',
  ]);
  expect(within(steps[0] as HTMLElement).getByRole('img', { name: 'Reached' })).toBeInTheDocument();
  expect(steps[1]).toHaveAttribute('aria-current', 'step');
  expect(screen.queryAllByRole('img', { name: 'Reached' })).toHaveLength(1);
});

test('product 4.12: a visitor sees the levels without personal data, and a login link', async () => {
  answer({ mine: null });
  await open(asVisitor);
  expect(await screen.findByRole('list', { name: 'Steps' })).toBeInTheDocument();
  expect(screen.queryByText('Your level')).toBeNull();
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/m/login?returnTo=%2Fm%2Fmember%2Fbenefits');
});

test('product 4.12: without progress data there are no progress bars', async () => {
  answer({ mine: { level: 1, bars: [], benefits: [], history: [] } });
  await open();
  expect(await screen.findByRole('heading', { name: 'VIP 1 Bronze' })).toBeInTheDocument();
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(screen.queryByText('Updates daily')).toBeNull();
});

test('a player on an unknown level sees the levels', async () => {
  answer({ mine: { level: 99, bars: [], benefits: [], history: [] } });
  await open();
  expect(await screen.findByRole('list', { name: 'Steps' })).toBeInTheDocument();
});

test.each([
  ['player', asMember, '/m/member/home'],
  ['visitor', asVisitor, '/m/home'],
])('product 4.12: without the VIP feature, a %s is redirected', async (_, options, to) => {
  network.use(mockCall(siteWire.getStatus, { info: { whitelabel: {} } }));
  const { location } = await open(options);
  await waitFor(() => expect(location()).toBe(to));
});

test('if it is unknown whether there is a club, nobody is redirected, and a retry loads it', async () => {
  network.use(mockCall(siteWire.getStatus, httpStatus(500)));
  const { user, location } = await open();
  expect(await screen.findByText("We couldn't load the benefits")).toBeInTheDocument();
  expect(location()).toBe('/m/member/benefits');
  network.use(...promotionHandlers);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'VIP 1 Bronze' })).toBeInTheDocument();
});

test('a retry loads the benefits after a load error', async () => {
  network.use(mockCall(vipWire.getVip, () => httpStatus(500)));
  const { user } = await open();
  expect(await screen.findByText("We couldn't load the benefits")).toBeInTheDocument();
  network.use(...promotionHandlers);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'VIP 1 Bronze' })).toBeInTheDocument();
});

test('product 4.12: during a break, the gains of the next level are hidden', async () => {
  const startedAt = Date.now();
  const pause = { kind: 'break', startedAt, until: startedAt + 3_600_000 } as const;
  network.use(mockCall(playControlsWire.getPlayState, { pause, reached: null }));
  await open();
  await screen.findByRole('heading', { name: 'VIP 1 Bronze' });
  await waitFor(() => expect(screen.queryByText(/^What VIP 2 Silver adds/)).not.toBeInTheDocument());
});

test('a gift that only the next level has is told without the nothing before it', async () => {
  answer({ mine: { level: 0, bars: [], benefits: [], history: [] } });
  await open();
  await screen.findByRole('heading', { name: 'What VIP 1 Bronze adds' });
  expect(screen.getByText('Upgrade bonus').nextSibling).toHaveTextContent(/^₱20$/);
  expect(screen.queryByText(/₱0\b/)).toBeNull();
});
