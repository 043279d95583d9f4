import { dayOf } from '@parlour/ui/date-range';
import { profitDays, profitRange, readProfitDays } from './profitRange';

const now = new Date(2026, 10, 20, 14, 2).getTime();

test('product 4.8: profit and loss cover 7, 30 or 90 days, by default 7', () => {
  expect(profitDays).toEqual([7, 30, 90]);
  expect([null, '7', '30', '90', '365', 'x'].map(readProfitDays)).toEqual([7, 7, 30, 90, 7, 7]);
});

test.each([
  [7, '2026-11-14'],
  [30, '2026-10-22'],
  [90, '2026-08-23'],
] as const)('a range of %i days ends today', (days, first) => {
  const { from, to } = profitRange(days, now);
  expect(dayOf(from)).toBe(first);
  expect(dayOf(to - 1)).toBe('2026-11-20');
});
