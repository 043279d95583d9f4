import { retryAfter } from './ClosedPage';

test('product 4.25: the pause between checks grows up to 120 s', () => {
  expect([0, 1, 2, 3, 4, 50].map(retryAfter)).toEqual([15, 30, 60, 120, 120, 120]);
});
