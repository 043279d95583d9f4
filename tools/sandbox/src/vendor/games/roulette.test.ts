import { payoutOf, reds, roulette, rouletteBets, wheel } from './roulette';

test('the wheel has each number from 0 to 36 once, and half of the others are red', () => {
  expect([...wheel].sort((a, b) => a - b)).toEqual(Array.from({ length: 37 }, (_, number) => number));
  expect(reds).toHaveLength(18);
});

test.each(rouletteBets)('%s returns exactly 36 of 37 stakes over all numbers', (bet) => {
  expect(wheel.reduce((sum: number, number) => sum + payoutOf(bet, number), 0)).toBe(36);
});

test('the stated return is 36/37, for any chips on the table', () => {
  expect(roulette.rules.returnRate).toBe((36 / 37).toFixed(3));
  const choice = roulette.read({ red: 2, dozen3: 1, n0: 1 });
  const paid = wheel.reduce((sum: number, _, place) => sum + (choice?.play(() => place).multiple ?? 0), 0);
  expect(paid / (37 * (choice?.stakes ?? 0))).toBe(36 / 37);
});

test('a bet pays as the table of a casino says', () => {
  expect(['red', 'odd', 'low', 'dozen1', 'n7', 'black', 'n8'].map((bet) => payoutOf(bet, 7))).toEqual([2, 2, 2, 3, 36, 0, 0]);
  expect(['red', 'black', 'even', 'odd', 'low', 'high', 'dozen1', 'n0'].map((bet) => payoutOf(bet, 0))).toEqual([0, 0, 0, 0, 0, 0, 0, 36]);
});

test.each([
  undefined,
  null,
  {},
  { red: 0 },
  { red: 1.5 },
  { red: -1, black: 2 },
  { n37: 1 },
  { red: 41 },
  { red: 40, n1: 1 },
  ['red'],
  'red',
])('chips that the table does not take are refused: %j', (pick) => expect(roulette.read(pick)).toBeUndefined());
