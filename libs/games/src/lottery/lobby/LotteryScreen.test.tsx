import { loggedIn } from '@parlour/kernel';
import { playerFeature } from '@parlour/player';
import { sessionSlice } from '@parlour/player/session';
import { siteFeature } from '@parlour/site';
import { httpStatus, mockCall, network, renderFeature, useNetwork } from '@parlour/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { gamesFeature } from '../../feature';
import { buildGames } from '../../mocks/gameBuilders';
import { gamesWire } from '../../wire';
import { lotteryWire } from '../../wire/lottery';
import { buildLottery } from '../mocks/lotteryBuilders';
import { lotteryHandlers } from '../mocks/lotteryHandlers';

useNetwork(...lotteryHandlers);

const player = loggedIn({ token: 'token-123', userName: 'maria', type: 0, merchantCode: '200jilif3' });
const open = (path = '/m/lott', isVisitor = false) =>
  renderFeature(gamesFeature, path, { with: [siteFeature, { ...playerFeature, routes: [] }], events: isVisitor ? [] : [player] });
const closingIn = (nodeId: string, ms: number) => {
  const closesAt = Date.now() + ms;
  return buildLottery({ nodeId, gameName: nodeId, draw: { drawNo: '1', opensAt: 0, closesAt, drawsAt: closesAt + 60_000 } });
};
const cards = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

test('spec 2: /m/lott and /m/elott set the mode, /m/lottery follows the prize mode', async () => {
  const { user, location } = await open('/m/lottery');
  expect(await screen.findByRole('heading', { name: 'Hanoi Daily' })).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Lott', pressed: false }));
  expect(location()).toBe('/m/lott');
  expect(await screen.findByRole('heading', { name: 'Fast Three' })).toBeVisible();
});

test('product 4.1: without vendors for both modes there is no mode switch', async () => {
  network.use(mockCall(gamesWire.getVendors, { content: [], sorting: [], mapping: { LOTT: ['SUWERTE'] } }));
  await open();
  await screen.findByRole('heading', { name: 'Fast Three' });
  expect(screen.queryByRole('group', { name: 'Lottery hall' })).not.toBeInTheDocument();
});

test('product 4.1: a card shows the time left to bet, the draw and the last result', async () => {
  await open();
  await screen.findByRole('heading', { name: 'Fast Three' });
  expect(screen.getAllByRole('timer')[0]).toHaveTextContent(/^Closes in 0[12]:\d\d$/);
  expect(screen.getAllByText('Draw 0123')).toHaveLength(2);
  expect(screen.getAllByRole('img', { name: 'Last result 3, 8, 0' })).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Bet: Fast Three' })).toHaveAttribute('href', '/m/lottery/l1');
});

test('on a page that nobody uses, a lottery that has closed says so in its place, and nothing is asked again', async () => {
  jest.useFakeTimers();
  network.use(mockCall(lotteryWire.getLotteries, () => ({ list: [closingIn('first', 2000), closingIn('second', 60_000)] })));
  await open();
  await waitFor(() => expect(cards()).toEqual(['first', 'second']));
  await act(() => jest.advanceTimersByTimeAsync(40_000));
  const next = within(screen.getByRole('region', { name: 'Next to close' }));
  expect(next.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['first', 'second']);
  expect(next.getByText('Drawing…')).toBeVisible();
  // The first tap must not open another lottery.
  fireEvent.pointerDown(document.body);
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(cards()).toEqual(['first', 'second']);
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(screen.getByRole('region', { name: 'Drawing now' })).toBeVisible();
  expect(network.requests(lotteryWire.getLotteries)).toHaveLength(1);
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(network.requests(lotteryWire.getLotteries)).toHaveLength(2);
  jest.useRealTimers();
});

test('the three that close next are large, the rest are rows by the time left, each with its bet, its results and its star', async () => {
  const names = ['Fast Three', 'Quick Five', 'Lucky Six', 'Keno', 'Daily Draw'];
  const list = [9, 1, 3, 30, 600].map((minutes, place) => {
    const closesAt = Date.now() + minutes * 60_000;
    const draw = { drawNo: `${place}`, opensAt: 0, closesAt, drawsAt: closesAt };
    return buildLottery({ nodeId: `l${place}`, gameName: names[place], draw });
  });
  network.use(mockCall(lotteryWire.getLotteries, { list: [...list, buildLottery({ nodeId: 'l9', gameName: 'Unknown', draw: null })] }));
  const { user } = await open();
  const next = within(await screen.findByRole('region', { name: 'Next to close' }));
  expect(next.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Quick Five',
    'Lucky Six',
    'Fast Three',
  ]);
  expect(within(screen.getByRole('region', { name: 'In more than an hour' })).getByRole('link')).toHaveAccessibleName('Bet: Daily Draw');
  expect(within(screen.getByRole('region', { name: 'Others' })).queryByRole('link')).not.toBeInTheDocument();
  const row = within(screen.getByRole('region', { name: 'Within an hour' }));
  expect(row.getByRole('link', { name: 'Bet: Keno' })).toHaveAttribute('href', '/m/lottery/l3');
  expect(row.getByRole('timer')).toHaveTextContent(/^(30:00|29:5\d)$/);
  expect(row.getByRole('timer')).toHaveAccessibleName(/^Closes in /);
  expect(row.getByRole('img', { name: 'Last result 3, 8, 0' })).toBeVisible();
  expect(row.getByRole('button', { name: 'Favorite: Keno' })).toBeVisible();
  await user.click(row.getByRole('button', { name: 'Results: Keno' }));
  expect(await screen.findByRole('list', { name: 'Last draws' })).toBeVisible();
});

test('a lottery that has closed makes room for the next one, and comes back with its new draw', async () => {
  jest.useFakeTimers();
  network.use(mockCall(lotteryWire.getLotteries, () => ({ list: [closingIn('first', 2000), closingIn('second', 60_000)] })));
  await open();
  await waitFor(() => expect(cards()).toEqual(['first', 'second']));
  fireEvent.pointerDown(document.body);
  await act(() => jest.advanceTimersByTimeAsync(3000));
  expect(within(screen.getByRole('region', { name: 'Next to close' })).getByRole('heading', { level: 3 })).toHaveTextContent('second');
  expect(within(screen.getByRole('region', { name: 'Drawing now' })).getByRole('heading', { level: 3 })).toHaveTextContent('first');
  network.use(mockCall(lotteryWire.getLotteries, () => ({ list: [closingIn('first', 300_000), closingIn('second', 50_000)] })));
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Drawing now' })).not.toBeInTheDocument());
  expect(cards()).toEqual(['second', 'first']);
  jest.useRealTimers();
});

test('groups of the menu filter the cards', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Numbers' }));
  expect(cards()).toEqual(['Lucky Six']);
  await user.click(screen.getByRole('button', { name: 'All' }));
  expect(cards()).toEqual(['Fast Three', 'Lucky Six']);
});

test('spec 7: with the Vietnam vendor, its menu and recent lotteries are requested too', async () => {
  network.use(mockCall(lotteryWire.getVnRecent, { list: [{ nodeId: 'v1', playedAt: 1 }] }));
  await open('/m/elott');
  expect(await screen.findByRole('button', { name: 'Vietnam North' })).toBeVisible();
  expect(within(await screen.findByRole('region', { name: 'Recently played' })).getByText('Hanoi Daily')).toBeVisible();
});

describe('what was played last', () => {
  const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  const answerLater = () => {
    let answer: () => void = () => undefined;
    const answered = new Promise<void>((resolve) => (answer = resolve));
    network.use(
      mockCall(gamesWire.getRecentGames, async () => {
        await answered;
        return { games: buildGames(1, 'l'), pageNum: 1, totalPages: 1 };
      }),
      mockCall(lotteryWire.getLotteries, { list: [buildLottery({ nodeId: 'l1' })] }),
    );
    return answer;
  };

  afterEach(() => jest.useRealTimers());

  test('the list waits for it, so that nothing moves', async () => {
    jest.useFakeTimers();
    const answer = answerLater();
    await open();
    // The list itself has come by then.
    await act(() => jest.advanceTimersByTimeAsync(500));
    expect(network.requests(lotteryWire.getLotteries)).toHaveLength(1);
    expect(screen.queryByRole('heading', { level: 3 })).not.toBeInTheDocument();
    answer();
    await screen.findByRole('region', { name: 'Recently played' });
    expect(headings()[0]).toBe('Recently played');
  });

  test('after a while the list is shown; what comes later stands below it', async () => {
    jest.useFakeTimers();
    const answer = answerLater();
    await open();
    await act(() => jest.advanceTimersByTimeAsync(2000));
    expect(await screen.findAllByRole('heading', { level: 3 })).toHaveLength(1);
    answer();
    await screen.findByRole('region', { name: 'Recently played' });
    expect(headings().at(-1)).toBe('Recently played');
  });
});

test('product 4.1: at most six recent lotteries', async () => {
  const list = Array.from({ length: 9 }, (_, at) => buildLottery({ nodeId: `r${at + 1}`, gameName: `Lotto ${at + 1}` }));
  network.use(
    mockCall(lotteryWire.getLotteries, { list }),
    mockCall(gamesWire.getRecentGames, { games: buildGames(9, 'r'), pageNum: 1, totalPages: 1 }),
  );
  await open();
  const recent = await screen.findByRole('region', { name: 'Recently played' });
  expect(within(recent).getAllByRole('link')).toHaveLength(6);
});

test('product 4.1: 50 results can be filtered, and the table says that past draws do not change the odds', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Results: Fast Three' }));
  const list = await screen.findByRole('list', { name: 'Last draws' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(50);
  expect(network.requests(lotteryWire.getLotteryResults)).toMatchObject([{ nodeId: 'l1', limitNum: 50 }]);
  const filter = screen.getByRole('textbox', { name: 'Number or draw' });
  for (const typed of ['7', '၇ ', '７']) {
    await user.clear(filter);
    await user.type(filter, typed);
    expect(within(list).getAllByRole('listitem')).toHaveLength(5);
  }
  await user.click(screen.getByRole('radio', { name: 'Statistics' }));
  expect(screen.getByText('Past draws do not change your chances.')).toBeVisible();
  expect(screen.getByRole('row', { name: '7 5 7' })).toBeVisible();
});

test('"How to play" explains betting and says that past results predict nothing', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'How to play' }));
  expect(screen.getByText("Past results don't predict the next draw.")).toBeVisible();
});

test('the star adds a lottery to the favourites', async () => {
  const { user } = await open();
  const star = (await screen.findAllByRole('button', { name: 'Favorite: Fast Three' }))[0] as HTMLElement;
  await user.click(star);
  expect(star).toHaveAttribute('aria-pressed', 'true');
  await waitFor(() => expect(network.requests(gamesWire.addFavourite)).toEqual([{ nodeId: 'l1', vendor: 'SUWERTE' }]));
});

test('product 4.1: the draws are refetched at once when the app returns from the background', async () => {
  await open();
  await screen.findByRole('heading', { name: 'Fast Three' });
  expect(network.requests(lotteryWire.getLotteries)).toHaveLength(1);
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(network.requests(lotteryWire.getLotteries)).toHaveLength(2));
});

test('a lottery without draw data offers a retry', async () => {
  network.use(mockCall(lotteryWire.getLotteries, { list: [buildLottery({ draw: null, last: null })] }));
  const { user } = await open();
  expect(await screen.findByText('No draw information')).toBeVisible();
  network.use(mockCall(lotteryWire.getLotteries, { list: [buildLottery()] }));
  await user.click(screen.getByRole('button', { name: 'Try again: Fast Three' }));
  expect(await screen.findByRole('link', { name: 'Bet: Fast Three' })).toBeVisible();
});

test('the lobby has an error and an empty state, and shows all lotteries without a menu', async () => {
  network.use(
    mockCall(lotteryWire.getLotteries, () => httpStatus(500)),
    mockCall(lotteryWire.getLotteryMenu, () => httpStatus(500)),
  );
  const { user } = await open();
  expect(await screen.findByText("We couldn't load the lotteries")).toBeVisible();
  network.use(mockCall(lotteryWire.getLotteries, { list: [] }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No lottery is available right now.')).toBeVisible();
});

test('a visitor sees the lobby and is asked to log in for their bets', async () => {
  const { user, location, store } = await open('/m/lott', true);
  await screen.findByRole('heading', { name: 'Fast Three' });
  await user.click(screen.getByRole('button', { name: 'My bets' }));
  expect(sessionSlice.selectors.selectFormShown(store.getState())).toBe('login');
  expect(location()).toBe('/m/lott');
});

test('spec 3: while the gateway cannot be reached, the lobby has the names of the last visit, and no draw', async () => {
  const { unmount } = await open();
  await screen.findByRole('heading', { name: 'Fast Three' });
  expect(localStorage.getItem('lottList')).not.toMatch(/drawNo|drawsAt|drawnAt/);
  unmount();
  network.use(
    mockCall(lotteryWire.getLotteries, () => httpStatus(404)),
    mockCall(lotteryWire.getLotteryMenu, () => httpStatus(404)),
  );
  await open();
  expect(await screen.findByRole('heading', { name: 'Fast Three' })).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Numbers' })).toBeVisible();
  expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Bet: Fast Three' })).not.toBeInTheDocument();
});
