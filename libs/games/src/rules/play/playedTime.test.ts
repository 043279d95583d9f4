import { playedTime } from './playedTime';

test.each([
  [0, '0:00'],
  [61_999, '1:01'],
  [3_599_000, '59:59'],
  [3_600_000, '1:00:00'],
  [36_061_000, '10:01:01'],
  [-5000, '0:00'],
  [NaN, '0:00'],
])('%d ms of play are shown as %s', (ms, text) => {
  expect(playedTime(ms)).toBe(text);
});
