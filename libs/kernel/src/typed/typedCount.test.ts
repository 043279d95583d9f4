import fc from 'fast-check';
import { typedCount } from './typedCount';

test.each([
  ['7', 7],
  [' 12\u00a0', 12],
  ['၂၅', 25],
  ['１２', 12],
  ['1,000', 1000],
  ['1000', 1000],
  ['007', 7],
])('reads %j as %d', (typed, count) => {
  expect(typedCount(typed, 1000)).toBe(count);
});

test.each(['', '0', '1001', '-5', '1.5', '1e3', '5x', 'five'])('%j is no number from 1 to 1000', (typed) => {
  expect(typedCount(typed, 1000)).toBeUndefined();
});

test('a number is itself or refused, never another one', () => {
  fc.assert(
    fc.property(fc.integer({ min: -10, max: 20_000 }), fc.integer({ min: 1, max: 10_000 }), (number, max) => {
      expect(typedCount(String(number), max)).toBe(number >= 1 && number <= max ? number : undefined);
    }),
  );
});
