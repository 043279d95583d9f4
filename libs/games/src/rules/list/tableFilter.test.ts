import type { Table } from '../../api/discoveryApi';
import { stakesOf, tableFits } from './tableFilter';

const table = (own: Partial<Table> = {}): Table => ({ minBet: '50', maxBet: '5000', freeSeats: 2, results: [], symbol: '₱', ...own });

test.each([
  ['49.99', false],
  ['50', true],
  ['5000.00', true],
  ['5000.01', false],
])('a table from 50 to 5,000 takes %s: %s', (stake, fits) => {
  expect(tableFits(table(), { stake })).toBe(fits);
});

test('a table without limits takes any stake', () => {
  expect(tableFits(table({ minBet: null, maxBet: undefined }), { stake: '0.01' })).toBe(true);
});

test.each([
  [0, false],
  [1, true],
  [null, true],
])('with %s free seats a place is free: %s', (freeSeats, fits) => {
  expect(tableFits(table({ freeSeats }), { hasSeats: true })).toBe(fits);
  expect(tableFits(table({ freeSeats }), {})).toBe(true);
});

test('stakes to choose from are the limits, each once, in the order of their amounts', () => {
  expect(stakesOf([table(), table({ minBet: '100', maxBet: null }), table({ minBet: '9', maxBet: '5000' })])).toEqual([
    '9',
    '50',
    '100',
    '5000',
  ]);
});
