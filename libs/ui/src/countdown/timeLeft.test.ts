import { countdownDays, countdownText } from './timeLeft';

test.each([
  [192_000, '03:12'],
  [191_001, '03:12'],
  [0, '00:00'],
  [-5000, '00:00'],
  [3_600_000, '01:00:00'],
])('%i ms are formatted as %s', (ms, text) => {
  expect(countdownText(ms)).toBe(text);
});

test.each([
  [1, 0, '00:00:01'],
  [59_999, 0, '00:01:00'],
  [24 * 3_600_000, 1, '00:00:00'],
  [24 * 3_600_000 - 1, 1, '00:00:00'],
  [50 * 3_600_000 + 61_000, 2, '02:01:01'],
  [-5000, 0, '00:00:00'],
])('%i ms left are %i days and %s', (left, days, clock) => {
  expect(countdownDays(left)).toEqual({ days, clock });
});
