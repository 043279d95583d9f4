import { merchantWire } from '@parlour/merchant/wire';
import { playControlsWire } from '@parlour/player/wire';
import { httpStatus, mockCall, network, renderFeature, useNetwork } from '@parlour/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { promotionsFeature } from '../../feature';
import { rank } from '../../mocks/club';
import { promotionHandlers } from '../../mocks/handlers';
import { asMember } from '../../mocks/players';
import { hidePromotions } from '../../mocks/hidePromotions';
import { rankWire } from '../../wire';

useNetwork(...promotionHandlers);

const open = (path = '/m/depositBetRank') => renderFeature(promotionsFeature, path, asMember);
const flags = (whitelabel: Record<string, string>) => network.use(mockCall(merchantWire.getStatus, { info: { whitelabel } }));

afterEach(() => act(() => hidePromotions(false)));

test('product 4.18: countdown, the top three, the list with changes, the own place, prizes and the last period', async () => {
  const { user } = await open();
  const top = within(await screen.findByRole('list', { name: 'Top three' }));
  expect(top.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    '#1ka***a₱9,000Prize ₱500',
    '#2mi***o₱8,000Prize ₱500',
    '#3ra***n₱7,000Prize ₱500',
  ]);
  expect(screen.getByRole('timer')).toHaveTextContent(/^0[45]:\d\d:\d\d$/);
  expect(screen.getByText('up 2')).toBeInTheDocument();
  expect(screen.getByText('down 1')).toBeInTheDocument();
  expect(screen.getByText(/^You: #37/)).toHaveTextContent('You: #37 · ₱1,250 to #36');
  expect(screen.getByText('#2–10')).toBeInTheDocument();
  await user.click(screen.getByText('Last period'));
  expect(screen.getByText('jo***e')).toBeVisible();
});

test('product 4.18: today, week and month live in the address', async () => {
  const { user, location } = await open();
  await user.click(await screen.findByRole('radio', { name: 'Week' }));
  expect(location()).toBe('/m/depositBetRank?kind=bet&period=week');
  await waitFor(() => expect(network.requests(rankWire.getRank)).toContainEqual({ kind: 'bet', period: 'week' }));
});

test('product 4.18: deposits are not ranked unless the operator switches that on', async () => {
  const first = await open('/m/depositBetRank?kind=deposit');
  await screen.findByRole('timer');
  expect(screen.queryByRole('tab', { name: 'Deposits' })).toBeNull();
  expect(network.requests(rankWire.getRank)).toEqual([{ kind: 'bet', period: 'today' }]);
  first.unmount();
  flags({ betRank: '1', depositRank: '1' });
  const { user } = await open();
  await user.click(await screen.findByRole('tab', { name: 'Deposits' }));
  await waitFor(() => expect(network.requests(rankWire.getRank)).toContainEqual({ kind: 'deposit', period: 'today' }));
});

test('product 4.18: the whole ranking is off unless the operator switches it on', async () => {
  flags({});
  await open();
  expect(await screen.findByText('Not available here')).toBeInTheDocument();
  expect(network.requests(rankWire.getRank)).toEqual([]);
});

test('product 4.18: before the start it says when', async () => {
  network.use(mockCall(rankWire.getRank, { ...rank, rows: [], mine: null, startsAt: Date.now() + 3_600_000 }));
  await open();
  expect(await screen.findByText(/^Ranking starts at .*\(GMT/)).toBeInTheDocument();
});

test('points are not money; a player without a place is told so', async () => {
  network.use(mockCall(rankWire.getRank, { ...rank, unit: 'points', mine: { place: null, score: '0.00', toNext: null } }));
  await open();
  expect(await screen.findByText('9,000 points')).toBeInTheDocument();
  expect(screen.getByText('You are not ranked yet.')).toBeInTheDocument();
});

test('a gateway that fails is told, and trying again brings the ranking', async () => {
  network.use(mockCall(rankWire.getRank, () => httpStatus(500)));
  const { user } = await open();
  expect(await screen.findByText('The ranking did not load')).toBeInTheDocument();
  network.use(...promotionHandlers);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('timer')).toBeInTheDocument();
});

test('product 4.18: no nudge to the next place while a limit is used up', async () => {
  const reached = { kind: 'loss', period: 'day', resetsAt: Date.now() + 3_600_000 } as const;
  network.use(mockCall(playControlsWire.getPlayState, { pause: null, reached }));
  await open();
  await waitFor(() => expect(screen.getByText(/^You: #37/)).toHaveTextContent(/^You: #37$/));
});

test('product 4.18: nothing is ranked in a break', async () => {
  await open();
  await screen.findByText(/^You: #37/);
  act(() => hidePromotions());
  expect(screen.getByText('No promotions right now')).toBeInTheDocument();
  expect(screen.queryByText(/^You: #37/)).not.toBeInTheDocument();
});
