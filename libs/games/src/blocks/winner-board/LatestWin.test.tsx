import { playerFeature } from '@parlour/player';
import { siteFeature } from '@parlour/site';
import { httpStatus, mockCall, network, renderBlock, useNetwork } from '@parlour/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { toGamePage } from '../../api/toGame';
import { gamesFeature } from '../../feature';
import { useGameCard } from '../../hooks/useGameCard';
import { useLiveFigures } from '../../hooks/useLiveFigures';
import { buildGames, buildPage, buildWinner } from '../../mocks/gameBuilders';
import { handlers } from '../../mocks/handlers';
import { timings } from '../../rules/limits';
import { gamesWire } from '../../wire';
import { WinnerBoard } from './WinnerBoard';

useNetwork(...handlers);
const options = { with: [gamesFeature, siteFeature, playerFeature] };
const { games } = toGamePage({
  ...buildPage(buildGames(2, 'slot-', { players: 10 })),
  games: buildGames(2, 'slot-', { players: 10 }),
  currencySymbol: '₱',
});

function Tiles() {
  useLiveFigures();
  const card = useGameCard();
  return games.map((game) => card(game));
}

/** The figures of the first game change with each call. */
function movingFigures() {
  let players = 11;
  return mockCall(gamesWire.getLiveFigures, () => ({ games: [{ nodeId: games[0]!.nodeId, players: players++ }], currencySymbol: '₱' }));
}

const asked = () => network.requests(gamesWire.getLiveFigures).length;
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

afterEach(() => {
  jest.useRealTimers();
  delete document.documentElement.dataset['dataSaver'];
});

test('the figures of a list move without a reload; the first call comes one period after the list', async () => {
  jest.useFakeTimers();
  await renderBlock(<Tiles />, { ...options, handlers: [movingFigures()] });
  fireEvent.pointerDown(document.body);
  await pass(timings.liveFigures - 1);
  expect([asked(), screen.getAllByLabelText('10 playing').length]).toEqual([0, 2]);
  await pass(1000);
  expect(screen.getByLabelText('11 playing')).toBeInTheDocument();
  expect(screen.getByLabelText('10 playing')).toBeInTheDocument();
  await pass(timings.liveFigures);
  expect(screen.getByLabelText('12 playing')).toBeInTheDocument();
  expect(asked()).toBe(2);
});

test('with data saving nothing is asked and nothing moves', async () => {
  document.documentElement.dataset['dataSaver'] = 'on';
  jest.useFakeTimers();
  await renderBlock(<Tiles />, { ...options, handlers: [movingFigures()] });
  await pass(3 * timings.liveFigures);
  expect([asked(), screen.getAllByLabelText('10 playing').length]).toEqual([0, 2]);
});

test('a failed call leaves the figures of the list', async () => {
  jest.useFakeTimers();
  await renderBlock(<Tiles />, { ...options, handlers: [mockCall(gamesWire.getLiveFigures, () => httpStatus(503, 'UNKNOWN'))] });
  fireEvent.pointerDown(document.body);
  await pass(2 * timings.liveFigures);
  expect(asked()).toBeGreaterThan(0);
  expect(screen.getAllByLabelText('10 playing')).toHaveLength(2);
});

test('the board begins with the latest win', async () => {
  const win = buildWinner({ nodeId: 'now', gameName: 'Jade Tile Nights', customerName: 'li***a', winAmount: '512.00' });
  const { container } = await renderBlock(<WinnerBoard symbol="₱" />, {
    ...options,
    handlers: [mockCall(gamesWire.getLiveFigures, { games: [], wins: [win], currencySymbol: '₱' })],
  });
  const latest = await screen.findByText(/^Latest win: li\*\*\*a/);
  expect(latest).toHaveTextContent('₱512');
  expect(latest).toHaveTextContent('Jade Tile Nights');
  expect(container.querySelector('[data-skippable] > *')).toBe(latest);
});

test('without a win the board has no such line', async () => {
  await renderBlock(<WinnerBoard symbol="₱" />, options);
  await screen.findByRole('region', { name: 'Biggest wins' });
  await waitFor(() => expect(asked()).toBe(1));
  expect(screen.queryByText(/^Latest win/)).not.toBeInTheDocument();
});

test('a poll that fails leaves the line, and the figures of tiles', async () => {
  const win = buildWinner({ customerName: 'li***a', winAmount: '512.00' });
  await renderBlock(<WinnerBoard symbol="₱" />, {
    ...options,
    handlers: [mockCall(gamesWire.getLiveFigures, { games: [], wins: [win], currencySymbol: '₱' })],
  });
  await screen.findByText(/^Latest win/);
  network.use(mockCall(gamesWire.getLiveFigures, () => httpStatus(503, 'UNKNOWN')));
  jest.useFakeTimers();
  await pass(2 * timings.liveFigures);
  expect(screen.getByText(/^Latest win/)).toBeInTheDocument();
});
