import { readGameListView, withFilters, withTab, withoutFilter, writeGameListView } from './gameListView';

const read = (query: string, category?: 'RNG' | 'LIVE') => readGameListView(new URLSearchParams(query), category);

test('the address round-trips everything that a list shows', () => {
  const query = 'gameType=RNG&dataType=filter&vassalage=PP&gameClassify=JP&minBet=0.05&minLine=20&gameName=ruby';
  const view = read(query);
  expect(view).toEqual({
    category: 'RNG',
    tab: 'filter',
    vendor: 'PP',
    gameClassify: 'JP',
    minBet: '0.05',
    minLine: '20',
    gameName: 'ruby',
  });
  expect(writeGameListView(view).toString()).toBe(query);
});

test('a route that names its category keeps gameType out of the address', () => {
  expect(read('gameType=FISH&dataType=hot', 'RNG')).toMatchObject({ category: 'RNG', tab: 'hot' });
  expect(writeGameListView(read('dataType=hot', 'RNG'), 'RNG').toString()).toBe('dataType=hot');
});

test('live games keep a stake and free seats, also with other filters; a new tab resets them', () => {
  const query = 'dataType=filter&vassalage=PP&stake=50&seats=free';
  const view = read(query, 'LIVE');
  expect(view).toMatchObject({ stake: '50', hasSeats: true, vendor: 'PP' });
  expect(writeGameListView(view, 'LIVE').toString()).toBe(query);
  expect(withoutFilter(view, 'vendor')).toMatchObject({ tab: 'all', stake: '50', hasSeats: true });
  expect(withTab(view, 'hot')).toEqual({ category: 'LIVE', tab: 'hot' });
});

test.each(['stake=-5', 'stake=1e3', 'stake=x', 'seats=all', 'stake='])('unknown values of live games are ignored: %s', (query) => {
  expect(read(query, 'LIVE')).toEqual({ category: 'LIVE', tab: 'all' });
});

test.each([
  'stake=50&seats=free',
  'dataType=%3Cscript%3E',
  'gameType=NOPE',
  'gameClassify=XX&minBet=9',
  'dataType=__proto__',
  'minBet=0.05',
  'minLine=20',
  'minLine=-1',
])('unknown values are ignored: %s', (query) => {
  expect(read(query)).toEqual({ category: 'ALL', tab: 'all' });
});

test('text from an address is trimmed and bounded', () => {
  expect(read(`gameName=%20%20${'x'.repeat(10_000)}`).gameName).toHaveLength(100);
});

test('spec 4: changing the tab resets the filters', () => {
  expect(withTab(read('dataType=filter&vassalage=PP&gameName=ruby', 'RNG'), 'hot')).toEqual({ category: 'RNG', tab: 'hot' });
});

test('spec 4: submitting filters sets filter mode; clearing all of them returns to all', () => {
  const filtered = withFilters(read('dataType=hot', 'RNG'), { vendor: 'PP', minBet: '1' });
  expect(filtered.tab).toBe('filter');
  expect(withoutFilter(filtered, 'minBet')).toMatchObject({ tab: 'filter', vendor: 'PP', minBet: undefined });
  expect(withoutFilter(withoutFilter(filtered, 'minBet'), 'vendor').tab).toBe('all');
});

test('a classification tab keeps its code apart from the filters', () => {
  const view = read('dataType=JP&vassalage=PP', 'RNG');
  expect(view).toMatchObject({ tab: 'JP', gameClassify: 'JP', vendor: 'PP' });
  expect(writeGameListView(view, 'RNG').toString()).toBe('dataType=JP&vassalage=PP');
});

test('hot, favourites and recent have only one tab', () => {
  expect(read('gameType=FAV')).toMatchObject({ category: 'FAV', tab: 'fav' });
  expect(read('gameType=RECENT&dataType=JP')).toMatchObject({ category: 'RECENT', tab: 'recent' });
});
