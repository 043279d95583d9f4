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

test.each([
  ['the gateway leaves sports out', { order: ['RNG', 'ESPORTS'], disabled: [] }, ['RNG', 'ESPORTS', 'COCKFIGHT']],
  ['the gateway orders neither', { order: ['RNG'], disabled: [] }, ['RNG', 'ESPORTS', 'COCKFIGHT']],
  ['the merchant disables sports', { order: ['SPORTS', 'RNG'], disabled: ['SPORTS'] }, ['ESPORTS', 'COCKFIGHT', 'RNG']],
] as const)('e-sports and cockfights stay when only sports are closed: %s', (_, { order, disabled }, shown) => {
  expect(homeSections({ order, offered: ['RNG', 'ESPORTS', 'COCKFIGHT'], disabled })).toEqual(shown);
});

test.each([
  ['by the gateway', { order: ['ELOTT', 'RNG'], offered: ['ELOTT', 'RNG'], disabled: [] }],
  ['by the merchant', { order: ['LOTT', 'ELOTT', 'RNG'], offered: ['LOTT', 'ELOTT', 'RNG'], disabled: ['LOTT'] }],
] as const)('the lottery stays when only LOTT is closed, %s', (_, offer) => {
  expect(homeSections(offer)).toEqual(['LOTT', 'RNG']);
  expect(homeSections({ ...offer, disabled: ['LOTT', 'ELOTT'] })).toEqual(['RNG']);
});
