import { siteWire } from '@parlour/site/wire';
import { playControlsWire } from '@parlour/player/wire';
import { httpStatus, mockCall, network, renderFeature, useNetwork } from '@parlour/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { promotionsFeature } from '../../feature';
import { rank } from '../../mocks/club';
import { promotionHandlers } from '../../mocks/handlers';
import { hidePromotions, asMember } from '../../mocks/players';
import { rankWire } from '../../wire';

useNetwork(...promotionHandlers);

const open = (path = '/m/depositBetRank') => renderFeature(promotionsFeature, path, asMember);
const flags = (whitelabel: Record<string, string>) => network.use(mockCall(siteWire.getStatus, { info: { whitelabel } }));

afterEach(() => act(() => hidePromotions(false)));

test("product 4.18: shows countdown, top three, rank changes, the player's rank, prizes and the last period", async () => {
  const { user } = await open();
  const top = within(await screen.findByRole('list', { name: 'Top three' }));
  expect(top.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    '#1ka***a₱9,000Prize ₱500',
    '#2mi***o₱8,000Prize ₱500',
    '#3ra***n₱7,000Prize ₱500',
  ]);
  expect(screen.getByRole('heading', { name: '1st prize ₱5,000' })).toBeVisible();
  expect(screen.getByRole('timer')).toHaveTextContent(/^0[45]:\d\d:\d\d$/);
  expect(screen.getByText('Up 2')).toBeInTheDocument();
  expect(screen.getByText('Down 1')).toBeInTheDocument();
  expect(screen.getByText(/^You: #37/)).toHaveTextContent('You: #37 · ₱1,250 to #36');
  expect(screen.getByText('#2–10')).toBeInTheDocument();
  await user.click(screen.getByText('Last period'));
  expect(screen.getByText('jo***e')).toBeVisible();
});

test('product 4.18: the chosen period is kept in the URL', async () => {
  const { user, location } = await open();
  await user.click(await screen.findByRole('radio', { name: 'Week' }));
  expect(location()).toBe('/m/depositBetRank?kind=bet&period=week');
  await waitFor(() => expect(network.requests(rankWire.getRank)).toContainEqual({ kind: 'bet', period: 'week' }));
});

test('product 4.18: the deposit ranking is off unless the operator enables it', async () => {
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

test('product 4.18: the ranking screen is off unless the operator enables it', async () => {
  flags({});
  await open();
  expect(await screen.findByText('Not available here')).toBeInTheDocument();
  expect(network.requests(rankWire.getRank)).toEqual([]);
});

test('if it is unknown whether there is a ranking, a retry loads it', async () => {
  network.use(mockCall(siteWire.getStatus, httpStatus(500)));
  const { user } = await open();
  expect(await screen.findByText("We couldn't load the ranking")).toBeInTheDocument();
  expect(screen.queryByText('Not available here')).not.toBeInTheDocument();
  network.use(...promotionHandlers);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('timer')).toBeInTheDocument();
});

test('product 4.18: before the start, the screen shows the start time', async () => {
  network.use(mockCall(rankWire.getRank, { ...rank, rows: [], mine: null, startsAt: Date.now() + 3_600_000 }));
  await open();
  expect(await screen.findByText(/^Ranking starts at .*\(GMT/)).toBeInTheDocument();
});

test('points are shown without a currency, and an unranked player is told so', async () => {
  network.use(mockCall(rankWire.getRank, { ...rank, unit: 'points', mine: { place: null, score: '0.00', toNext: null } }));
  await open();
  expect(await screen.findByText('9,000 points')).toBeInTheDocument();
  const note = screen.getByText('You are not ranked yet.');
  // The note precedes the places and covers none of them.
  expect(note.compareDocumentPosition(screen.getByRole('list', { name: 'Top three' }))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('a retry loads the ranking after a load error', async () => {
  network.use(mockCall(rankWire.getRank, () => httpStatus(500)));
  const { user } = await open();
  expect(await screen.findByText("We couldn't load the ranking")).toBeInTheDocument();
  network.use(...promotionHandlers);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('timer')).toBeInTheDocument();
});

test('product 4.18: with a used-up limit, the distance to the next rank is hidden', async () => {
  const reached = { kind: 'loss', period: 'day', resetsAt: Date.now() + 3_600_000 } as const;
  network.use(mockCall(playControlsWire.getPlayState, { pause: null, reached }));
  await open();
  await waitFor(() => expect(screen.getByText(/^You: #37/)).toHaveTextContent(/^You: #37$/));
});

test('product 4.18: the ranking is hidden while promotions are paused', async () => {
  await open();
  await screen.findByText(/^You: #37/);
  act(() => hidePromotions());
  expect(screen.getByText('No promotions right now')).toBeInTheDocument();
  expect(screen.queryByText(/^You: #37/)).not.toBeInTheDocument();
});

test('a ranked player has a row of their own in the list', async () => {
  const [first, ...rest] = rank.rows;
  const rows = [...rest.map((row) => ({ ...row, isMine: row.place === 4 })), ...(first ? [first] : [])].sort((a, b) => a.place - b.place);
  network.use(mockCall(rankWire.getRank, { ...rank, rows, mine: { place: 4, score: '6000.00', toNext: '1000.00' } }));
  await open();
  expect(await screen.findByText('You')).toBeVisible();
  expect(screen.queryByText('lu***z')).not.toBeInTheDocument();
  expect(screen.getByText(/^You: #4/)).toBeVisible();
});
