import { homeSections } from './homeSections';

test('spec 4: sports is split in three, e-sports and cockfights right after it', () => {
  expect(homeSections({ order: ['SPORTS', 'RNG'], offered: undefined, disabled: [] })).toEqual(['SPORTS', 'ESPORTS', 'COCKFIGHT', 'RNG']);
});

test('spec 1: home leaves lottery-electronic out, and what is no category of vendors', () => {
  const order = ['ELOTT', 'LOTT', 'HOME', 'FISH', 'ALL', 'PROMO', 'FAV'] as const;
  expect(homeSections({ order, offered: order, disabled: [] })).toEqual(['LOTT', 'FISH']);
});

test('what the merchant switched off or has no vendor for is not there', () => {
  const offered = ['SPORTS', 'COCKFIGHT', 'RNG'] as const;
  expect(homeSections({ order: ['RNG', 'LIVE', 'SPORTS'], offered, disabled: ['COCKFIGHT'] })).toEqual(['RNG', 'SPORTS']);
});

test('without an order from the gateway home still has its usual sections', () => {
  expect(homeSections({ order: undefined, offered: undefined, disabled: ['COCKFIGHT', 'ESPORTS'] })).toEqual([
    'RNG',
    'FISH',
    'LIVE',
    'PVP',
    'SPORTS',
  ]);
});
