import { playerFeature } from '@parlour/player';
import { siteFeature } from '@parlour/site';
import { httpStatus, mockCall, network, renderFeature, useNetwork, writeConfig } from '@parlour/testing';
import { setupListeners } from '@reduxjs/toolkit/query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { gamesFeature } from '../../feature';
import { fakeIntersections } from '../../mocks/fakeIntersections';
import { buildGames, buildPage } from '../../mocks/gameBuilders';
import { handlers } from '../../mocks/handlers';
import { timings } from '../../rules/limits';
import { discoveryWire, gamesWire } from '../../wire';

useNetwork(...handlers);
beforeEach(() => void fakeIntersections());

const open = (query = '') => renderFeature(gamesFeature, `/m/live-games${query}`, { with: [siteFeature, playerFeature] });
const rows = () => screen.getAllByRole('link', { name: /^Game LIVE-/ });
const names = () => rows().map((row) => new URL((row as HTMLAnchorElement).href).searchParams.get('nodeId'));
const row = (nodeId: string) => screen.findByRole('link', { name: new RegExp(`^Game ${nodeId}\\b`) });
const asked = () => network.requests(discoveryWire.getTables).map(({ nodeIds }) => nodeIds);
const idsOf = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, place) => `LIVE-${from + place}`).join();
const pictureOf = (link: HTMLElement) => link.querySelector('img')?.getAttribute('src');

const tables = [
  { nodeId: 'LIVE-1', image: 'art/tables/one', dealer: 'Alma', minBet: '50', maxBet: '5000', freeSeats: 1, results: ['B', 'P', 'T'] },
  { nodeId: 'LIVE-2', image: 'art/tables/two', dealer: 'Jun', minBet: '500', maxBet: '50000', freeSeats: 0, results: ['D', 'T', '='] },
  { nodeId: 'LIVE-3', image: 'art/tables/three', minBet: '10', maxBet: '1000', freeSeats: null },
];
const reply = (list: object[] = tables) => mockCall(discoveryWire.getTables, { list: list as typeof tables, currencySymbol: '₱' });
const threeGames = mockCall(gamesWire.getGames, buildPage(buildGames(3, 'LIVE-', { gameType: 'LIVE' })));

test('a live game is a row with the picture of its table, its dealer, limits, free seats and last results', async () => {
  network.use(reply());
  await open();
  const first = await row('LIVE-1');
  await waitFor(() => expect(first).toHaveTextContent('₱50 – ₱5,000'));
  expect(first).toHaveTextContent('Alma');
  expect(within(first).getByRole('img', { name: '1 seat free' })).toBeVisible();
  expect(within(first).getByRole('img', { name: 'Last results: B, P, T' })).toBeVisible();
  expect(pictureOf(first)).toMatch(/art\/tables\/one\.400/);
  expect(first).toHaveAttribute('href', expect.stringContaining('nodeId=LIVE-1'));
  expect(await row('LIVE-2')).toHaveTextContent('Full');
  expect(screen.getByRole('button', { name: 'Favorite: Game LIVE-1' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'About Game LIVE-1' })).toBeVisible();
});

test('a game without a table keeps its own picture, and its place', async () => {
  network.use(reply());
  await open();
  await waitFor(() => expect(pictureOf(rows()[3] as HTMLElement)).toMatch(/art\/games\/LIVE-4/));
  expect(names()[3]).toBe('LIVE-4');
});

test('the tables of a page come with one call, whatever narrowed the list', async () => {
  const { user } = await open('?vassalage=LIVE&sort=name&gameName=baccarat');
  await row('LIVE-1');
  await waitFor(() => expect(asked()).toEqual([idsOf(1, 25)]));
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  await row('LIVE-26');
  await waitFor(() => expect(asked()).toEqual([idsOf(1, 25), idsOf(26, 50)]));
});

test('the hot games of the category are tables too', async () => {
  network.use(mockCall(gamesWire.getHotGames, buildPage(buildGames(3, 'LIVE-', { gameType: 'LIVE' }))), reply());
  await open('?dataType=hot');
  await waitFor(async () => expect(await row('LIVE-1')).toHaveTextContent('₱50 – ₱5,000'));
  expect(asked()).toEqual([idsOf(1, 3)]);
});

describe('the list is narrowed', () => {
  beforeEach(() => network.use(threeGames, reply()));

  test('to tables that take a stake, which the address keeps', async () => {
    const { user, location } = await open();
    const stakes = await screen.findByRole('combobox', { name: 'Your bet' });
    await waitFor(() => expect(within(stakes).getAllByRole('option')).toHaveLength(7));
    expect(
      within(stakes)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(
      ['Any bet', '₱10', '₱50', '₱500', '₱1,000', '₱5,000', '₱50,000'], // the limits of the tables
    );
    await user.selectOptions(stakes, '₱50');
    expect(names()).toEqual(['LIVE-1', 'LIVE-3']);
    expect(location()).toBe('/m/live-games?stake=50');
    await user.selectOptions(stakes, '₱50,000');
    expect(names()).toEqual(['LIVE-2']);
    await user.selectOptions(stakes, 'Any bet');
    expect(names()).toEqual(['LIVE-1', 'LIVE-2', 'LIVE-3']);
    expect(location()).toBe('/m/live-games');
  });

  test('to tables with a free place, also those where any number can play', async () => {
    const { user, location } = await open();
    await waitFor(async () => expect(await row('LIVE-2')).toHaveTextContent('Full'));
    await user.click(screen.getByRole('button', { name: 'Free seats', pressed: false }));
    expect(names()).toEqual(['LIVE-1', 'LIVE-3']);
    expect(location()).toBe('/m/live-games?seats=free');
  });

  test('by a link; what matches nothing is cleared with one tap', async () => {
    const { user, location } = await open('?stake=7&seats=free');
    expect(await screen.findByText('No games match')).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Your bet' })).toHaveDisplayValue('₱7');
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await row('LIVE-1');
    expect(location()).toBe('/m/live-games');
  });

  test('but not before the tables are known', async () => {
    network.use(mockCall(discoveryWire.getTables, () => new Promise(() => undefined)));
    await open('?stake=50000');
    await row('LIVE-3');
    expect(names()).toEqual(['LIVE-1', 'LIVE-2', 'LIVE-3']);
  });
});

describe('the tables are renewed', () => {
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  let visibility: DocumentVisibilityState = 'visible';
  function turn(state: DocumentVisibilityState) {
    visibility = state;
    act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  }

  beforeAll(() => Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility }));
  afterAll(() => Reflect.deleteProperty(document, 'visibilityState'));
  beforeEach(() => {
    jest.useFakeTimers();
    network.use(threeGames, reply());
  });
  afterEach(() => {
    visibility = 'visible';
    jest.useRealTimers();
    Reflect.deleteProperty(navigator, 'connection');
  });

  test('with one call while they are in view, and a table that fills up stays in a filtered list', async () => {
    const { store } = await open('?seats=free');
    const stop = setupListeners(store.dispatch);
    await row('LIVE-1');
    await waitFor(() => expect(names()).toEqual(['LIVE-1', 'LIVE-3']));
    network.use(reply(tables.map((table) => ({ ...table, freeSeats: 0 }))));
    await pass(timings.tablesRenewal);
    await waitFor(() => expect(rows()[0]).toHaveTextContent('Full'));
    expect(names()).toEqual(['LIVE-1', 'LIVE-3']);
    expect(asked()).toEqual([idsOf(1, 3), idsOf(1, 3)]);
    stop();
  });

  test('but not in a hidden tab', async () => {
    const { store } = await open();
    const stop = setupListeners(store.dispatch);
    await waitFor(() => expect(asked()).toHaveLength(1));
    turn('hidden');
    await pass(3 * timings.tablesRenewal);
    expect(asked()).toHaveLength(1);
    turn('visible');
    await pass(timings.tablesRenewal);
    await waitFor(() => expect(asked()).toHaveLength(2));
    stop();
  });

  test('but not for a player who saves data', async () => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
    await open();
    await waitFor(() => expect(asked()).toHaveLength(1));
    await pass(3 * timings.tablesRenewal);
    expect(asked()).toHaveLength(1);
  });
});

test('when the tables fail, the games stay as rows without figures, and a stake hides none', async () => {
  network.use(
    threeGames,
    mockCall(discoveryWire.getTables, () => httpStatus(500)),
  );
  await open('?stake=50');
  await waitFor(() => expect(asked().length).toBeGreaterThan(0));
  await waitFor(async () => expect(pictureOf(await row('LIVE-1'))).toMatch(/art\/games\/LIVE-1/));
  expect(names()).toEqual(['LIVE-1', 'LIVE-2', 'LIVE-3']);
});

test('where the gateway has no tables, live games are tiles, and nothing narrows them by tables', async () => {
  const remove = writeConfig({ absentCalls: ['getTables'] });
  await open();
  await row('LIVE-1');
  expect(screen.queryByRole('combobox', { name: 'Your bet' })).not.toBeInTheDocument();
  expect(asked()).toEqual([]);
  remove();
});
