import { retryAfter } from './retryAfter';

test('product 4.25: the site is looked at ever more rarely', () => {
  expect([0, 1, 2, 3, 4, 50].map(retryAfter)).toEqual([15, 30, 60, 120, 120, 120]);
});
