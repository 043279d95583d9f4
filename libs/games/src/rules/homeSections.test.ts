import { homeSections } from './homeSections';

test('spec 4: e-sports and cockfights come right after sports', () => {
  expect(homeSections({ order: ['SPORTS', 'RNG'], offered: undefined, disabled: [] })).toEqual(['SPORTS', 'ESPORTS', 'COCKFIGHT', 'RNG']);
});

test('spec 1: home omits lottery-electronic and categories without vendors of their own', () => {
  const order = ['ELOTT', 'LOTT', 'HOME', 'FISH', 'ALL', 'PROMO', 'FAV'] as const;
  expect(homeSections({ order, offered: order, disabled: [] })).toEqual(['LOTT', 'FISH']);
});

test('categories that are disabled or have no vendor are omitted', () => {
  const offered = ['SPORTS', 'COCKFIGHT', 'RNG'] as const;
  expect(homeSections({ order: ['RNG', 'LIVE', 'SPORTS'], offered, disabled: ['COCKFIGHT'] })).toEqual(['RNG', 'SPORTS']);
});

test('without an order from the gateway, home has its default sections', () => {
  expect(homeSections({ order: undefined, offered: undefined, disabled: ['COCKFIGHT', 'ESPORTS'] })).toEqual([
    'RNG',
    'FISH',
    'LIVE',
    'PVP',
    'SPORTS',
  ]);
});
