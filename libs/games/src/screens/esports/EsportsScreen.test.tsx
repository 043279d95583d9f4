import { adoptCountries, loggedIn, ownCountries, paths } from '@parlour/kernel';
import { defineFeature } from '@parlour/kernel/feature';
import { playerFeature } from '@parlour/player';
import { siteFeature } from '@parlour/site';
import { httpStatus, mockCall, network, refuse, renderFeature, useNetwork } from '@parlour/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { PlayGame } from '../../blocks/PlayGame';
import { gamesFeature } from '../../feature';
import { timings } from '../../rules/limits';
import { buildGame, buildPage } from '../../mocks/gameBuilders';
import { handlers } from '../../mocks/handlers';
import { discoveryWire, gamesWire } from '../../wire';

useNetwork(...handlers);
const others = { with: [siteFeature, playerFeature] };
const player = { ...others, events: [loggedIn({ token: 'token-123', userName: 'maria', type: 0, merchantCode: '200jilif3' })] };
const open = (options: Parameters<typeof renderFeature>[2] = others) => renderFeature(gamesFeature, '/m/esport-games', options);

test('product 4.2: a vendor links to its lobby, and a match to the vendor that takes bets on it', async () => {
  await open();
  const lobby = '/m/play?vassalage=ARENA&gameType=ESPORTS&name=Arena';
  expect(await screen.findByRole('link', { name: 'Arena' })).toHaveAttribute('href', lobby);
  const matches = await screen.findByRole('region', { name: 'Featured matches' });
  const [live, next] = within(matches).getAllByRole('link');
  expect(live).toHaveAttribute('href', lobby);
  expect(live).toHaveTextContent(/^Live.*Manila Monsoon.*Yangon Yaks/);
  expect(next).toHaveTextContent(/^\d{2}:\d{2}.*Cebu Comets/);
  expect(within(matches).getAllByRole('heading', { level: 3 })[0]).toHaveTextContent('Live');
  expect(
    within(matches)
      .getAllByRole('heading', { level: 4 })
      .map(({ textContent }) => textContent),
  ).toEqual(['Dota 2', 'Valorant']);
  expect(screen.getByText('Live information can be delayed. Others may have newer data.')).toBeVisible();
});

test('the days are the site’s, as the gateway orders them; a match has the time of the player, and its date where the day is another one', async () => {
  const [philippines] = ownCountries;
  // No machine that runs this test is in this zone, 14 hours ahead of UTC.
  if (philippines) adoptCountries([{ ...philippines, timeZone: 'Pacific/Kiritimati' }]);
  const match = (matchId: string, startsAt: string) => ({
    matchId,
    gameName: 'Dota 2',
    home: `Home ${matchId}`,
    away: 'B',
    startsAt: Date.parse(startsAt),
    vassalage: 'ARENA',
  });
  network.use(
    mockCall(discoveryWire.getMatches, { list: [match('late', '2030-11-30T09:30:00Z'), match('early', '2030-11-30T10:30:00Z')] }),
  );
  await open();
  const matches = within(await screen.findByRole('region', { name: 'Featured matches' }));
  expect(matches.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Sat, 30 Nov 2030 (GMT+14)',
    'Sun, 1 Dec 2030 (GMT+14)',
  ]);
  const begins = new Date('2030-11-30T10:30:00Z');
  const time = begins.toTimeString().slice(0, 5);
  expect(matches.getByRole('link', { name: /Home early/ })).toHaveTextContent(new RegExp(`^${time}.*${begins.getDate()} Nov · Arena$`));
  adoptCountries([...ownCountries]);
});

test('a match is hidden if its vendor is not offered or in maintenance; without matches the section is hidden', async () => {
  const match = { matchId: '1', gameName: 'Dota 2', home: 'A', away: 'B', startsAt: 1, vassalage: 'ELSEWHERE' };
  network.use(mockCall(discoveryWire.getMatches, { list: [match] }));
  await open();
  await screen.findByRole('link', { name: 'Arena' });
  expect(screen.queryByRole('region', { name: 'Featured matches' })).not.toBeInTheDocument();
});

test('sports have their matches with odds before the games, eight at first; a narrowed list has games alone', async () => {
  const list = Array.from({ length: 10 }, (_, place) => ({
    matchId: `m${place}`,
    gameName: 'Metro Basketball',
    home: `Home ${place}`,
    away: `Away ${place}`,
    startsAt: Date.now() + 3_600_000,
    vassalage: 'GOAL',
    odds: { home: '1.55', draw: place === 0 ? '3.10' : null, away: '2.40' },
  }));
  network.use(mockCall(discoveryWire.getMatches, { list }));
  const { user } = await renderFeature(gamesFeature, '/m/sport-games', others);
  const matches = within(await screen.findByRole('region', { name: 'Featured matches' }));
  expect(matches.getByRole('link', { name: /Home 0/ })).toHaveTextContent(/1 1\.55X 3\.102 2\.40$/);
  expect(matches.getByRole('link', { name: /Home 1/ })).toHaveTextContent(/1 1\.552 2\.40$/);
  expect(matches.getByRole('link', { name: /Home 0/ })).toHaveAttribute('href', expect.stringContaining('vassalage=GOAL&gameType=SPORTS'));
  expect(matches.getAllByRole('link')).toHaveLength(8);
  await user.click(matches.getByRole('button', { name: 'Show all 10 matches' }));
  expect(matches.getAllByRole('link')).toHaveLength(10);
  await user.click(screen.getByRole('tab', { name: 'Hot' }));
  expect(await screen.findByRole('link', { name: 'Game hot-1' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Featured matches' })).not.toBeInTheDocument();
});

describe('odds', () => {
  let asked = 0;
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  beforeEach(() => {
    asked = 0;
    const match = { matchId: '1', gameName: 'Dota 2', home: 'A', away: 'B', startsAt: 1, isLive: true, vassalage: 'ARENA' };
    network.use(
      mockCall(discoveryWire.getMatches, () => {
        asked += 1;
        return { list: [{ ...match, odds: { home: `1.5${asked}`, away: '2.40' } }] };
      }),
    );
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
    delete document.documentElement.dataset['dataSaver'];
  });

  test('move without a reload once the page is used', async () => {
    await open();
    const match = await screen.findByRole('link', { name: /A.*B/ });
    await pass(2 * timings.matchesRenewal);
    expect([asked, match.textContent]).toEqual([1, expect.stringContaining('1.51')]);
    fireEvent.pointerDown(document.body);
    await pass(timings.matchesRenewal + 1000);
    expect([asked, match.textContent]).toEqual([2, expect.stringContaining('1.52')]);
  });

  test('do not move with data saving', async () => {
    document.documentElement.dataset['dataSaver'] = 'on';
    await open();
    await screen.findByRole('link', { name: /A.*B/ });
    fireEvent.pointerDown(document.body);
    await pass(3 * timings.matchesRenewal);
    expect(asked).toBe(1);
  });
});

test('a renewal moves no match: one that goes live and one that is over keep their places, a new one waits', async () => {
  jest.useFakeTimers();
  const match = (matchId: string, own = {}) => ({
    matchId,
    gameName: 'Dota 2',
    home: matchId,
    away: 'B',
    startsAt: Date.now() + 60_000,
    vassalage: 'ARENA',
    odds: { home: '1.50', away: '2.40' },
    ...own,
  });
  network.use(mockCall(discoveryWire.getMatches, { list: ['first', 'second', 'third'].map((id) => match(id)) }));
  await open();
  const matches = within(await screen.findByRole('region', { name: 'Featured matches' }));
  const rows = () =>
    matches.getAllByRole('link').map(({ textContent }) => /^(Live)?.*?(first|second|third|new)/.exec(textContent ?? '')?.slice(1, 3));
  network.use(mockCall(discoveryWire.getMatches, { list: [match('new'), match('third', { isLive: true }), match('first')] }));
  fireEvent.pointerDown(document.body);
  await act(() => jest.advanceTimersByTimeAsync(timings.matchesRenewal + 1000));
  expect(rows()).toEqual([
    [undefined, 'first'],
    [undefined, 'second'],
    ['Live', 'third'],
  ]);
  expect(matches.getByRole('link', { name: /second/ })).not.toHaveTextContent('1.50');
  expect(matches.getAllByRole('heading', { level: 3 })).toHaveLength(1);
  jest.useRealTimers();
});

test('a failure to load matches does not affect the vendors', async () => {
  network.use(mockCall(discoveryWire.getMatches, () => httpStatus(500)));
  await open();
  expect(await screen.findByRole('link', { name: 'Arena' })).toBeVisible();
});

test('the vendor that was played last is marked', async () => {
  network.use(
    mockCall(gamesWire.getRecentGames, ({ gameType }) =>
      buildPage(gameType === 'ESPORTS' ? [buildGame({ vassalage: 'ARENA', gameType: 'ESPORTS', gameCode: '' })] : []),
    ),
  );
  await open(player);
  expect(await screen.findByRole('link', { name: /Arena.*Last played/ })).toBeVisible();
});

test('product 4.2: without vendors there is a link to sports', async () => {
  network.use(mockCall(gamesWire.getVendors, { content: [] }));
  await open();
  expect(await screen.findByText('No e-sports provider is available right now.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to sports' })).toHaveAttribute('href', '/m/sport-games');
});

describe('a vendor opened from its tile', () => {
  /** Stands in for the app's route of the play screen. */
  const play = defineFeature({
    id: 'play',
    routes: [{ path: paths.games.play, access: 'player', lazy: async () => ({ default: () => <PlayGame /> }) }],
    messages: async () => ({ default: {} }),
  });
  const open = () => renderFeature(gamesFeature, '/m/esport-games', { ...player, with: [...player.with, play] });
  const launches = () => network.requests(gamesWire.launchGame);
  const tap = async ({ user }: Awaited<ReturnType<typeof open>>) => user.click(await screen.findByRole('link', { name: /^Arena/ }));

  test('product 4.2: is launched once, and the play screen uses that reply', async () => {
    const view = await open();
    await tap(view);
    await waitFor(() => expect(view.location()).toBe('/m/play?vassalage=ARENA&gameType=ESPORTS&name=Arena'));
    expect(await screen.findByText(/Arena can't be opened/)).toBeVisible(); // this test allows no vendor host
    expect(launches()).toMatchObject([{ vassalage: 'ARENA', gameType: 'ESPORTS', gameCode: '' }]);
    await view.user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(launches()).toHaveLength(2));
  });

  test('product 4.2: a failed launch shows at the tile, with a retry and the full page', async () => {
    network.use(mockCall(gamesWire.launchGame, () => refuse('VENDOR_MAINTENANCE')));
    const view = await open();
    await tap(view);
    const failure = await screen.findByRole('alert');
    expect(failure).toHaveTextContent("We couldn't open Arena");
    expect(failure).toHaveTextContent('This game provider is under maintenance.');
    expect(screen.getByRole('link', { name: /^Arena/ })).toHaveTextContent("Couldn't open");
    expect(view.location()).toBe('/m/esport-games');
    expect(within(failure).getByRole('link', { name: 'Open full page' })).toHaveAttribute(
      'href',
      '/m/play?vassalage=ARENA&gameType=ESPORTS&name=Arena',
    );
    network.use(mockCall(gamesWire.launchGame, { url: 'https://vendor.example/', playSessionId: 'p2', openIn: 'frame' }));
    await view.user.click(within(failure).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(view.location()).toContain('/m/play?'));
    expect(launches()).toHaveLength(2);
  });

  test('that a vendor was not launched for lack of a connection is said no longer than it is lost', async () => {
    const view = await open();
    await screen.findByRole('link', { name: /^Arena/ });
    network.goOffline();
    await tap(view);
    expect(await screen.findByRole('alert')).toHaveTextContent('No internet.');
    network.comeBack();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: /^Arena/ })).not.toHaveTextContent("Couldn't open");
    expect(launches()).toEqual([]);
  });

  test('two taps launch once; a player who has left the screen is not sent to the game', async () => {
    let answer = () => undefined as void;
    network.use(
      mockCall(
        gamesWire.launchGame,
        () => new Promise((resolve) => (answer = () => resolve({ url: 'https://vendor.example/', playSessionId: 'p3', openIn: 'frame' }))),
      ),
    );
    const view = await open();
    await tap(view);
    expect(screen.getByRole('link', { name: /^Arena/ })).toHaveTextContent('Opening…');
    await tap(view);
    await waitFor(() => expect(launches()).toHaveLength(1));
    await view.user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Slots');
    expect(await screen.findByRole('link', { name: 'Game RNG-1' })).toBeVisible();
    await act(async () => answer());
    expect(view.location()).toBe('/m/slot-games');
  });
});
