import { dayOf } from './days';

const moment = Date.parse('2026-11-30T17:00:00Z');

test('a moment has another day in another zone', () => {
  expect([dayOf(moment, 'Asia/Manila'), dayOf(moment, 'Asia/Yangon')]).toEqual(['2026-12-01', '2026-11-30']);
});

test('without a zone it is the day here; an invalid moment has none', () => {
  expect(dayOf(new Date(2026, 0, 2, 23, 59).getTime())).toBe('2026-01-02');
  expect([dayOf(NaN), dayOf(NaN, 'Asia/Manila')]).toEqual(['', '']);
});
